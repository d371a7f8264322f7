import { CONFIRM_AFTER_DAYS } from '#contracts/checkout/guide-sale.ts'
import { addDays } from '#contracts/time.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { buildEditor, buildPack } from '#tests/support/server/content-packs.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const editor = buildEditor()

/**
 * Returns what keeps the guide of a server as its operator would: the environment with the key of an editor, and
 * a function that imports a pack in which each fact was checked today. Undefined while the checks of the build
 * are young enough. Without it, tests that buy the guide would fail on a later day.
 */
export function keepGuide() {
  const today = new Date().toISOString().slice(0, 10)
  const checks = Object.values(BUILD_SOURCES.facts).map(({ verifiedOn = '' }) => verifiedOn)
  const [oldest = ''] = checks.toSorted()
  if (today < addDays(oldest, CONFIRM_AFTER_DAYS)) return undefined
  return {
    env: { CONTENT_KEYS: editor.publicKey },
    importChecks: async (owner: HttpClient) => {
      const pack = buildPack(1, { built: today })
      for (const fact of Object.values(pack.facts)) fact.verifiedOn = today
      const { status, body } = await owner.post('/api/admin/content-packs', editor.sign(pack))
      if (status !== 200) throw new Error(`The checks were not taken in: ${JSON.stringify(body)}`)
    },
  }
}
