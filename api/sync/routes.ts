import { sync } from '#contracts/sync.ts'
import { networkOf, userAgentOf } from '#api/http/client-address.ts'
import { requireUser } from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { exchangeEvents } from './exchange-events.ts'

export function bindSync(router: ApiRouter, services: Services): void {
  route(router, sync, ['general', requireUser], ({ body, user, ctx }) =>
    exchangeEvents(services, {
      ...body,
      reporter: {
        userId: user.id,
        sessionId: user.sessionId,
        isGuest: user.isGuest,
        address: networkOf(ctx),
        userAgent: userAgentOf(ctx),
      },
    }),
  )
}
