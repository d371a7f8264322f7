import { execFileSync } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expansionOf } from '#tests/support/server/later-version.ts'
import { stopApp, untilReady } from '../rig/apps.ts'
import { isInUse, setNode } from '../rig/front.ts'
import { APPS, FOLDER } from '../rig/nodes.ts'
import { until } from '../rig/poll.ts'
import type { Scenario } from './scenario.ts'

/** The time in milliseconds for which both versions run together after each step. */
const TOGETHER_MS = 8_000
const DRAINED_MS = 2_000

const migrationOf = (version: string) => `
export async function up(trx) {
  for (const statement of ${JSON.stringify(expansionOf(version))}) await trx.raw(statement)
}
`

export const UPGRADE: Scenario = {
  name: 'upgrade',
  title: 'upgrade node by node, across a migration',
  play: async ({ startApp }) => {
    const newer = makeNewer()
    for (const node of APPS) {
      await setNode(node, 'drain')
      await pause(DRAINED_MS)
      await stopApp(node)
      startApp(node, newer)
      await untilReady(node)
      await setNode(node, 'ready')
      await until(`the front uses ${node}`, () => isInUse(node))
      await pause(TOGETHER_MS)
    }
    return undefined
  },
}

/**
 * Makes the next version: this version with one more migration. The name of the migration is new
 * each time, so that no earlier run has applied it.
 */
function makeNewer(): string {
  const version = String(Date.now())
  const tree = join(FOLDER, version)
  for (const part of ['api', 'contracts', 'package.json']) {
    cpSync(part, join(tree, part), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  writeFileSync(join(tree, `api/database/migrations/9999_${version}.ts`), migrationOf(version))
  execFileSync(process.execPath, ['api/cli/install.mjs', '--server-only'], { cwd: tree })
  return tree
}
