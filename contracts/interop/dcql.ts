import type { Right } from '#contracts/accounts/rights.ts'
import { CONFIGURATIONS, MDOC_NAMESPACE, MDOC_TYPE, visaTypeAddress } from './visa-type.ts'

/** What anybody may ask for, and what every question contains: without it there is no verdict. */
export const PLAIN_CLAIMS = ['visa_type', 'expiry_date'] as const
/** What names a person: only for users who may ask for it. */
export const NAMING_CLAIMS = ['holder_name', 'passport_last_four'] as const
export type NamingClaim = (typeof NAMING_CLAIMS)[number]
export type AskedClaim = (typeof PLAIN_CLAIMS)[number] | NamingClaim

interface Asker {
  rights: readonly Right[]
  mayAskNames: boolean
}

/** Whether they may ask a wallet for what names a person: users with a right, and those whom an owner let. */
export function mayAskNames({ rights, mayAskNames: isLet }: Asker): boolean {
  return isLet || rights.length > 0
}

/** Of all that is asked, in one order. */
export function claimsAskedWith(naming: readonly NamingClaim[]): AskedClaim[] {
  return [...PLAIN_CLAIMS, ...NAMING_CLAIMS.filter((claim) => naming.includes(claim))]
}

/** The question in the words of OpenID4VP 1.0, 6: one credential of ours, in whichever format the wallet has it. */
export function buildQuery(origin: string, claims: readonly AskedClaim[]) {
  const { 'dc+sd-jwt': sdJwt, mso_mdoc: mdoc } = CONFIGURATIONS
  return {
    credentials: [
      {
        id: sdJwt,
        format: 'dc+sd-jwt',
        meta: { vct_values: [visaTypeAddress(origin)] },
        claims: claims.map((claim) => ({ path: [claim] })),
      },
      {
        id: mdoc,
        format: 'mso_mdoc',
        meta: { doctype_value: MDOC_TYPE },
        claims: claims.map((claim) => ({ path: [MDOC_NAMESPACE, claim] })),
      },
    ],
    credential_sets: [{ options: [[sdJwt], [mdoc]] }],
  }
}
