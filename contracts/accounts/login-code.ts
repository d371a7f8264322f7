import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { bareDigits } from '#contracts/text/digits.ts'
import { body, endpoint } from '#contracts/endpoint.ts'
import { CurrentUser } from './account.ts'

export const LOGIN_CODE_DIGITS = 8
export const LOGIN_CODE_LIFE_MS = 10 * 60_000
export const LOGIN_CODE_TRIES = 5
const FORM = new RegExp(`^[0-9]{${String(LOGIN_CODE_DIGITS)}}$`)

/**
 * The code that the person types. Accepts digits of any script. Ignores spaces and hyphens, because
 * the mail shows the code in groups.
 */
const LoginCode = z.string().check(
  z.overwrite(bareDigits),
  z.refine((code) => FORM.test(code), {
    error: inputReason('LOGIN_CODE_FORM'),
    params: { digits: LOGIN_CODE_DIGITS },
  }),
)

export const CodeLogin = body({ code: LoginCode })
export type CodeLogin = z.infer<typeof CodeLogin>

/**
 * Only the browser that got `LOGIN_CODE_REQUIRED` can use the code. Fails with `LOGIN_CODE_WRONG`
 * for a wrong code. Fails with `LOGIN_CODE_OVER` when the code was used, has expired or had too
 * many wrong tries. After `LOGIN_CODE_OVER`, the next log-in mails a new code.
 */
export const logInByCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  body: CodeLogin,
  answer: CurrentUser,
})
