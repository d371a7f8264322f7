import { type NewMdoc, signMdoc, toFullDate } from '#api/interop/formats/mdoc.ts'
import { type NewSdJwtVc, signSdJwtVc } from '#api/interop/formats/sd-jwt-vc.ts'
import { toPostedTranscript } from '#api/interop/formats/session-transcript.ts'
import { type NewStatusList, packStatusList } from '#api/interop/formats/status-list.ts'
import { certify } from '#tests/support/interop/certify.ts'
import { makeHolderKey } from '#tests/support/interop/holder-key.ts'

export const signer = await certify()
export const holder = await makeHolderKey()
export const status = { uri: 'https://visa.test/interop/status/1', index: 7 }
/**
 * The present time, because a credential is valid only if it was signed while the signer's
 * certificate was valid.
 */
export const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000)
export const expiresAt = new Date(issuedAt.getTime() + 30 * 86_400_000)

export const DOC_TYPE = 'org.visasuccessguide.visa.1'
export const NAMESPACE = 'org.visasuccessguide.visa.1'

export const claims = {
  visa_type: 'F-1',
  holder_name: 'Amara Okafor',
  passport_last_four: '6789',
  issue_date: '2026-01-01',
  expiry_date: '2030-01-01',
  document_number: 'VSG-1',
}

export function makeSdJwt(changes: Partial<NewSdJwtVc> = {}): Promise<string> {
  return signSdJwtVc(signer, {
    issuer: 'https://visa.test',
    type: 'https://visa.test/interop/types/visa/1',
    typeIntegrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    issuedAt,
    validFrom: issuedAt,
    expiresAt,
    holder: holder.point,
    status,
    claims,
    ...changes,
  })
}

export function makeMdoc(changes: Partial<NewMdoc> = {}): Promise<Uint8Array<ArrayBuffer>> {
  return signMdoc(signer, {
    docType: DOC_TYPE,
    namespace: NAMESPACE,
    elements: {
      ...claims,
      issue_date: toFullDate(claims.issue_date),
      expiry_date: toFullDate(claims.expiry_date),
    },
    holder: holder.point,
    signedAt: issuedAt,
    validFrom: issuedAt,
    validUntil: expiresAt,
    status,
    ...changes,
  })
}

export const NONCE = 'a-nonce-of-the-verifier'
export const AUDIENCE = 'x509_hash:abc'

export const transcript = toPostedTranscript({
  clientId: AUDIENCE,
  nonce: NONCE,
  thumbprint: new Uint8Array(32).fill(5),
  responseUri: 'https://visa.test/interop/requests/1/response',
})

export async function makeStatusList(revoked: Iterable<number>): Promise<NewStatusList> {
  return {
    uri: status.uri,
    aggregationUri: 'https://visa.test/interop/status',
    issuedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
    ttl: 900,
    packed: await packStatusList(revoked),
  }
}
