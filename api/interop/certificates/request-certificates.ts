import type { Knex } from 'knex'
import { toBase64Url } from '#contracts/bytes.ts'
import type { Clock } from '#api/clock.ts'
import { importPrivateKey, makeKeyPair, proveKey } from '#api/trust/keys/make-keys.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { type CertificateRequest, signerMessage } from './certificate-request.ts'
import { InteropKeyRow } from './interop-key-row.ts'
import { SIGNER_USES, type SignerUse } from './signers.ts'

interface RequestCertificatesServices {
  database: Knex
  sealing: Sealing
  clock: Clock
}

/**
 * Makes a request for certificates, with one key for each use. Takes a stored key that the root has never
 * certified. If there is none, makes a new key.
 */
export async function requestCertificates(
  needs: RequestCertificatesServices,
  origin: string,
): Promise<CertificateRequest> {
  const keys: CertificateRequest['keys'] = []
  for (const use of SIGNER_USES) {
    const row = (await InteropKeyRow.spare(needs.database, use)) ?? (await makeSigner(needs, use))
    const privateKey = await openSigner(needs.sealing, row)
    const proof = await proveKey(privateKey, signerMessage(origin, use, row.point))
    keys.push({ use, point: toBase64Url(row.point), proof })
  }
  return { kind: 'certificates', origin, keys }
}

export function signerSubject(kid: string): string {
  return `interop-key:${kid}`
}

export function openSigner(
  sealing: Sealing,
  { kid, sealedPrivateKey }: Pick<InteropKeyRow, 'kid' | 'sealedPrivateKey'>,
): Promise<CryptoKey> {
  return importPrivateKey(sealing.open(signerSubject(kid), sealedPrivateKey))
}

async function makeSigner(
  { database, sealing, clock }: RequestCertificatesServices,
  use: SignerUse,
) {
  const { kid, raw, pkcs8 } = await makeKeyPair()
  const sealedPrivateKey = sealing.seal(signerSubject(kid), pkcs8)
  const key = { kid, use, point: Buffer.from(raw), sealedPrivateKey, createdAt: clock.now() }
  return InteropKeyRow.record(database, key)
}
