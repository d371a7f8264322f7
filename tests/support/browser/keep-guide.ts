import { CONFIRM_AFTER_DAYS } from '#contracts/checkout/guide-sale.ts'
import { addDays } from '#contracts/time.ts'
import { atOnce } from '#api/in-turns.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeContent, type Content } from '#api/learning/content/compose-content.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { buildEditor, buildPack } from '#tests/support/server/content-packs.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const editor = buildEditor()

/**
 * Returns what keeps the guide of a server as its operator would: the environment with the key of an editor, and
 * a function that imports a pack in which each fact was checked today. Undefined while the checks of the build
 * are young enough. Without it, tests that buy the guide would fail on a later day.
 */
export function keepGuide() {
  if (!isOld()) return undefined
  return {
    env: { CONTENT_KEYS: editor.publicKey },
    importChecks: async (owner: HttpClient) => {
      const today = readToday()
      const pack = buildPack(1, { built: today })
      for (const fact of Object.values(pack.facts)) fact.verifiedOn = today
      const { status, body } = await owner.post('/api/admin/content-packs', editor.sign(pack))
      if (status !== 200) throw new Error(`The checks were not taken in: ${JSON.stringify(body)}`)
    },
  }
}

/** Returns the content that a server has whose guide is kept by `keepGuide`. */
export function contentOfToday(): Content {
  if (!isOld()) return buildContent
  const today = readToday()
  const facts = Object.entries(BUILD_SOURCES.facts).map(([id, fact]) => [
    id,
    { ...fact, verifiedOn: today },
  ])
  const sources = { ...BUILD_SOURCES, edition: today, facts: Object.fromEntries(facts) as never }
  return atOnce(composeContent(sources))
}

function isOld(): boolean {
  const checks = Object.values(BUILD_SOURCES.facts).map(({ verifiedOn = '' }) => verifiedOn)
  const [oldest = ''] = checks.toSorted()
  return readToday() >= addDays(oldest, CONFIRM_AFTER_DAYS)
}

function readToday(): string {
  return new Date().toISOString().slice(0, 10)
}
