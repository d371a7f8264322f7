import { ApiError } from '#api/http/errors.ts'
import { type ApiRouter, rawRoute } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { answerProbe } from './probe-hops.ts'

/** Binds the route that the doctor calls. Without a valid nonce, the response is a `NOT_FOUND`. */
export function bindDoctor(router: ApiRouter, { database, clock }: Services): void {
  const address = { method: 'GET', path: '/api/doctor/:nonce' } as const
  rawRoute(router, address, ['probe'], async (ctx, _user, { nonce = '' }) => {
    if (!(await answerProbe(database, ctx, nonce, clock.now()))) throw new ApiError('NOT_FOUND')
    ctx.status = 204
  })
}
