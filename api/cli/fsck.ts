import type { Knex } from 'knex'
import type { Fault, Outcome } from '#api/database/check.ts'
import { MIGRATIONS } from '#api/database/migrate.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { atServer } from './at-server.ts'
import { checkAll, type Listener } from './check-all.ts'
import { FOUND, NOT_CHECKED, type Report, SOUND } from './run.ts'
import { print } from './print.ts'

/**
 * All checks read one snapshot of the database. The transaction is read-only, because a check must change
 * nothing.
 */
const SNAPSHOT = { isolationLevel: 'repeatable read', readOnly: true } as const

/** The checks have no time limits, because they read all rows, and wait for the chain between two queries. */
const UNHURRIED = { statementTimeoutMs: 0, idleTransactionMs: 0 }

/** Prints a line for each fault, and a line for each finished check. */
export const SAID: Listener = {
  onFault: ({ subject, fault }) => {
    print(`  ✗ ${subject}: ${fault}.`)
  },
  onChecked: (title, { checked, note }) => {
    const count = checked.toLocaleString('en').padStart(9)
    print(`${count} ${title}${note === undefined ? '' : `: ${note}`}`)
  },
}

export function checkStorage({ json = false }: { json?: boolean }): Promise<Report> {
  return atServer(async ({ env, database }) => {
    await requireMigrated(database)
    await requireFilled(database)
    const checked: ({ title: string } & Outcome)[] = []
    const faults: Fault[] = []
    const kept: Listener = {
      onFault: (fault) => faults.push(fault),
      onChecked: (title, outcome) => checked.push({ title, ...outcome }),
    }
    const { faults: count, unchecked } = await database.transaction(
      (snapshot) => checkAll({ env, database: snapshot }, json ? kept : SAID),
      SNAPSHOT,
    )
    const found = { faults, checked }
    if (count > 0) return { said: `Problems found: ${String(count)}.`, found, code: FOUND }
    if (unchecked.length === 0) return { said: 'No faults were found.', found, code: SOUND }
    const said = `NOT CHECKED: ${unchecked.join(', ')}. The other checks found no faults.`
    return { said, found, code: NOT_CHECKED }
  }, UNHURRIED)
}

async function requireMigrated(database: Knex): Promise<void> {
  const [, pending] = (await database.migrate.list(MIGRATIONS)) as [unknown[], unknown[]]
  if (pending.length > 0) {
    throw new Error(
      'The tables are older than this version. Run `npm run visa -- database migrate` first.',
    )
  }
}

/**
 * Throws when the database has no issuer key. All checks would otherwise succeed without any data to check.
 */
async function requireFilled(database: Knex): Promise<void> {
  if ((await IssuerKeyRow.all(database)).length > 0) return
  throw new Error('This database never had a key, so it contains nothing to check.')
}
