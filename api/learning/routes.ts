import type { Context } from 'koa'
import {
  ContentQuery,
  learningContent,
  learningTranslation,
  TranslationQuery,
} from '#contracts/learning/learning-content.ts'
import { ApiError } from '#api/http/errors.ts'
import { requirePremium } from '#api/http/guards.ts'
import { type ApiRouter, rawRoute } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import type { PreparedPart } from './packs/delivered-content.ts'
import { bindPacks } from './packs/routes.ts'

/**
 * The cache rule for free content. A browser asks the server each time. A CDN asks once a minute, and while
 * the server fails, sends its copy for up to a day.
 */
const FREE_CACHE = 'public, max-age=0, s-maxage=60, stale-if-error=86400'

export function bindLearning(router: ApiRouter, services: Services): void {
  bindPacks(router, services)

  rawRoute(router, learningContent, ['none'], async (ctx, user) => {
    const query = ContentQuery.safeParse({ ...ctx.query })
    if (!query.success) throw new ApiError('INVALID_INPUT')
    const { part } = query.data
    if (part !== 'free') requirePremium(user)
    sendPart(ctx, part, (await services.content.read()).parts[part])
  })

  rawRoute(router, learningTranslation, ['none'], async (ctx, user) => {
    const query = TranslationQuery.safeParse({ ...ctx.query })
    if (!query.success) throw new ApiError('INVALID_INPUT')
    const { part, language } = query.data
    if (part !== 'free') requirePremium(user)
    const { translate } = await services.content.read()
    sendPart(ctx, part, (await translate(language))[part])
  })
}

function sendPart(ctx: Context, part: string, { version, text, zipped }: PreparedPart): void {
  const isZipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
  const etag = isZipped ? `"${version}-gzip"` : `"${version}"`
  ctx.vary('Accept-Encoding')
  // Premium content must not be in any cache except the buyer's own app.
  ctx.set('Cache-Control', part === 'free' ? FREE_CACHE : 'private, no-store')
  ctx.set('ETag', etag)
  if (ctx.get('If-None-Match') === etag) {
    ctx.status = 304
  } else {
    ctx.type = 'application/json'
    if (isZipped) ctx.set('Content-Encoding', 'gzip')
    ctx.body = isZipped ? zipped : text
  }
}
