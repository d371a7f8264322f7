import type { Transaction } from 'objection'
import { failpoint } from '#api/processes/failpoint.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent, type NewChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import {
  type Block,
  readBlock,
  readFinalized,
  readHead,
  readLogs,
  type Log,
} from '#api/anchoring/chain/chain-reads.ts'
import { readGrant, readRegistryEvent } from '#api/anchoring/chain/registry-calls.ts'
import { RpcRefusal, RpcUnreachable, type Rpc } from '#api/anchoring/chain/rpc.ts'
import { leafIndicesOf } from './bitmap.ts'
import { readFollowed } from './enter-epoch.ts'
import { findFork, rewindEvents } from './rewind-events.ts'
import type { ChainListeners, ChainSession } from './session.ts'

/** The number of blocks whose events we request in one call. Public nodes accept this number. */
const BLOCKS_PER_RANGE = 1_000

/**
 * Copies the contract's events to our rows, up to the last final block. Only these events decide what is
 * anchored or revoked. The sender of a call makes no difference. Returns whether anything changed.
 * Decision: `docs/decisions/04-mirrored-events-decide.md`.
 */
export async function followEvents(session: ChainSession): Promise<boolean> {
  const { database, rpc, epoch } = session
  const fork = await findFork(session, await requireCurrent(session))
  if (fork) await rewindEvents(session, fork)
  // Searches for a fork before a reread. After the start of a reread, the search could not find the fork,
  // because a reread begins at the first block.
  if ((await requireCurrent(session)).mustReread) {
    await ChainEpoch.beginReread(database, epoch.id, await readFollowed(rpc, epoch.firstBlock))
  }

  const { followedBlock } = await requireCurrent(session)
  const final = await readFinal(session)
  let hasChanged = fork !== undefined
  for (let from = followedBlock + 1; from <= final; from += BLOCKS_PER_RANGE) {
    const to = Math.min(from + BLOCKS_PER_RANGE - 1, final)
    // Reads the hash of the range's last block before the events. If the chain changes between the two reads,
    // the next pass of the sender (`runPass`) notices the change by this hash.
    const end = await readFollowed(rpc, to)
    const logs = await readRange(rpc, epoch.contractAddress, from, to)
    const events = await readEvents(session, logs)
    const accounts = logs.flatMap((log) => readGrant(log) ?? [])
    if (events.length > 0) failpoint('anchor.after_receipt')
    await database.transaction(async (trx) => {
      for (const event of events) await mirrorEvent(trx, event, session.listeners)
      if (accounts.length > 0) await ChainEpoch.addAccounts(trx, epoch.id, accounts)
      await ChainEpoch.follow(trx, epoch.id, end)
    })
    if (events.length > 0) failpoint('anchor.after_mirror')
    hasChanged ||= events.length > 0
  }
  return hasChanged
}

/**
 * Returns the number of the last final block. If the chain does not mark final blocks, this is the block that
 * `confirmations` blocks follow. On our own chain, this is the latest block.
 */
async function readFinal({ rpc, epoch, confirmations }: ChainSession): Promise<number> {
  const head = await readHead(rpc)
  if (epoch.isLocal) return head
  return Math.min(head, (await readFinalized(rpc)) ?? head - confirmations)
}

async function requireCurrent({ database, epoch }: ChainSession): Promise<ChainEpoch> {
  const current = await ChainEpoch.current(database)
  if (current?.id !== epoch.id) throw new Error('Another process ended the epoch')
  return current
}

/**
 * Reads the logs of the range. When the node refuses the range, reads each half separately. Nodes have
 * different limits.
 */
async function readRange(rpc: Rpc, address: string, from: number, to: number): Promise<Log[]> {
  try {
    return await readLogs(rpc, address, from, to)
  } catch (error) {
    if (!(error instanceof RpcRefusal) || from === to) throw error
    const middle = Math.floor((from + to) / 2)
    return [
      ...(await readRange(rpc, address, from, middle)),
      ...(await readRange(rpc, address, middle + 1, to)),
    ]
  }
}

async function readEvents({ rpc, epoch }: ChainSession, logs: Log[]): Promise<NewChainEvent[]> {
  const events: NewChainEvent[] = []
  const blocks = new Map<number, Block | null>()
  for (const log of logs) {
    const event = readRegistryEvent(log)
    if (!event) continue
    const block = blocks.get(log.blockNumber) ?? (await readBlock(rpc, log.blockNumber))
    blocks.set(log.blockNumber, block)
    if (block?.hash !== log.blockHash) {
      throw new RpcUnreachable('eth_getLogs', 'The chain changed while its events were read')
    }
    events.push({
      size: null,
      word: null,
      mask: null,
      reasonCode: null,
      ...event,
      leaves: event.kind === 'anchored' ? event.size : leafIndicesOf(event.word, event.mask).length,
      epochId: epoch.id,
      transactionHash: log.transactionHash,
      logIndex: log.logIndex,
      blockNumber: log.blockNumber,
      blockHash: log.blockHash,
      blockTime: new Date(block.timestamp * 1000),
    })
  }
  return events
}

/**
 * Applies the event to our rows. An event can be applied again: this changes only rows that differ from the
 * event.
 */
async function mirrorEvent(trx: Transaction, event: NewChainEvent, listeners: ChainListeners) {
  const mirrored = await ChainEvent.mirror(trx, event)
  const batch = await AnchorBatch.withRoot(trx, event.root)
  if (!batch) return
  if (event.kind === 'anchored') await mirrorAnchored(trx, mirrored, batch.id, listeners)
  else await mirrorRevoked(trx, mirrored, batch.id, listeners)
}

async function mirrorAnchored(
  trx: Transaction,
  { id, epochId, transactionHash }: ChainEvent,
  batchId: string,
  { onAnchored }: ChainListeners,
) {
  await AnchorBatch.markAnchored(trx, batchId, id)
  await ChainCall.endAnchor(trx, epochId, batchId)
  const anchorHashes = await AnchorLeaf.hashesIn(trx, [batchId])
  await onAnchored(
    trx,
    anchorHashes.map((anchorHash) => ({ anchorHash, transactionHash })),
  )
}

async function mirrorRevoked(
  trx: Transaction,
  { id, epochId, transactionHash, word, mask }: ChainEvent,
  batchId: string,
  { onRevoked }: ChainListeners,
) {
  const leafIndices = leafIndicesOf(word ?? 0, mask ?? '0x0')
  const leaves = await AnchorLeaf.markRevoked(trx, batchId, leafIndices, id)
  const anchorHashes = leaves.map(({ anchorHash }) => anchorHash)
  await ChainCall.endRevokes(trx, epochId, batchId)
  await onRevoked(
    trx,
    anchorHashes.map((anchorHash) => ({ anchorHash, transactionHash })),
  )
}
