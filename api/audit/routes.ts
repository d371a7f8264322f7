import { freshForPower, requireAudit, requireOwner } from '#api/http/guards.ts'
import { type ApiRouter, listRoute, rawRoute } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { AUDIT_NDJSON, listAudit } from '#contracts/audit/audit.ts'
import { listSecurityEvents } from '#contracts/audit/security.ts'
import { AuditEntryRow } from './audit-entry-row.ts'
import { administrator } from './doer.ts'
import { exportAudit } from './export-audit.ts'
import { presentEntry, presentSecurityEvent } from './present.ts'
import { SecurityEventRow } from './security-event-row.ts'

export function bindAudit(router: ApiRouter, services: Services): void {
  const { clock, database } = services

  listRoute(router, listAudit, ['general', requireAudit], async ({ query }) => {
    const page = await AuditEntryRow.page(database, query, clock.now())
    return { ...page, items: page.items.map(presentEntry) }
  })

  listRoute(router, listSecurityEvents, ['general', requireOwner], async ({ query }) => {
    const page = await SecurityEventRow.page(database, query, clock.now())
    return { ...page, items: page.items.map(presentSecurityEvent) }
  })

  rawRoute(router, AUDIT_NDJSON, ['general', requireAudit, freshForPower], async (ctx, user) => {
    ctx.type = 'application/x-ndjson'
    ctx.set('Content-Disposition', 'attachment; filename="audit.ndjson"')
    ctx.body = await exportAudit(services, administrator(ctx, user))
  })
}
