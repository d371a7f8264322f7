import type { Knex } from 'knex'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { migrate } from '#api/database/migrate.ts'
import { describeKeys } from '#api/trust/keys/describe-keys.ts'
import type { Server } from './at-server.ts'
import { type Prepared, prepareRestored } from './prepare-restored.ts'
import { OBEYED, RECALLED, describeSuccessor } from './describe-missing-keys.ts'

const EMPTY =
  'This database never had a key, so nothing was ever signed with it. Restore the backup first, then run this.'
const LOG =
  'The log of progress begins again. When phones are next online, they send the missing entries.'
const WALLETS =
  'All credentials in other wallets are revoked, because the backup does not contain later changes of these wallets. Holders must add their credentials again.'
const RECEIPTS =
  'New receipts get numbers of a new series, because receipts after the backup may have used the next numbers of the last series.'
const LOST = `Actions since the backup are lost, unless a phone or the chain has them. Do these again:
  stop keys again (npm run visa -- keys stop), and hold a ceremony if a key set was imported;
  issue credentials again: their anchors on the chain have no record here;
  repeat revocations and deletions that were not on the chain yet.
Start the product. When it has read the chain, run: npm run visa -- database fsck`

/** Runs the preparation for the command `after-restore`. Returns the text to print. */
export async function putRight(
  server: Pick<Server, 'database' | 'clock' | 'sealing'>,
  { again }: { again: boolean },
): Promise<string> {
  const { database, clock } = server
  await migrate(database)
  if ((await describeKeys(database, clock.now())).length === 0) throw new Error(EMPTY)
  await requireMasterKeys(server)
  const prepared = await prepareRestored(server, { isRestoredAgain: again })
  return prepared.doneAt ? formatDone(prepared.doneAt) : describe(database, clock.now(), prepared)
}

function formatDone(doneAt: Date): string {
  return `Nothing was changed: this was run on ${doneAt.toISOString()}, and nothing was signed after that.
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
    `${describeSuccessor(keys, 'pass')} ${OBEYED}`,
    LOG,
    WALLETS,
    RECEIPTS,
    ...(firstBlock === null ? [] : [describeChain(firstBlock)]),
    'Passes can be issued again.',
    LOST,
  ].join('\n')
}

function describeChain(firstBlock: number): string {
  return `When the product runs, it reads the chain again from block ${String(firstBlock)}. It stores the revocations that only the chain has, 16 a day. Until then, these credentials are not valid either.`
}
