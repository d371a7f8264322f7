import type { Context } from 'koa'
import { LOGIN_CODE_LIFE_MS } from '#contracts/accounts/login-code.ts'

/**
 * Stores a secret in a cookie. The mailed code is valid only together with this secret, and therefore only in
 * this browser. Replaces the cookie of an earlier code.
 */
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

/** Returns the secret of the cookie. Returns an empty text when the browser has no such cookie. */
export function readBoundSecret(ctx: Context, isProduction: boolean): string {
  return ctx.cookies.get(cookieName(isProduction), { signed: true }) ?? ''
}

function cookieName(isProduction: boolean): string {
  return isProduction ? '__Host-login-code' : 'login-code'
}
