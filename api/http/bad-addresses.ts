import type { Context, Next } from 'koa'
import { ApiError } from './errors.ts'

/** Refuses a broken escape and a NUL, because PostgreSQL cannot compare a NUL with anything. */
export async function refuseBadAddresses(ctx: Context, next: Next): Promise<void> {
  if (!isReadable(ctx.url)) throw new ApiError('BAD_ADDRESS')
  await next()
}

const UNREADABLE = '/%'

/** Takes the path of an absolute address (RFC 9112, 3.2.2); an invalid address becomes unreadable. */
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
