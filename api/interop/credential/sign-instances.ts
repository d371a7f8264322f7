import { toBase64Url } from '#contracts/bytes.ts'
import { signMdoc, toFullDate } from '#api/interop/formats/mdoc.ts'
import { signSdJwtVc } from '#api/interop/formats/sd-jwt-vc.ts'
import type { CertifiedSigner } from '#api/interop/formats/signer.ts'
import type { StatusReference } from '#api/interop/formats/status-reference.ts'
import {
  type InteropFormat,
  MDOC_NAMESPACE,
  MDOC_TYPE,
  type VisaClaimValues,
  visaTypeAddress,
} from '#contracts/interop/visa-type.ts'
import type { PublicPoint } from '#contracts/presentation/keys.ts'
import { visaTypeIntegrity } from '#api/interop/types/visa-type-document.ts'

interface NewInstance {
  origin: string
  claims: VisaClaimValues
  holder: PublicPoint
  status: StatusReference
  issuedAt: Date
  /** The start of the credential. If the instance is made later, the time at which it is made. */
  validFrom: Date
  expiresAt: Date
}

type Sign = (signer: CertifiedSigner, instance: NewInstance) => Promise<string>

/**
 * The function that signs each format. The claims are the same in both formats. Each claim has a salt of its
 * own.
 */
export const SIGN: Readonly<Record<InteropFormat, Sign>> = {
  'dc+sd-jwt': (signer, { origin, ...instance }) =>
    signSdJwtVc(signer, {
      ...instance,
      issuer: origin,
      type: visaTypeAddress(origin),
      typeIntegrity: visaTypeIntegrity(origin),
    }),
  mso_mdoc: async (signer, { claims, holder, status, issuedAt, validFrom, expiresAt }) => {
    const elements = {
      ...claims,
      issue_date: toFullDate(claims.issue_date),
      expiry_date: toFullDate(claims.expiry_date),
    }
    const type = { docType: MDOC_TYPE, namespace: MDOC_NAMESPACE }
    const times = { signedAt: issuedAt, validFrom, validUntil: expiresAt }
    return toBase64Url(await signMdoc(signer, { ...type, ...times, elements, holder, status }))
  },
}
