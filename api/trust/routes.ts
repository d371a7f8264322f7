import { readTrust, SHARD_PATH } from '#contracts/trust/calls.ts'
import { ApiError } from '#api/http/errors.ts'
import { type ApiRouter, rawRoute } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { StatusShardRow } from '#api/trust/passes/status-shard-row.ts'

/**
 * The cache rule for the published trust. A CDN may use its copy for a minute, and for a day while the server
 * fails.
 */
const TRUST_CACHE = 'public, max-age=60, stale-if-error=86400'
const SHARD_CACHE = 'public, max-age=31536000, immutable'

export function bindTrust(router: ApiRouter, { database, published }: Services): void {
  rawRoute(router, readTrust, ['none'], async (ctx) => {
    const { trust, etag } = await published.read()
    ctx.set('Cache-Control', TRUST_CACHE)
    ctx.set('ETag', etag)
    // Compares the condition here and not in koa. When page code sends a condition, fetch also sends
    // `no-cache`. Koa would then always send the whole body.
    if (ctx.get('If-None-Match') === etag) ctx.status = 304
    else ctx.body = trust
  })

  rawRoute(router, { method: 'GET', path: SHARD_PATH }, ['none'], async (ctx, _user, params) => {
    const hash = params.hash ?? ''
    const isKnown = await published.hasList(hash)
    const shard = isKnown ? await StatusShardRow.named(database, hash) : undefined
    if (!shard) {
      ctx.set('Cache-Control', 'no-store')
      throw new ApiError('NOT_FOUND')
    }
    ctx.set('Cache-Control', SHARD_CACHE)
    ctx.type = 'application/octet-stream'
    ctx.body = shard.bytes
  })
}
