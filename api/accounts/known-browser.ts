import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'

const NONCE_BYTES = 16
const YEAR_MS = 365 * 24 * 60 * 60_000

/**
 * Remembers, signed and without naming anybody, that a user signed in here before. Such a browser
 * has an allowance of failed log-ins of its own: guessing elsewhere cannot shut its owner out.
 */
export function rememberBrowser(ctx: Context, userId: string, isProduction: boolean): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  ctx.cookies.set(cookieName(isProduction), `${nonce}.${bind(nonce, userId)}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isProduction,
    maxAge: YEAR_MS,
    overwrite: true,
  })
}

/** The browser's own name, if this user signed in on it before. */
export function knownBrowser(
  ctx: Context,
  userId: string,
  isProduction: boolean,
): string | undefined {
  const [nonce = '', bound = ''] = (
    ctx.cookies.get(cookieName(isProduction), { signed: true }) ?? ''
  ).split('.')
  const expected = Buffer.from(bind(nonce, userId))
  const given = Buffer.from(bound)
  return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined
}

function bind(nonce: string, userId: string): string {
  return createHash('sha256').update(`${nonce} ${userId}`).digest('base64url')
}

function cookieName(isProduction: boolean): string {
  return isProduction ? '__Host-known' : 'known'
}
