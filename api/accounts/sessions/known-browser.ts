import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { isSameSecret } from '#api/http/is-same-secret.ts'
import { DAY_MS } from '#contracts/time.ts'
import type { UserRow } from '#api/accounts/user-row.ts'

const NONCE_BYTES = 16
const YEAR_MS = 365 * DAY_MS

type Owner = Pick<UserRow, 'id' | 'authVersion'>

/**
 * Stores in a signed cookie that the user has signed in on this browser. The cookie does not name the user.
 * Failed log-ins from this browser are counted separately. Guesses from other browsers therefore cannot lock
 * the owner out.
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

/**
 * Returns the browser's random name, or undefined when this user has not signed in on this browser before.
 */
export function knownBrowser(ctx: Context, user: Owner, isProduction: boolean): string | undefined {
  const [nonce = '', bound = ''] = (
    ctx.cookies.get(cookieName(isProduction), { signed: true }) ?? ''
  ).split('.')
  return isSameSecret(Buffer.from(bind(nonce, user)), Buffer.from(bound)) ? nonce : undefined
}

/**
 * Binds the browser's random name to the user and to `authVersion`. After a change of password or address,
 * the user's earlier cookies no longer match.
 */
function bind(nonce: string, { id, authVersion }: Owner): string {
  return createHash('sha256')
    .update(`${nonce} ${id} ${String(authVersion)}`)
    .digest('base64url')
}

function cookieName(isProduction: boolean): string {
  return isProduction ? '__Host-known' : 'known'
}
