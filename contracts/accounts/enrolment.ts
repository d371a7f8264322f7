import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, NoContent } from '#contracts/endpoint.ts'
import { LinkToken } from './account-links.ts'
import { Login } from './account.ts'
import { NewPasskey, Passkey, PasskeyChallenge } from './passkeys.ts'
import { CurrentPassword } from './proof.ts'

/** The number of codes that one call makes. Each code works once. */
export const RECOVERY_CODES = 10
const RECOVERY_CODE_MAX = 60

const Shown = { token: LinkToken, currentPassword: CurrentPassword }

/**
 * Returns a challenge for a new passkey. The caller has no session, but has the link and knows the
 * password.
 */
export const enrolmentChallenge = endpoint({
  method: 'POST',
  path: '/api/passkeys/enrol-by-link/challenge',
  changesNothing: true,
  body: body(Shown),
  answer: z.extend(PasskeyChallenge, { username: z.string() }),
})

/**
 * Adds a passkey to the account and uses up the link. Does not sign the user in: the user must then
 * sign in with the passkey. Fails with `LINK_EXPIRED` for a used or expired link.
 */
export const enrolByLink = endpoint({
  method: 'POST',
  path: '/api/passkeys/enrol-by-link',
  body: body({ ...Shown, passkey: NewPasskey }),
  answer: Passkey,
})

/** Mails a link to another administrator. The link adds a passkey. */
export const sendEnrolmentLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/enrolment-link',
  answer: NoContent,
})

export const countRecoveryCodes = endpoint({
  method: 'GET',
  path: '/api/passkeys/recovery-codes',
  answer: z.object({ left: z.int() }),
})

/** Returns the new codes, which are never shown again. The previous codes stop working. */
export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/passkeys/recovery-codes',
  answer: z.object({ codes: z.array(z.string()) }),
})

export const Recovery = body({
  ...Login.shape,
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, inputReason('RECOVERY_CODE_MISSING')),
      z.maxLength(RECOVERY_CODE_MAX, inputReason('RECOVERY_CODE_TOO_LONG')),
    ),
})
export type Recovery = z.infer<typeof Recovery>

/**
 * Returns the secret of an enrolment link to an administrator who has lost all passkeys, and
 * notifies every owner. Fails with `RECOVERY_REFUSED` for every wrong input.
 */
export const recover = endpoint({
  method: 'POST',
  path: '/api/passkeys/recover',
  body: Recovery,
  answer: z.object({ token: LinkToken }),
})
