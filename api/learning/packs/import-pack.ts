import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { checkPack, type PackNeeds, requireHigher } from './check-pack.ts'
import { ContentPackRow } from './content-pack-row.ts'
import { refusePack } from './pack-refused.ts'

/** Imports a pack, makes it the active pack and returns its version. */
export async function importPack(
  services: PackNeeds,
  { value, by }: { value: unknown; by: Doer },
): Promise<number> {
  const { pack, text, sha256, signedBy, check } = await checkPack(services, value)
  const [finding] = check.findings
  if (finding !== undefined) {
    const more = check.findings.length - 1
    refusePack(more === 0 ? finding : `${finding} There are ${String(more)} more findings.`)
  }
  const { version, built, editor, note } = pack.manifest
  const now = services.clock.now()
  await services.database.transaction(async (trx) => {
    await ContentPackRow.lock(trx)
    await requireHigher(trx, version)
    const head = { version, sha256, built, editor, note, signedBy, importedAt: now }
    await ContentPackRow.add(trx, { ...head, pack: text })
    await ContentPackRow.activate(trx, version, now)
    const reason = `Version ${String(version)} of ${built}`
    await recordAudit(trx, { action: 'content_imported', by, at: now, details: { reason } })
  })
  await services.content.refresh()
  return version
}
