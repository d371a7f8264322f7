import type { Knex } from 'knex'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { usableKeys } from './issuer-keys.ts'
import { readCurrentKeySet } from './key-set-row.ts'

/**
 * Returns the ids of the pass keys that may have signed a pass that is still valid: the key in use, and
 * earlier keys.
 */
export async function findSigned(connection: Knex, now: Date): Promise<string[]> {
  const keys = (await readCurrentKeySet(connection))?.keys ?? []
  const rows = await IssuerKeyRow.all(connection)
  const stopped = rows.filter(({ stoppedAt }) => stoppedAt !== null).map(({ kid }) => kid)
  const [inUse] = usableKeys(keys, { use: 'pass', stopped, now })
  const former = keys.filter(
    ({ use, notAfter }) =>
      use === 'pass' && notAfter <= now && notAfter.getTime() + PASS_LIFE_MS > now.getTime(),
  )
  return [...former, ...(inUse ? [inUse] : [])].map(({ kid }) => kid)
}
