import { isIP } from 'node:net'
import type { Context } from 'koa'
import type { Env } from '#api/settings/env.ts'
import { ApiError } from '#api/http/errors.ts'

export interface RelyingParty {
  /** The host; browsers use its passkeys on no other host. */
  id: string
  origin: string
}

/** Outside production without `PUBLIC_ORIGIN`, the request's address. Hosts without a name have none. */
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
