import { gzipSync } from 'node:zlib'
import { ContentQuery, learningContent } from '#contracts/learning-content.ts'
import { ApiError } from '#api/errors.ts'
import { requirePremium } from '#api/http/guards.ts'
import { type ApiRouter, rawRoute } from '#api/http/route.ts'
import { freeContent, premiumContent } from './content/learning-content.ts'

/** The free part may be kept by anyone; the premium part by nobody but the browser that got it. */
const CACHING = { free: 'public, no-cache', premium: 'private, no-store' } as const
const PARTS = { free: prepare(freeContent), premium: prepare(premiumContent) } as const

/** Compressed once: the same for everybody, and a quarter of the size. */
function prepare(content: { version: string }) {
  const text = JSON.stringify(content)
  return { version: content.version, text, zipped: gzipSync(text) }
}

export function bindLearning(router: ApiRouter): void {
  rawRoute(router, learningContent, ['none'], (ctx, user) => {
    const query = ContentQuery.safeParse({ ...ctx.query })
    if (!query.success) throw new ApiError('INVALID_INPUT')
    const { part } = query.data
    if (part === 'premium') requirePremium(user)

    const { version, text, zipped } = PARTS[part]
    const isZipped = ctx.acceptsEncodings('gzip', 'identity') === 'gzip'
    const etag = isZipped ? `"${version}-gzip"` : `"${version}"`
    ctx.vary('Accept-Encoding')
    ctx.set('Cache-Control', CACHING[part])
    ctx.set('ETag', etag)
    if (ctx.get('If-None-Match') === etag) {
      ctx.status = 304
    } else {
      ctx.type = 'application/json'
      if (isZipped) ctx.set('Content-Encoding', 'gzip')
      ctx.body = isZipped ? zipped : text
    }
    return Promise.resolve()
  })
}
