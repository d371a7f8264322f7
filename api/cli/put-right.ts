import type { Knex } from 'knex'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { migrate } from '#api/database/migrate.ts'
import { describeKeys } from '#api/trust/keys/describe-keys.ts'
import type { Server } from './at-server.ts'
import { type Prepared, prepareRestored } from './prepare-restored.ts'
import { OBEYED, RECALLED, saySuccessor } from './say-keys.ts'

const EMPTY =
  'This database never had a key, so nothing was signed from it. Restore the backup first, then run this.'
const LOG =
  'The log of progress begins again: phones send again what they hold and it lacks, the next time they are online.'
const WALLETS =
  'What was in wallets of others is revoked, for nobody knows what was given or ended since the backup: holders add it again.'
const RECEIPTS =
  'Receipts are numbered in a new series, since numbers of the last one may be on paper already.'
const LOST = `Lost is what was done here since the backup and is on no phone and not on chain. Do these again:
  stops of keys (npm run visa -- keys stop), and a ceremony if a key set was imported;
  credentials that were issued: what is on chain of them belongs to nobody now;
  revocations and deletions that were not on chain yet.
Start the product, and when it has read the chain: npm run visa -- database fsck`

/** Runs the preparation of `after-restore`. Returns the text to print. */
export async function putRight(
  server: Pick<Server, 'database' | 'clock' | 'sealing'>,
  { again }: { again: boolean },
): Promise<string> {
  const { database, clock } = server
  await migrate(database)
  if ((await describeKeys(database, clock.now())).length === 0) throw new Error(EMPTY)
  await requireMasterKeys(server)
  const prepared = await prepareRestored(server, { isRestoredAgain: again })
  return prepared.doneAt ? sayDone(prepared.doneAt) : describe(database, clock.now(), prepared)
}

function sayDone(doneAt: Date): string {
  return `Nothing has changed: this was run on ${doneAt.toISOString()}, and nothing has been signed since.
If a backup was restored after that, run: npm run visa -- database after-restore --again`
}

async function describe(
  database: Knex,
  now: Date,
  { stopped, firstBlock }: Prepared,
): Promise<string> {
  const keys = await describeKeys(database, now)
  return [
    ...(stopped.length > 0 ? [`Stopped for good: ${stopped.join(', ')}. ${RECALLED}`] : []),
    `${saySuccessor(keys, 'pass')} ${OBEYED}`,
    LOG,
    WALLETS,
    RECEIPTS,
    ...(firstBlock === null ? [] : [sayChain(firstBlock)]),
    'Passes are issued again.',
    LOST,
  ].join('\n')
}

function sayChain(firstBlock: number): string {
  return `The chain is read again from block ${String(firstBlock)} on, as soon as the product runs. Revocations that are there and not here return, 16 a day; until then what they revoke is not valid either.`
}
