import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, run } from './command.ts'
import {
  addressOf,
  APPS,
  type DatabaseNode,
  DATABASES,
  FOLDER,
  foldersOf,
  type Node,
} from './nodes.ts'

export const AUTHORITY = `${FOLDER}/ca.crt`
const AUTHORITY_KEY = `${FOLDER}/ca.key`
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/**
 * Makes a certificate authority of our own, a certificate for each database, and a certificate for the site.
 */
export function makeCertificates(): void {
  const self = ['-x509', '-days', '2', '-subj', '/CN=visa cluster']
  run('openssl', ['req', ...self, ...KEY, '-keyout', AUTHORITY_KEY, '-out', AUTHORITY])
  for (const node of DATABASES) renewDatabase(node)
  for (const node of [...DATABASES, ...APPS]) {
    copyFileSync(AUTHORITY, join(foldersOf(node).etc, 'tls/ca.crt'))
  }
  renewSite()
}

/**
 * Makes a new certificate for a database machine. The group may read its key: PostgreSQL, Patroni and
 * etcd use it.
 */
export function renewDatabase(node: DatabaseNode): void {
  const { key } = signFor(node, 'database')
  run('chgrp', ['ssl-cert', key])
  chmodSync(key, 0o640)
}

/** Checks whether all programs of a database machine show the certificate that is in the file. */
export function showsCertificate(node: DatabaseNode): boolean {
  const certificate = readFileSync(certificateOf(node, 'database').crt, 'utf8')
  const programs = [['8008'], ['2379'], ['2380'], ['5432', '-starttls', 'postgres']]
  return programs.every(([port = '', ...options]) => {
    const connect = ['-connect', `${addressOf(node)}:${port}`, ...options]
    return attempt('openssl', ['s_client', ...connect]).includes(certificate.trim())
  })
}

/** Makes a new certificate for the site, in the file that the front reads. */
export function renewSite(): void {
  const { key, crt } = signFor('edge', 'site')
  const path = join(foldersOf('edge').etc, 'tls/site.pem')
  writeFileSync(path, readFileSync(crt, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
}

export function certificateOf(node: Node, name: string): { key: string; crt: string } {
  const base = join(foldersOf(node).etc, 'tls', name)
  return { key: `${base}.key`, crt: `${base}.crt` }
}

function signFor(node: Node, name: string): { key: string; crt: string } {
  const { key, crt } = certificateOf(node, name)
  const subject = ['-days', '1', '-subj', `/CN=${node}`]
  const names = [
    ...['-addext', `subjectAltName=IP:${addressOf(node)}`],
    ...['-addext', 'basicConstraints=CA:FALSE'],
  ]
  const signed = ['-x509', '-CA', AUTHORITY, '-CAkey', AUTHORITY_KEY]
  const files = ['-keyout', key, '-out', crt]
  run('openssl', ['req', ...signed, ...subject, ...names, ...KEY, ...files])
  chmodSync(key, 0o600)
  return { key, crt }
}
