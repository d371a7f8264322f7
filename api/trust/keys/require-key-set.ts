import { existsSync, readFileSync } from 'node:fs'
import type { Knex } from 'knex'
import { readKeySet } from '#contracts/trust/key-set.ts'
import { followKeySets, formatPin } from '#contracts/trust/pin.ts'
import type { Clock } from '#api/clock.ts'
import type { Env } from '#api/settings/env.ts'
import { KeySetRow } from './key-set-row.ts'

const HOW =
  'Stop here and run: npm run visa -- root request keys; where the root is: npm run visa -- root sign keys-request.json; here again: npm run visa -- root install keys-signed.json; then start.'

/** The error for a start in production without a usable key set. The message names the commands that help. */
export class KeySetMissing extends Error {
  override readonly name = 'KeySetMissing'
}

interface RequireKeySetServices {
  env: Env
  database: Knex
  clock: Clock
}

/**
 * Throws when `ROOT_KEY` is set and there is no valid key set. In this case, the server cannot sign a set
 * itself, and verifiers would not accept its codes. The price: after a missed ceremony the next start fails.
 * Running processes continue to verify.
 */
export async function requireKeySet({
  env,
  database,
  clock,
}: RequireKeySetServices): Promise<void> {
  if (!env.rootKey) return
  const rows = await KeySetRow.latest(database)
  if (rows.length === 0) throw new KeySetMissing(`There is no key set yet. ${HOW}`)
  const read = await Promise.all(rows.map(({ bytes }) => readKeySet(bytes)))
  const sets = read.filter((set) => set !== null)
  const reached = followKeySets({ pin: env.rootKey, keySet: null }, sets, clock.now())
  if (!reached) {
    throw new KeySetMissing(
      'Another root than ROOT_KEY signed the stored key set. Set ROOT_KEY to the 87 characters of the root that signed it.',
    )
  }
  if (reached.expiresAt > clock.now()) return
  throw new KeySetMissing(`The key set ended on ${reached.expiresAt.toISOString()}. ${HOW}`)
}

/**
 * Throws when the app was built for another root, because browsers would then refuse all signatures of this
 * server. An app without a pin trusts the first root that it meets. Such an app is only built outside
 * production.
 */
export function requireBuiltRoot({ rootKey }: Pick<Env, 'rootKey'>, builtFile: string): void {
  const built = rootKey && existsSync(builtFile) ? readFileSync(builtFile, 'utf8').trim() : ''
  if (!rootKey || built === '' || built === formatPin(rootKey)) return
  throw new KeySetMissing(
    'The app in dist/ was built with another ROOT_KEY. Build the app with the ROOT_KEY of this start: npm run build',
  )
}
