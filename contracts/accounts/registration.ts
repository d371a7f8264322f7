import * as z from 'zod/mini'
import { because, inputReason } from '#contracts/reason.ts'
import { readMailAddress } from '#contracts/text/mail-address.ts'
import { faultless, nameOf } from '#contracts/text/name.ts'
import { body, endpoint } from '#contracts/endpoint.ts'
import { CurrentUser, EMAIL_MAX, PASSWORD_MAX } from './account.ts'

export const USERNAME_MAX = 50
export const PASSWORD_MIN = 8

/**
 * Refuses a name that looks like an email address. A log-in accepts a name or an address, and looks
 * for an address first. If such names were allowed, a person could register another person's
 * address as a name. The next log-in would then reveal whether the address has an account.
 */
export const Username = nameOf({ max: USERNAME_MAX, missing: 'USERNAME_MISSING' }).check(
  faultless((name) =>
    readMailAddress(name.normalize('NFKC')) === undefined ? undefined : because('NAME_IS_ADDRESS'),
  ),
)

/**
 * Accepts a mail address in any spelling, and returns its standard spelling (`readMailAddress`).
 */
export const Email = z.string().check(
  z.overwrite((typed) => readMailAddress(typed) ?? typed.trim()),
  faultless((address) => {
    if (address.length > EMAIL_MAX) return because('TOO_LONG', { maximum: EMAIL_MAX })
    return readMailAddress(address) === undefined ? because('EMAIL_INVALID') : undefined
  }),
)

/**
 * Accepts all characters and never changes them. A password needs no special mix of characters
 * (ASVS 6.2.5).
 */
export const NewPassword = z
  .string()
  .check(
    z.minLength(1, inputReason('PASSWORD_MISSING')),
    z.minLength(PASSWORD_MIN, inputReason('TOO_SHORT')),
    z.maxLength(PASSWORD_MAX, inputReason('TOO_LONG')),
  )

export const Registration = body({ username: Username, email: Email, password: NewPassword })
export type Registration = z.infer<typeof Registration>

/**
 * The response is the same when the address already has an account. In that case the owner of the
 * existing account gets a mail with a log-in link. The new account cannot confirm the address while
 * another account has it.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  body: Registration,
  answer: CurrentUser,
})
