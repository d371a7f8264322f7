import * as z from 'zod/mini'
import { body, endpoint } from '#contracts/endpoint.ts'
import { HolderName } from './holder-name.ts'
import {
  CredentialDay,
  ChosenType,
  IssuedCredential,
  PassportLastFour,
  ReasonGiven,
  type RevocationReason,
} from './issuing.ts'

/** The reason code with which a correction revokes the wrong credential: a document error. */
export const CORRECTION_CODE = 4 satisfies RevocationReason

export const CORRECTED_AND_ANCHORED =
  'Visa credential corrected. The new one is anchored on blockchain, and the old one revoked there.'
export const CORRECTED_CHAIN_PENDING =
  'Visa credential corrected. Recording it on blockchain is pending.'
export const RENEWED_AND_ANCHORED = 'Visa credential renewed and anchored on blockchain.'
export const RENEWED_ANCHOR_PENDING = 'Visa credential renewed. Anchoring on blockchain is pending.'

/**
 * The corrected fields of a credential. A missing field keeps its value. The administrator cannot
 * send the present name and passport digits again, because the console does not show them.
 */
export const CorrectCredential = body({
  fields: body({
    credentialType: z.optional(ChosenType),
    holderName: z.optional(HolderName),
    passportLastFour: z.optional(PassportLastFour),
    issueDate: z.optional(CredentialDay),
    expiryDate: z.optional(CredentialDay),
  }),
  reason: ReasonGiven,
})
export type CorrectCredential = z.infer<typeof CorrectCredential>

/** Revokes the credential, issues the corrected credential and returns it. */
export const correctCredential = endpoint({
  method: 'POST',
  path: '/api/admin/credentials/:credentialId/correct',
  body: CorrectCredential,
  answer: IssuedCredential,
})

export const RenewCredential = body({ expiryDate: CredentialDay })
export type RenewCredential = z.infer<typeof RenewCredential>

/**
 * Issues the same credential with a later last day, and returns it. The former credential keeps its
 * last day.
 */
export const renewCredential = endpoint({
  method: 'POST',
  path: '/api/admin/credentials/:credentialId/renew',
  body: RenewCredential,
  answer: IssuedCredential,
})
