import type { Context, Next } from 'koa'
import { ApiError } from './errors.ts'

/** Throws when the address has a broken percent escape or a NUL. PostgreSQL cannot store a NUL in a text. */
export async function refuseBadAddresses(ctx: Context, next: Next): Promise<void> {
  if (!isReadable(ctx.url)) throw new ApiError('BAD_ADDRESS')
  await next()
}

const UNREADABLE = '/%'

/**
 * Replaces an absolute address by its path and query (RFC 9112, 3.2.2). Replaces an invalid address by an
 * address that `refuseBadAddresses` refuses.
 */
export async function takePath(ctx: Context, next: Next): Promise<void> {
  if (!ctx.url.startsWith('/')) {
    const address = URL.canParse(ctx.url) ? new URL(ctx.url) : null
    ctx.url = address ? address.pathname + address.search : UNREADABLE
  }
  await next()
}

function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
