import { isIP } from 'node:net'
import type { Context } from 'koa'
import type { Env } from '#api/settings/env.ts'
import { ApiError } from '#api/http/errors.ts'

export interface RelyingParty {
  /** The host of the product. Browsers offer the passkeys of this host on no other host. */
  id: string
  origin: string
}

/**
 * Returns the product's host and origin. Takes both from `PUBLIC_ORIGIN`, or from the address of the request
 * when `PUBLIC_ORIGIN` is not set. Throws when the host is an IP address, because a passkey needs a domain.
 */
export function relyingPartyOf(
  ctx: Context,
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
): RelyingParty {
  const address = publicOrigin ?? `${ctx.protocol}://${ctx.host}`
  if (!URL.canParse(address)) throw new ApiError('PASSKEYS_UNAVAILABLE')
  const { hostname, origin } = new URL(address)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new ApiError('PASSKEYS_UNAVAILABLE')
  return { id: hostname, origin }
}
