import * as z from 'zod/mini'
import { body, endpoint, NoContent } from '#contracts/endpoint.ts'
import { LinkToken } from './account-links.ts'
import { Login } from './account.ts'
import { NewPasskey, Passkey, PasskeyChallenge } from './passkeys.ts'
import { CurrentPassword } from './proof.ts'

/** The number of codes made at a time. Each code counts once. */
export const RECOVERY_CODES = 10
const RECOVERY_CODE_MAX = 60

const Shown = { token: LinkToken, currentPassword: CurrentPassword }

/** Begins a passkey without a session. The caller has the link and knows the password. */
export const enrolmentChallenge = endpoint({
  method: 'POST',
  path: '/api/passkeys/enrol-by-link/challenge',
  changesNothing: true,
  body: body(Shown),
  answer: z.extend(PasskeyChallenge, { username: z.string() }),
})

/** Uses the link up and signs nobody in: the passkey is for that. Used or expired: `LINK_EXPIRED`. */
export const enrolByLink = endpoint({
  method: 'POST',
  path: '/api/passkeys/enrol-by-link',
  body: body({ ...Shown, passkey: NewPasskey }),
  answer: Passkey,
})

/** Mails another administrator a link that adds a passkey. */
export const sendEnrolmentLink = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/enrolment-link',
  answer: NoContent,
})

/** The number of unused codes. */
export const countRecoveryCodes = endpoint({
  method: 'GET',
  path: '/api/passkeys/recovery-codes',
  answer: z.object({ left: z.int() }),
})

/** Answers the new codes this one time. The former codes no longer count. */
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
      z.minLength(1, 'Enter one of your recovery codes.'),
      z.maxLength(RECOVERY_CODE_MAX, 'That is longer than a recovery code.'),
    ),
})
export type Recovery = z.infer<typeof Recovery>

/**
 * For an administrator without a passkey: answers the secret of an enrolment link, and tells every owner.
 * Every fault has the same refusal: `RECOVERY_REFUSED`.
 */
export const recover = endpoint({
  method: 'POST',
  path: '/api/passkeys/recover',
  body: Recovery,
  answer: z.object({ token: LinkToken }),
})
