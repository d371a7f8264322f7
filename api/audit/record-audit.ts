import { randomBytes, randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/http/errors.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import type { AuditAction } from '#contracts/audit/audit.ts'
import { AuditDetailsRow } from './audit-details-row.ts'
import { AuditEntryRow } from './audit-entry-row.ts'
import type { Doer } from './doer.ts'
import { commitTo } from './hashes.ts'
import { RIGHT_FOR } from './right-for.ts'

const SALT_BYTES = 32

export interface AuditEvent {
  action: AuditAction
  by: Doer
  at: Date
  subjectId?: string
  credentialId?: string
  purchaseId?: string
  /** Names and reasons. They are stored apart from the entry, because they can be erased earlier. */
  details?: Readonly<Record<string, string>>
  /**
   * Only for an entry about a restore: the last head in the backup. The restore may have lost entries after
   * this head.
   */
  head?: { seq: number; hash: string }
}

/**
 * Stores the entry in the transaction of the action. The database therefore stores both or neither. Throws
 * when the doer's session ended, or the administrator lost the needed right, after the request began. Returns
 * the entry's id.
 * Decision: `docs/decisions/39-right-is-read-in-the-transaction.md`.
 */
export async function recordAudit(trx: Knex, event: AuditEvent): Promise<string> {
  await requireStill(trx, event.by, RIGHT_FOR[event.action])
  const id = randomUUID()
  const details = { ...event.by.names, ...event.details }
  const text = Object.keys(details).length > 0 ? JSON.stringify(details) : undefined
  const salt = randomBytes(SALT_BYTES)
  const commitment = text === undefined ? null : commitTo(salt, text)
  await AuditEntryRow.add(trx, { id, body: writeBody(id, event, commitment) })
  if (text !== undefined) await AuditDetailsRow.add(trx, { entryId: id, at: event.at, salt, text })
  return id
}

async function requireStill(
  trx: Knex,
  { kind, id, sessionId }: Doer,
  right: Right | null,
): Promise<void> {
  if (id !== null && sessionId !== undefined) {
    await SessionRow.requireValid(trx, { id: sessionId, userId: id })
  }
  if (kind !== 'admin' || id === null || right === null) return
  const doer = await UserRow.withId(trx, id)
  if (!doer || !hasRight(doer, right)) throw new ApiError('ACCESS_DENIED')
}

/**
 * Writes the body of an entry as JSON. The hash of the link covers exactly these characters.
 * Decision: `docs/decisions/24-audit-entry-is-its-text.md`.
 */
function writeBody(id: string, event: AuditEvent, details: string | null): string {
  const { action, by, at, head } = event
  return JSON.stringify({
    v: 1,
    id,
    at: at.toISOString(),
    action,
    outcome: 'done',
    actor: { kind: by.kind, id: by.id },
    proof: by.proof,
    subject: event.subjectId ?? null,
    credential: event.credentialId ?? null,
    purchase: event.purchaseId ?? null,
    request: by.requestId,
    details,
    ...(head && { head }),
  })
}
