import * as z from 'zod/mini'
import { LinkToken } from './account-links.ts'
import { body, endpoint, NoContent } from './endpoint.ts'
import { NewPasskey, Passkey, PasskeyChallenge } from './passkeys.ts'
import { CurrentPassword } from './proof.ts'

const Shown = { token: LinkToken, currentPassword: CurrentPassword }

/** To make a passkey without a session: for whoever has the link and knows the password. */
export const enrolmentChallenge = endpoint({
  method: 'POST',
  path: '/api/passkeys/enrol-by-link/challenge',
  body: body(Shown),
  answer: z.extend(PasskeyChallenge, { username: z.string() }),
})

/** Uses the link up, and signs nobody in: that is what the passkey is for. Over: `LINK_EXPIRED`. */
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
