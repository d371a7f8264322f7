import * as z from 'zod/mini'

/** In the order of the spec: a type's number in signed bytes is its position here, counted from 1. */
export const CREDENTIAL_TYPES = ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN'] as const
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
}
