import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, NoContent } from '#contracts/endpoint.ts'
import { PASSWORD_MAX } from './account.ts'
import { Assertion } from './passkeys.ts'

/**
 * The greatest age of the identity proof (`Proof`) that a call needs, in minutes. Each guard of the
 * server uses one of these three values.
 */
export const ACTION_PROOF_MINUTES = 15
export const POWER_PROOF_MINUTES = 5
export const EVERYBODY_PROOF_MINUTES = 1

export const CurrentPassword = z
  .string()
  .check(z.minLength(1, inputReason('PASSWORD_MISSING')), z.maxLength(PASSWORD_MAX))

/** The proof is the current password, or the signature of a passkey. */
export const Proof = z.union([
  body({ currentPassword: CurrentPassword }),
  body({ assertion: Assertion }),
])
export type Proof = z.infer<typeof Proof>

/** Stores a new proof of the signed-in user, after `PROOF_REQUIRED`. The session gets a new id. */
export const prove = endpoint({
  method: 'POST',
  path: '/api/proof',
  body: Proof,
  answer: NoContent,
})
