import * as z from 'zod/mini'
import { bareDigits } from '#contracts/text/digits.ts'
import { body, endpoint } from '#contracts/endpoint.ts'
import { CurrentUser } from './account.ts'

export const LOGIN_CODE_DIGITS = 8
export const LOGIN_CODE_LIFE_MS = 10 * 60_000
export const LOGIN_CODE_TRIES = 5

/** As a mail groups it or as it was copied: spaces and hyphens do not count, nor the script of the digits. */
const LoginCode = z
  .string()
  .check(
    z.overwrite(bareDigits),
    z.regex(
      new RegExp(`^[0-9]{${String(LOGIN_CODE_DIGITS)}}$`),
      `Enter the ${String(LOGIN_CODE_DIGITS)} digits of the code.`,
    ),
  )

export const CodeLogin = body({ code: LoginCode })
export type CodeLogin = z.infer<typeof CodeLogin>

/**
 * After `LOGIN_CODE_REQUIRED`, in the browser that was refused with it: `LOGIN_CODE_WRONG`, or
 * `LOGIN_CODE_OVER` when it was used, has expired or was missed too often. A log-in mails a new one.
 */
export const logInByCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  body: CodeLogin,
  answer: CurrentUser,
})
