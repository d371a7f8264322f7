import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { gzipSync } from 'node:zlib'
import type { Delivered } from '#contracts/learning/content-packs.ts'
import type { OtherLanguage } from '#contracts/language/languages.ts'
import type { ContentPart } from '#contracts/learning/learning-content.ts'
import type { Env } from '#api/settings/env.ts'
import { inTurns } from '#api/in-turns.ts'
import { oneAtATime } from '#api/one-at-a-time.ts'
import { describeError } from '#api/http/problems.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { type Content, composeContent } from '#api/learning/content/compose-content.ts'
import type { ContentSources } from '#api/learning/content/content-sources.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { stampVersion } from '#api/learning/content/stamp-version.ts'
import { TRANSLATORS } from '#api/learning/translations/dictionaries.ts'
import { translatePart } from '#api/learning/translations/translate-part.ts'
import { checksOf, type ContentChecks } from './content-checks.ts'
import { toSources } from './content-pack.ts'
import { ContentPackRow, type PackHead } from './content-pack-row.ts'
import { faultOf } from './fault-of.ts'
import { openPack } from './open-pack.ts'

/**
 * A part of the content, ready for a response. It is compressed only once, because all readers get the same
 * text. Compression reduces it to a quarter.
 */
export interface PreparedPart {
  version: string
  text: string
  zipped: Buffer
}

interface Copy {
  /** The version of the pack. Null for the content of the build. */
  version: number | null
  sources: ContentSources
  content: Content
  parts: Record<ContentPart, PreparedPart>
  /** Returns when and by whom the content was last checked, as of this day. */
  checksOn: (today: string) => ContentChecks
  /** Returns the texts of all parts in another language. Composes them at the first call for the language. */
  translate: (language: OtherLanguage) => Promise<Record<ContentPart, PreparedPart>>
}

/** The content for readers. It is in memory, because a request should not read the database. */
export interface DeliveredContent {
  read(): Promise<Copy>
  /** Finds the active pack in the database. Loads the pack if it has changed. */
  refresh(): Promise<void>
}

interface DeliveredContentServices {
  env: Pick<Env, 'contentKeys'>
  database: Knex
  log: Logger
}

const BUILD = prepare(null, BUILD_SOURCES, buildContent)

export function openDelivered(needs: DeliveredContentServices): DeliveredContent {
  let copy = BUILD
  /**
   * The hash of the active pack at the last read, even if the pack is not valid. Null without an active pack.
   * Undefined before the first read.
   */
  let known: string | null | undefined

  const refresh = oneAtATime(async () => {
    const active = await ContentPackRow.active(needs.database)
    const found = active?.sha256 ?? null
    if (found === known) return
    copy = active ? await load(needs, active) : BUILD
    known = found
  })
  return {
    refresh,
    read: async () => {
      if (known === undefined) await refresh()
      return copy
    },
  }
}

/**
 * Loads the pack and checks its key, age, signature and shape. If one of them is wrong, or if a text of the
 * build names a fact that the pack lacks, returns the content of the build. Checks at each load, because a thief
 * who can write to the database must not change a text.
 */
async function load(
  { env, database, log }: DeliveredContentServices,
  active: PackHead,
): Promise<Copy> {
  const { version } = active
  try {
    const fault = faultOf(active, env.contentKeys)
    if (fault !== null) throw new Error(fault)
    const text = await ContentPackRow.textOf(database, version)
    const { pack } = await inTurns(openPack(JSON.parse(text ?? 'null'), env.contentKeys))
    const sources = toSources(pack)
    return prepare(version, sources, await inTurns(composeContent(sources)))
  } catch (error) {
    log.error({ version, err: describeError(error) }, 'the content pack cannot be used')
    return BUILD
  }
}

function prepare(version: number | null, sources: ContentSources, content: Content): Copy {
  const { free, premium, bank } = content
  const parts = { free: preparePart(free), premium: preparePart(premium), bank: preparePart(bank) }
  const translations = new Map<OtherLanguage, Promise<Record<ContentPart, PreparedPart>>>()
  const translate = (language: OtherLanguage) => {
    const known = translations.get(language) ?? prepareIn(language, sources, content)
    translations.set(language, known)
    // After a failure, the next reader tries again.
    known.catch(() => translations.delete(language))
    return known
  }
  const checksOn = (today: string) => checksOf(content.facts, sources.edition, today)
  return { version, sources, content, parts, checksOn, translate }
}

async function prepareIn(
  language: OtherLanguage,
  sources: ContentSources,
  { free, premium, bank }: Content,
): Promise<Record<ContentPart, PreparedPart>> {
  const own = await inTurns(composeContent(sources, TRANSLATORS[language]))
  const ownBank = translatePart(language, bank, own.bank)
  const ownPremium = translatePart(language, premium, own.premium)
  return {
    free: preparePart(translatePart(language, free, own.free)),
    premium: preparePart(stampVersion({ ...ownPremium, bankVersion: ownBank.version })),
    bank: preparePart(ownBank),
  }
}

function preparePart(content: { version: string }): PreparedPart {
  const text = JSON.stringify(content)
  return { version: content.version, text, zipped: gzipSync(text) }
}

export async function describeDelivered(delivered: DeliveredContent): Promise<Delivered> {
  const { version, sources } = await delivered.read()
  return { version, built: sources.edition, floor: BUILD_SOURCES.edition }
}
