import * as z from 'zod/mini'

/** The types that administrators can issue, in the order of the spec. */
export const VISA_CREDENTIAL_TYPES = ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN'] as const
export type VisaCredentialType = (typeof VISA_CREDENTIAL_TYPES)[number]

/**
 * The type of the certificate for the guide's final exam. The certificate is not a visa, and
 * administrators cannot issue it. It is a credential all the same, so that the same code signs,
 * anchors, shows, lists, revokes and verifies it.
 */
export const COURSE = 'Course'

/**
 * In signed bytes, the number of a type is its position in this list, counted from 1. A verifier
 * that does not know a type calls its codes malformed.
 */
export const CREDENTIAL_TYPES = [...VISA_CREDENTIAL_TYPES, COURSE] as const
export const CredentialType = z.enum(CREDENTIAL_TYPES)
export type CredentialType = z.infer<typeof CredentialType>

export const CREDENTIAL_TYPE_NAMES: Record<CredentialType, string> = {
  'F-1': 'Student',
  'H-1B': 'Specialty Worker',
  'B-1/B-2': 'Business/Tourist',
  'J-1': 'Exchange Visitor',
  'L-1': 'Intracompany Transfer',
  'O-1': 'Extraordinary Ability',
  TN: 'NAFTA Professional',
  Course: 'Certificate',
}

const COURSE_NOTE = 'Course certificate. Its owner gave the name, unchecked. Not a visa.'

/**
 * Returns the note that must appear beside every course certificate. Returns an empty text for a
 * visa.
 */
export function noteOf(type: CredentialType, isExpired = false): string {
  if (type !== COURSE) return ''
  return isExpired ? `${COURSE_NOTE} Rules may have changed since.` : COURSE_NOTE
}

/** The class and its name, such as `F-1 Student`. */
export const CREDENTIAL_TITLES = Object.fromEntries(
  CREDENTIAL_TYPES.map((type) => [type, `${type} ${CREDENTIAL_TYPE_NAMES[type]}`]),
) as Record<CredentialType, string>
