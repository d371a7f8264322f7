import type { Knex } from 'knex'
import { toBase64Url, toHex } from '#contracts/bytes.ts'
import { SIGNER_USES, type SignerUse } from './signers.ts'
import { kidOf, toPublicPoint } from '#contracts/presentation/keys.ts'
import type { Clock } from '#api/clock.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { type CertificateRequest, proveSignerKey } from './certificate-request.ts'
import { InteropKeyRow } from './interop-key-row.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

interface RequestCertificatesServices {
  database: Knex
  sealing: Sealing
  clock: Clock
}

/** Requests a certificate for one key per use. Takes a key that was never certified, or else makes a key. */
export async function requestCertificates(
  needs: RequestCertificatesServices,
  origin: string,
): Promise<CertificateRequest> {
  const keys: CertificateRequest['keys'] = []
  for (const use of SIGNER_USES) {
    const row = (await InteropKeyRow.spare(needs.database, use)) ?? (await makeSigner(needs, use))
    const privateKey = await openSigner(needs.sealing, row)
    const proof = await proveSignerKey(privateKey, { origin, use, point: row.point })
    keys.push({ use, point: toBase64Url(row.point), proof })
  }
  return { format: 'vsg/certificate-request/1', origin, keys }
}

export function signerSubject(kid: string): string {
  return `interop-key:${kid}`
}

export function openSigner(
  sealing: Sealing,
  { kid, sealedPrivateKey }: Pick<InteropKeyRow, 'kid' | 'sealedPrivateKey'>,
): Promise<CryptoKey> {
  const pkcs8 = sealing.open(signerSubject(kid), sealedPrivateKey)
  return crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), P256, false, ['sign'])
}

async function makeSigner(
  { database, sealing, clock }: RequestCertificatesServices,
  use: SignerUse,
) {
  const pair = await crypto.subtle.generateKey(P256, true, ['sign', 'verify'])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey))
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const kid = toHex(kidOf(toPublicPoint(point)))
  const sealedPrivateKey = sealing.seal(signerSubject(kid), pkcs8)
  return InteropKeyRow.record(database, {
    kid,
    use,
    point,
    sealedPrivateKey,
    createdAt: clock.now(),
  })
}
