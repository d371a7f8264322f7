import type { VisaCredentialType } from '#contracts/credentials/credential-type.ts'
import { VISA_TYPE_PATH } from './addresses.ts'

/** The formats for other wallets: SD-JWT VC, and the mdoc of ISO 18013-5. */
export const INTEROP_FORMATS = ['dc+sd-jwt', 'mso_mdoc'] as const
export type InteropFormat = (typeof INTEROP_FORMATS)[number]

/** The name of the configuration for each format. The OAuth scope has the same name. */
export const CONFIGURATIONS: Readonly<Record<InteropFormat, string>> = {
  'dc+sd-jwt': 'visa_sd_jwt',
  mso_mdoc: 'visa_mdoc',
}

export const MDOC_TYPE = 'org.visasuccessguide.visa.1'
/** The one namespace of all elements. Its name is the name of the type. */
export const MDOC_NAMESPACE = MDOC_TYPE

export const NOT_A_GOVERNMENT_DOCUMENT =
  'A digital visa credential of Visa Success Guide. Not a government document.'

export const VISA_NAME = 'Visa credential'

/**
 * The claims in a credential for another wallet. The holder chooses in that wallet which claims to
 * disclose.
 */
export const VISA_CLAIMS = {
  visa_type: 'Visa class',
  holder_name: 'Name',
  passport_last_four: 'Last four digits of the passport',
  issue_date: 'Issued on',
  expiry_date: 'Valid until',
  document_number: 'Number of the credential',
} as const
export type VisaClaim = keyof typeof VISA_CLAIMS

export type VisaClaimValues = Record<Exclude<VisaClaim, 'visa_type'>, string> & {
  visa_type: VisaCredentialType
}

export function visaTypeAddress(origin: string): string {
  return `${origin}${VISA_TYPE_PATH}`
}
