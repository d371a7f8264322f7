import { because } from '#contracts/reason.ts'
import type { Doer, Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { AuditAction } from '#contracts/audit/audit.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { DAY_MS } from '#contracts/time.ts'
import { ImportLineRow } from './import-line-row.ts'
import { ImportRow, type ImportMove, type ShownImport } from './import-row.ts'

interface Wish<By extends Doer = Person> {
  importId: string
  by: By
}

/** Starts an import, or continues a paused import. The credentials are issued in the name of this user. */
export async function startImport(services: Services, wish: Wish): Promise<ShownImport> {
  const now = services.clock.now()
  const { uploadedAt } = await ImportRow.requireShown(services.database, wish.importId)
  if (now.getTime() - uploadedAt.getTime() >= KEPT_DAYS.importLine * DAY_MS) {
    throw new ApiError('IMPORT_MOVED_ON', {
      reason: because('LINES_GONE', { days: KEPT_DAYS.importLine }),
    })
  }
  const { id: startedBy, requestId } = wish.by
  const start = { startedBy, startedAt: now, requestId }
  return move(services, wish, 'import_started', {
    from: ['ready', 'paused'],
    to: 'running',
    ...start,
  })
}

/** A line that is being issued is still finished. */
export function pauseImport(services: Services, wish: Wish<Doer>): Promise<ShownImport> {
  return move(services, wish, 'import_paused', { from: ['running'], to: 'paused' })
}

/** Credentials that are already issued stay valid. */
export async function cancelImport(services: Services, wish: Wish): Promise<ShownImport> {
  const { database, clock } = services
  await move(services, wish, 'import_cancelled', {
    from: ['ready', 'running', 'paused'],
    to: 'cancelled',
    endedAt: clock.now(),
  })
  await ImportLineRow.forgetOpen(database, wish.importId)
  return ImportRow.requireShown(database, wish.importId)
}

function move(
  { database, clock }: Services,
  { importId, by }: Wish<Doer>,
  action: AuditAction,
  change: ImportMove,
): Promise<ShownImport> {
  return database.transaction(async (trx) => {
    const moved = await ImportRow.move(trx, importId, change)
    const shown = await ImportRow.requireShown(trx, importId)
    if (!moved) throw new ApiError('IMPORT_MOVED_ON')
    const details = { import: importId, lines: String(shown.open) }
    await recordAudit(trx, { action, by, at: clock.now(), details })
    return shown
  })
}
