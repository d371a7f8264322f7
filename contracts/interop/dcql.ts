import type { Right } from '#contracts/accounts/rights.ts'
import {
  CONFIGURATIONS,
  INTEROP_FORMATS,
  type InteropFormat,
  MDOC_NAMESPACE,
  MDOC_TYPE,
  visaTypeAddress,
} from './visa-type.ts'

/**
 * The claims that every user can ask for. Every request contains them, because a verdict needs
 * them.
 */
export const PLAIN_CLAIMS = ['visa_type', 'expiry_date'] as const
/** The claims that identify a person. Only some users can ask for them (`mayAskNames`). */
export const NAMING_CLAIMS = ['holder_name', 'passport_last_four'] as const
export type NamingClaim = (typeof NAMING_CLAIMS)[number]
export type AskedClaim = (typeof PLAIN_CLAIMS)[number] | NamingClaim

interface Asker {
  rights: readonly Right[]
  mayAskNames: boolean
}

/**
 * Returns whether a user may ask a wallet for naming claims. A user with any right may do it.
 * Another user needs the permission of an owner.
 */
export function mayAskNames({ rights, mayAskNames: isLet }: Asker): boolean {
  return isLet || rights.length > 0
}

/** Returns all claims of a request, in a fixed order. */
export function claimsAskedWith(naming: readonly NamingClaim[]): AskedClaim[] {
  return [...PLAIN_CLAIMS, ...NAMING_CLAIMS.filter((claim) => naming.includes(claim))]
}

/**
 * Builds the DCQL query (OpenID4VP 1.0, section 6). The query asks for one of our credentials in this format.
 * Without a format, the wallet chooses between both.
 */
export function buildQuery(
  origin: string,
  claims: readonly AskedClaim[],
  format: InteropFormat | null,
) {
  const queries = {
    'dc+sd-jwt': {
      meta: { vct_values: [visaTypeAddress(origin)] },
      claims: claims.map((claim) => ({ path: [claim] })),
    },
    mso_mdoc: {
      meta: { doctype_value: MDOC_TYPE },
      claims: claims.map((claim) => ({ path: [MDOC_NAMESPACE, claim] })),
    },
  }
  const formats = format ? [format] : INTEROP_FORMATS
  return {
    credentials: formats.map((one) => ({ id: CONFIGURATIONS[one], format: one, ...queries[one] })),
    credential_sets: [{ options: formats.map((one) => [CONFIGURATIONS[one]]) }],
  }
}
