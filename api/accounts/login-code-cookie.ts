import type { Context } from 'koa'
import { LOGIN_CODE_LIFE_MS } from '#contracts/accounts/login-code.ts'

/** The code that was just mailed counts in this browser alone, in place of one before. */
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

/** Empty where no code was asked for, or too long ago. */
export function readBoundSecret(ctx: Context, isProduction: boolean): string {
  return ctx.cookies.get(cookieName(isProduction), { signed: true }) ?? ''
}

function cookieName(isProduction: boolean): string {
  return isProduction ? '__Host-login-code' : 'login-code'
}
