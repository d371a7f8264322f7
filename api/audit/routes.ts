import * as z from 'zod/mini'
import { freshForPower, requireAudit, requireOwner } from '#api/http/guards.ts'
import { type ApiRouter, listRoute, rawRoute } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { AUDIT_NDJSON, listAudit, type AuditEntry } from '#contracts/audit/audit.ts'
import { listSecurityEvents, type SecurityEvent } from '#contracts/audit/security.ts'
import { AuditEntryRow } from './audit-entry-row.ts'
import { administrator } from './doer.ts'
import { exportAudit } from './export-audit.ts'
import { SecurityEventRow } from './security-event-row.ts'

/** The fields of an entry's body that are not columns of the table. */
const Body = z.object({
  proof: z.string(),
  purchase: z.nullable(z.string()),
  request: z.nullable(z.string()),
})

const Details = z.record(z.string(), z.string())

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

function presentEntry(row: AuditEntryRow): AuditEntry {
  const { proof, purchase, request } = Body.parse(JSON.parse(row.body))
  return {
    id: row.id,
    seq: row.seq,
    at: row.at.toISOString(),
    action: row.action,
    actorKind: row.actorKind,
    actorName: row.actorName,
    proof,
    subjectName: row.subjectName,
    credentialId: row.credentialId,
    purchaseId: purchase,
    requestId: request,
    details: row.text === null ? null : Details.parse(JSON.parse(row.text)),
  }
}

function presentSecurityEvent(row: SecurityEventRow): SecurityEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    username: row.username,
    network: row.network,
    route: row.route,
    requestId: row.requestId,
    count: row.count,
  }
}
