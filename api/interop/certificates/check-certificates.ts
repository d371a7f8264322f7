import { X509Certificate } from 'node:crypto'
import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import { CertificateRow } from './certificate-row.ts'
import { InteropKeyRow } from './interop-key-row.ts'
import { pointOf } from './make-certificate.ts'
import { signerSubject } from './request-certificates.ts'

/**
 * Checks that each certificate has the signature of its root, and that the master keys can open its private
 * key.
 */
export async function* checkCertificates({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Check {
  const rows = await CertificateRow.all(database)
  const keys = await InteropKeyRow.all(database)
  for (const row of rows) {
    const subject = `Certificate ${row.fingerprint.toString('hex')}`
    const root = rows.find(({ fingerprint }) => row.rootFingerprint?.equals(fingerprint)) ?? row
    const certificate = new X509Certificate(row.bytes)
    if (!certificate.verify(new X509Certificate(root.bytes).publicKey)) {
      yield { subject, fault: 'its root has not signed it' }
    }
    const key = keys.find(({ kid }) => kid === row.kid)
    if (key && !pointOf(certificate).equals(key.point)) {
      yield { subject, fault: 'it belongs to another key than the stored key' }
    }
  }
  for (const key of keys) {
    if (!tryOpen(sealing, signerSubject(key.kid), key.sealedPrivateKey)) {
      yield {
        subject: `Signer key ${key.kid}`,
        fault: 'no key in MASTER_KEY opens its private key',
      }
    }
  }
  return { checked: rows.length }
}
