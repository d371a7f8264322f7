import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { isSameSecret } from '#api/http/is-same-secret.ts'
import { DAY_MS } from '#contracts/time.ts'
import type { UserRow } from './user-row.ts'

const NONCE_BYTES = 16
const YEAR_MS = 365 * DAY_MS

type Owner = Pick<UserRow, 'id' | 'authVersion'>

/**
 * Remembers in a signed cookie, without any name, that a user signed in here before. Such a browser has its
 * own allowance of failed log-ins, so guesses made elsewhere cannot lock its owner out.
 */
export function rememberBrowser(ctx: Context, user: Owner, isProduction: boolean): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  ctx.cookies.set(cookieName(isProduction), `${nonce}.${bind(nonce, user)}`, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isProduction,
    maxAge: YEAR_MS,
    overwrite: true,
  })
}

/** The browser's random name, if this user signed in on it before. */
export function knownBrowser(ctx: Context, user: Owner, isProduction: boolean): string | undefined {
  const [nonce = '', bound = ''] = (
    ctx.cookies.get(cookieName(isProduction), { signed: true }) ?? ''
  ).split('.')
  return isSameSecret(Buffer.from(bind(nonce, user)), Buffer.from(bound)) ? nonce : undefined
}

/** A new password or address makes every browser unknown again. */
function bind(nonce: string, { id, authVersion }: Owner): string {
  return createHash('sha256')
    .update(`${nonce} ${id} ${String(authVersion)}`)
    .digest('base64url')
}

function cookieName(isProduction: boolean): string {
  return isProduction ? '__Host-known' : 'known'
}
