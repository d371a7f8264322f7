import type { Knex } from 'knex'
import { type Check, type Fault, type Outcome, readInPages } from '#api/database/check.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { maskOf, wordOf } from '#api/anchoring/bitmap.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { readBlock, readHead, readLogs } from '#api/anchoring/chain/chain-reads.ts'
import type { ChainEnv } from '#api/anchoring/chain/chain-source.ts'
import { requireSameChain, WrongChain } from '#api/anchoring/enter-epoch.ts'
import { readBatchSize, readRevokedBits } from '#api/anchoring/chain/registry-reads.ts'
import { readRegistryEvent } from '#api/anchoring/chain/registry-calls.ts'
import { openRpc, type Rpc, RpcRefusal, RpcUnreachable } from '#api/anchoring/chain/rpc.ts'
import type { Services } from '#api/services.ts'
import { openReadableChain } from './check-source.ts'

const BLOCKS_PER_RANGE = 1_000
const BATCHES_PER_PAGE = 20

/**
 * Compares our rows with the chain. Two cases are not faults of the rows. In the first, the chain is not
 * reachable. In the second, the saved state of our own chain is older than the rows, because a kill of the
 * process can cause this.
 */
export async function* checkChain({
  env,
  database,
}: Pick<Services, 'database'> & { env: Pick<ChainEnv, 'chain' | 'dataDir'> }): Check {
  const epoch = await ChainEpoch.current(database)
  if (!epoch) return { checked: 0, note: 'nothing was ever anchored' }
  const chain = await openReadableChain(env)
  if (!chain) return notChecked('no saved state of the local chain exists')

  const rpc = openRpc(chain.rpcUrl, new AbortController().signal)
  try {
    return yield* compare(database, rpc, epoch)
  } catch (error) {
    const isAway = error instanceof RpcUnreachable || error instanceof RpcRefusal
    if (!isAway) throw error
    return notChecked(`the chain cannot be reached: ${error.message}`)
  } finally {
    await chain.close()
  }
}

function notChecked(why: string): Outcome {
  return { checked: 0, note: `not checked, because ${why}`, isUnchecked: true }
}

async function* compare(database: Knex, rpc: Rpc, epoch: ChainEpoch): Check {
  const difference = await findDifference(rpc, epoch)
  if (difference === 'behind') {
    return notChecked(
      epoch.isLocal
        ? 'the saved chain is older than the rows, which happens after a kill; start the product once to repair it'
        : 'the chain was reorganised during the check; try again in a minute',
    )
  }
  if (difference === 'another') {
    const fault = `the anchors are on chain ${String(epoch.chainId)} at ${epoch.contractAddress}, but the node has another chain or contract`
    yield { subject: 'Chain', fault }
    return { checked: 0 }
  }
  const lost = yield* compareEvents(database, rpc, epoch)
  const outcome = yield* compareBatches(database, rpc, epoch)
  if (lost === 0) return outcome
  return { ...outcome, note: `${String(lost)} more belong to rows that a restore has lost` }
}

async function findDifference(rpc: Rpc, epoch: ChainEpoch): Promise<'behind' | 'another' | null> {
  try {
    await requireSameChain(rpc, epoch)
  } catch (error) {
    if (!(error instanceof WrongChain)) throw error
    return epoch.isLocal ? 'behind' : 'another'
  }
  const block = await readBlock(rpc, epoch.followedBlock)
  return block?.hash === epoch.followedHash ? null : 'behind'
}

interface SeenEvent {
  kind: ChainEvent['kind']
  root: string
  blockNumber: number
  blockHash: string
  logIndex: number
}

/**
 * Compares our stored events with the events on the chain. Returns the number of roots on the chain whose
 * batches were lost by a restore.
 */
async function* compareEvents(
  database: Knex,
  rpc: Rpc,
  epoch: ChainEpoch,
): AsyncGenerator<Fault, number> {
  const anchored = new Set<string>()
  let lost = 0
  for (let from = epoch.firstBlock; from <= epoch.followedBlock; from += BLOCKS_PER_RANGE) {
    const to = Math.min(from + BLOCKS_PER_RANGE - 1, epoch.followedBlock)
    const seen = await readEvents(rpc, epoch.contractAddress, from, to)
    const mirrored = await ChainEvent.query(database)
      .where({ epochId: epoch.id })
      .whereBetween('blockNumber', [from, to])
    const unmirrored = missingFrom(mirrored, seen)
    for (const { root } of unmirrored) {
      yield {
        subject: `Root ${root}`,
        fault: 'one of its events is on chain but not in the database',
      }
    }
    for (const { root } of missingFrom(seen, mirrored)) {
      yield {
        subject: `Root ${root}`,
        fault: 'one of its events is in the database but not on chain',
      }
    }
    for (const { root } of seen.filter(({ kind }) => kind === 'anchored')) {
      if (anchored.has(root)) yield { subject: `Root ${root}`, fault: 'it is on chain twice' }
      anchored.add(root)
    }
    const foreign = await findForeignRoots(database, seen)
    const excused = await findLost(database, epoch, foreign)
    lost += excused.length
    for (const root of foreign.filter((one) => !excused.includes(one))) {
      yield {
        subject: `Root ${root}`,
        fault: 'it is on chain, but no batch in the database has it',
      }
    }
  }
  return lost
}

async function readEvents(
  rpc: Rpc,
  address: string,
  from: number,
  to: number,
): Promise<SeenEvent[]> {
  const logs = await readLogs(rpc, address, from, to)
  return logs.flatMap((log) => {
    const event = readRegistryEvent(log)
    return event ? [{ ...log, kind: event.kind, root: event.root }] : []
  })
}

function missingFrom(others: readonly SeenEvent[], events: readonly SeenEvent[]): SeenEvent[] {
  const keyOf = ({ blockHash, logIndex, kind, root }: SeenEvent) =>
    [blockHash, logIndex, kind, root].join()
  const known = new Set(others.map(keyOf))
  return events.filter((event) => !known.has(keyOf(event)))
}

/**
 * Finds the roots that belong to no batch in our rows. After a restore from an old backup, the chain can have
 * credentials that our database does not have.
 */
async function findForeignRoots(database: Knex, seen: SeenEvent[]): Promise<string[]> {
  const roots = [...new Set(seen.map(({ root }) => root))]
  const batches = await AnchorBatch.query(database).whereIn('root', roots)
  const known = new Set(batches.map(({ root }) => root))
  return roots.filter((one) => !known.has(one))
}

/**
 * Finds the foreign roots that were anchored before the last `after-restore`. That command has already
 * reported them. They are no faults, because their rows are lost for good. A root that a thief anchored before
 * this command is excused too.
 */
async function findLost(
  database: Knex,
  { id, restoredAt }: ChainEpoch,
  roots: string[],
): Promise<string[]> {
  return restoredAt ? ChainEvent.rootsAnchoredBy(database, id, { roots, at: restoredAt }) : []
}

async function* compareBatches(
  database: Knex,
  rpc: Rpc,
  epoch: ChainEpoch,
): AsyncGenerator<Fault, Outcome> {
  // If the chain has newer blocks, the contract can contain revocations that our rows do not have yet.
  const isCaughtUp = (await readHead(rpc)) === epoch.followedBlock
  const anchored = () => AnchorBatch.query(database).whereNotNull('anchoredBy')
  let checked = 0
  for await (const page of readInPages(anchored, 'id', BATCHES_PER_PAGE)) {
    const leaves = await AnchorLeaf.query(database).whereIn(
      'batchId',
      page.map(({ id }) => id),
    )
    for (const batch of page) {
      const own = leaves.filter(({ batchId }) => batchId === batch.id)
      yield* await compareBatch(rpc, epoch.contractAddress, { batch, leaves: own, isCaughtUp })
    }
    checked += page.length
  }
  return { checked }
}

interface Comparison {
  batch: AnchorBatch
  leaves: AnchorLeaf[]
  isCaughtUp: boolean
}

async function compareBatch(
  rpc: Rpc,
  address: string,
  { batch, leaves, isCaughtUp }: Comparison,
): Promise<Fault[]> {
  const subject = `Batch ${batch.root}`
  const size = await readBatchSize(rpc, address, batch.root)
  if (size === 0) return [{ subject, fault: 'its root is not in the contract' }]
  const faults: Fault[] = []
  if (size !== batch.size) {
    faults.push({ subject, fault: `the contract has it with ${String(size)} leaves` })
  }
  const indices = leaves.map(({ leafIndex }) => leafIndex ?? 0)
  for (const word of new Set(indices.map(wordOf))) {
    const onChain = await readRevokedBits(rpc, address, batch.root, word)
    const revoked = leaves.filter(
      ({ leafIndex, revokedBy }) => revokedBy !== null && wordOf(leafIndex ?? 0) === word,
    )
    const here = BigInt(maskOf(revoked.map(({ leafIndex }) => leafIndex ?? 0)))
    if ((here & ~onChain) !== 0n) {
      faults.push({
        subject,
        fault: 'leaves that are revoked in the database are not revoked on chain',
      })
    }
    if (isCaughtUp && (onChain & ~here) !== 0n) {
      faults.push({
        subject,
        fault: 'leaves that are revoked on chain are not revoked in the database',
      })
    }
  }
  return faults
}
