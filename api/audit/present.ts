import * as z from 'zod/mini'
import type { AuditEntry } from '#contracts/audit/audit.ts'
import type { SecurityEvent } from '#contracts/audit/security.ts'
import type { AuditEntryRow } from './audit-entry-row.ts'
import type { SecurityEventRow } from './security-event-row.ts'

/** The fields of an entry's body that are not columns of the table. */
const Body = z.object({
  proof: z.string(),
  purchase: z.nullable(z.string()),
  request: z.nullable(z.string()),
})
const Details = z.record(z.string(), z.string())

export function presentEntry(row: AuditEntryRow): AuditEntry {
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

export function presentSecurityEvent(row: SecurityEventRow): SecurityEvent {
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
