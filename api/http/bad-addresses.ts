import type { Context, Next } from 'koa'
import { ApiError } from '#api/errors.ts'

/** Neither a broken escape nor a NUL, which PostgreSQL cannot compare with anything. */
export async function refuseBadAddresses(ctx: Context, next: Next): Promise<void> {
  if (!isReadable(ctx.url)) throw new ApiError('BAD_ADDRESS')
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
