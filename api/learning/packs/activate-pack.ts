import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { PackNeeds } from './check-pack.ts'
import { ContentPackRow } from './content-pack-row.ts'
import { faultOf } from './fault-of.ts'
import { refusePack } from './pack-refused.ts'

/** Makes an imported pack the active content. Without a version, the content of the build becomes active. */
export async function activatePack(
  services: PackNeeds,
  { version, by }: { version: number | null; by: Doer },
): Promise<void> {
  const now = services.clock.now()
  await services.database.transaction(async (trx) => {
    await ContentPackRow.lock(trx)
    if (version !== null) {
      const head = await ContentPackRow.head(trx, version)
      if (!head) throw new ApiError('PACK_NOT_FOUND')
      const fault = faultOf(head, services.env.contentKeys)
      if (fault !== null) refusePack(fault)
    }
    await ContentPackRow.activate(trx, version, now)
    const reason = version === null ? 'What the build brought' : `Version ${String(version)}`
    await recordAudit(trx, { action: 'content_activated', by, at: now, details: { reason } })
  })
  await services.content.refresh()
}
