import type { Knex } from 'knex'
import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { readBlock, readHead } from '#api/anchoring/chain/chain-reads.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { amber, type Finding, green, grey, red } from './finding.ts'

const AMBER_MS = 5_000
const RED_MS = 30_000
const TIMEOUT_MS = 10_000

type ExamineClocksServices = Pick<Services, 'database' | 'clock'> & {
  env: Pick<Env, 'chain' | 'publicOrigin'>
}

/** Compares this machine's clock with every other clock that affects a verdict or a validity period. */
export async function examineClocks({
  env,
  database,
  clock,
}: ExamineClocksServices): Promise<Finding[]> {
  const findings = [await compare('the database', clock, () => readDatabaseTime(database))]
  const { chain, publicOrigin } = env
  if (chain) findings.push(await findAhead(chain.rpcUrl, clock))
  findings.push(
    publicOrigin
      ? await compare(publicOrigin, clock, () => readServerTime(publicOrigin))
      : grey('No PUBLIC_ORIGIN: the clock of the running product was not checked'),
  )
  return findings
}

async function compare(
  name: string,
  clock: ExamineClocksServices['clock'],
  read: () => Promise<Date>,
) {
  const asked = clock.now().getTime()
  const theirs = (await read()).getTime()
  const answered = clock.now().getTime()
  // The other clock was read at some moment between `asked` and `answered`.
  return judge(name, Math.max(0, theirs - answered, asked - theirs))
}

function judge(name: string, apartMs: number): Finding {
  const text = `This clock and the clock of ${name} differ by ${String(Math.round(apartMs / 1000))} s`
  if (apartMs > RED_MS) return red(text)
  return apartMs > AMBER_MS ? amber(text) : green(text)
}

async function readDatabaseTime(database: Knex): Promise<Date> {
  const { rows } = await database.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now')
  if (!rows[0]) throw new Error('The database does not return its time')
  return rows[0].now
}

/**
 * Compares the clock with the time of the latest block. Only a block time in the future is a fault, because a
 * block can be old.
 */
async function findAhead(rpcUrl: string, clock: ExamineClocksServices['clock']): Promise<Finding> {
  const rpc = openRpc(rpcUrl, new AbortController().signal)
  const head = await readBlock(rpc, await readHead(rpc))
  const at = (head?.timestamp ?? 0) * 1000
  return judge('the chain', Math.max(0, at - clock.now().getTime()))
}

/** Reads the server's time from the `Date` header, which has only whole seconds. */
async function readServerTime(origin: string): Promise<Date> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(`${origin}/healthz`, { signal }).catch((error: unknown) => {
    throw new Error(`${origin} does not answer`, { cause: error })
  })
  const date = answer.headers.get('date')
  if (date === null) throw new Error(`${origin} does not send its time`)
  return new Date(date)
}
