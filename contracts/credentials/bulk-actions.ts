import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { RefusalCode } from '#contracts/problem.ts'
import { RevokeCredential } from './issuing.ts'
import { RenewCredential } from './replacing.ts'

/**
 * The greatest number of credentials in one call. Each of them counts toward the caller's rate
 * limit, like a single call.
 */
export const BULK_ACTIONS_MAX = 50

const credentialIds = z.array(z.string()).check(
  z.minLength(1, inputReason('CREDENTIALS_MISSING')),
  z.maxLength(BULK_ACTIONS_MAX, inputReason('CREDENTIALS_TOO_MANY')),
  z.refine((ids) => new Set(ids).size === ids.length, inputReason('CREDENTIAL_REPEATED')),
)

/** `refusal` is null when the action succeeded. */
export const ActionOutcome = z.object({
  credentialId: z.string(),
  refusal: z.nullable(z.object({ error: RefusalCode, message: z.string() })),
})
export type ActionOutcome = z.infer<typeof ActionOutcome>

export const RevokeMany = z.extend(RevokeCredential, { credentialIds })
export type RevokeMany = z.infer<typeof RevokeMany>

/**
 * Revokes the credentials one by one, in the given order. In a repeated call, the credentials that
 * the first call revoked are refused.
 */
export const revokeMany = endpoint({
  method: 'POST',
  path: '/api/admin/credentials/revoke',
  body: RevokeMany,
  answer: z.array(ActionOutcome),
})

export const RenewMany = z.extend(RenewCredential, { credentialIds })
export type RenewMany = z.infer<typeof RenewMany>

/** Works like `revokeMany`. All credentials get the same last day. */
export const renewMany = endpoint({
  method: 'POST',
  path: '/api/admin/credentials/renew',
  body: RenewMany,
  answer: z.array(ActionOutcome),
})
