import * as z from 'zod/mini'
import { readMailAddress } from '#contracts/text/mail-address.ts'
import { faultless, nameOf } from '#contracts/text/name.ts'
import { body, endpoint } from '#contracts/endpoint.ts'
import { CurrentUser, EMAIL_MAX, PASSWORD_MAX } from './account.ts'

export const USERNAME_MAX = 50
export const PASSWORD_MIN = 8

/**
 * Refuses a name that reads like an email address. A log-in takes a name or an address, so such a name could
 * reveal whether the address has an account.
 */
export const Username = nameOf({ max: USERNAME_MAX, missing: 'Username is required' }).check(
  faultless((name) =>
    readMailAddress(name.normalize('NFKC')) === undefined
      ? undefined
      : 'Choose a name that is no email address.',
  ),
)

/** Turns the different spellings of one address into one: see `readMailAddress`. */
export const Email = z.string().check(
  z.overwrite((typed) => readMailAddress(typed) ?? typed.trim()),
  faultless((address) => {
    if (address.length > EMAIL_MAX) return `Use at most ${String(EMAIL_MAX)} characters.`
    return readMailAddress(address) === undefined ? 'Enter a valid email address.' : undefined
  }),
)

/** Any characters, verbatim: no composition rules (ASVS 6.2.5). */
export const NewPassword = z
  .string()
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(PASSWORD_MIN, `Use at least ${String(PASSWORD_MIN)} characters.`),
    z.maxLength(PASSWORD_MAX, `Use at most ${String(PASSWORD_MAX)} characters.`),
  )

export const Registration = body({ username: Username, email: Email, password: NewPassword })
export type Registration = z.infer<typeof Registration>

/**
 * Answers the same for an address that has an account: only its mailbox gets a mail, which leads to the
 * existing account. The new account cannot confirm the address while another account has it.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  body: Registration,
  answer: CurrentUser,
})
