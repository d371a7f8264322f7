import { readWaiting } from '#contracts/overview/waiting.ts'
import { requireAudit } from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { findWaiting } from './waiting.ts'

export function bindOverview(router: ApiRouter, services: Services): void {
  route(router, readWaiting, ['general', requireAudit], ({ user }) => findWaiting(services, user))
}
