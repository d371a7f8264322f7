import type { Knex } from 'knex'
import type { PackCheck } from '#contracts/learning/content-packs.ts'
import { checkContent, toChecked } from '#api/learning/check/check-content.ts'
import { oldToday } from '#api/learning/check/check-facts.ts'
import { type Content, composeContent } from '#api/learning/content/compose-content.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import { MissingFact } from '#api/learning/content/placeholders.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { inTurns } from '#api/in-turns.ts'
import type { Services } from '#api/services.ts'
import { compareSources, touchedItems } from './compare-content.ts'
import { toSources } from './content-pack.ts'
import { ContentPackRow } from './content-pack-row.ts'
import { faultOf } from './fault-of.ts'
import { openPack, type OpenedPack } from './open-pack.ts'
import { refusePack } from './pack-refused.ts'

export type PackNeeds = Pick<Services, 'env' | 'database' | 'clock' | 'content'>

interface CheckedPack extends OpenedPack {
  check: PackCheck
}

/**
 * Checks a pack without an import. Throws a `PACK_REFUSED` in three cases: no editor of ours signed the pack,
 * its day is before the build's content or in the future, or its version is too low. Returns the faults of
 * the content as findings.
 */
export async function checkPack(services: PackNeeds, value: unknown): Promise<CheckedPack> {
  const { env, database, clock, content: delivered } = services
  const opened = await inTurns(openPack(value, env.contentKeys))
  const { manifest } = opened.pack
  const today = clock.now().toISOString().slice(0, 10)
  requireDays(manifest.built, today)
  const fault = faultOf({ built: manifest.built, signedBy: opened.signedBy }, env.contentKeys)
  if (fault !== null) refusePack(fault)
  await requireHigher(database, manifest.version)

  const sources = toSources(opened.pack)
  const content = toChecked(sources, await composeOrRefuse(sources))
  await delivered.refresh()
  const now = await delivered.read()
  const check: PackCheck = {
    manifest,
    comparedWith: now.version,
    parts: await inTurns(compareSources(now.sources, sources)),
    touched: await inTurns(touchedItems(toChecked(now.sources, now.content), content)),
    pastDate: oldToday(content, today),
    findings: (await inTurns(checkContent(content))).map(
      ({ rule, where, what }) => `Rule ${String(rule)}, ${where}: ${what}`,
    ),
  }
  return { ...opened, check }
}

function requireDays(built: string, today: string): void {
  if (built > today) refusePack(`This pack is of ${writeDay(built)}, which is still to come.`)
}

export async function requireHigher(connection: Knex, version: number): Promise<void> {
  const highest = await ContentPackRow.highestVersion(connection)
  if (version > highest) return
  refusePack(
    `This pack is version ${String(version)}. Version ${String(highest)} was taken in before, and versions ascend.`,
  )
}

async function composeOrRefuse(sources: ContentSources): Promise<Content> {
  try {
    return await inTurns(composeContent(sources))
  } catch (error) {
    if (!(error instanceof MissingFact)) throw error
    return refusePack(`${error.message}, which a text names.`)
  }
}
