import type { Context } from 'koa'
import { LOGIN_CODE_LIFE_MS } from '#contracts/accounts/login-code.ts'

/** The mailed code counts only in this browser, and replaces an earlier code. */
export function bindLoginCode(ctx: Context, secret: string, isProduction: boolean): void {
  ctx.cookies.set(cookieName(isProduction), secret, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isProduction,
    maxAge: LOGIN_CODE_LIFE_MS,
    overwrite: true,
  })
}

/** Empty when no code was requested, or the cookie has expired. */
export function readBoundSecret(ctx: Context, isProduction: boolean): string {
  return ctx.cookies.get(cookieName(isProduction), { signed: true }) ?? ''
}

function cookieName(isProduction: boolean): string {
  return isProduction ? '__Host-login-code' : 'login-code'
}
