import { chmodSync, chownSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOwner } from '#tests/support/server/postgres.ts'
import { run } from './command.ts'
import { addressOf, APPS, DATABASES, FOLDER, foldersOf, type Node } from './nodes.ts'

export const AUTHORITY = `${FOLDER}/ca.crt`
const AUTHORITY_KEY = `${FOLDER}/ca.key`
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']

/**
 * Makes a certificate authority of our own, a certificate for each database, and a certificate for the site.
 */
export function makeCertificates(): void {
  const self = ['-x509', '-days', '2', '-subj', '/CN=visa cluster']
  run('openssl', ['req', ...self, ...KEY, '-keyout', AUTHORITY_KEY, '-out', AUTHORITY])
  const owner = findOwner()
  for (const node of DATABASES) {
    const { key, crt } = signFor(node, 'database')
    if (owner) for (const path of [key, crt]) chownSync(path, owner.uid, owner.gid)
  }
  for (const node of [...DATABASES, ...APPS]) {
    copyFileSync(AUTHORITY, join(foldersOf(node).etc, 'tls/ca.crt'))
  }
  renewSite()
}

/** Makes a new certificate for the site, in the file that the front reads. */
export function renewSite(): void {
  const { key, crt } = signFor('edge', 'site')
  const path = join(foldersOf('edge').etc, 'tls/site.pem')
  writeFileSync(path, readFileSync(crt, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
}

function signFor(node: Node, name: string): { key: string; crt: string } {
  const base = join(foldersOf(node).etc, 'tls', name)
  const [key, crt] = [`${base}.key`, `${base}.crt`]
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
