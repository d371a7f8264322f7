import { sync } from '#contracts/sync.ts'
import { clientAddress, truncateAddress } from '#api/http/client-address.ts'
import { requireUser } from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { exchangeEvents } from './exchange-events.ts'

const USER_AGENT_MAX = 300

export function bindSync(router: ApiRouter, services: Services): void {
  route(router, sync, ['general', requireUser], ({ body, user, ctx }) =>
    exchangeEvents(services, {
      ...body,
      reporter: {
        userId: user.id,
        isGuest: user.isGuest,
        address: truncateAddress(clientAddress(ctx)),
        userAgent: ctx.get('User-Agent').slice(0, USER_AGENT_MAX) || null,
      },
    }),
  )
}
