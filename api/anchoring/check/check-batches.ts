import type { Knex } from 'knex'
import { isInBatch } from '#contracts/anchoring/merkle.ts'
import { fromHex } from '#contracts/bytes.ts'
import { type Check, readInPages } from '#api/database/check.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { leafIndicesOf } from '#api/anchoring/bitmap.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { splitHashes } from '#api/anchoring/proof.ts'

const BATCHES_PER_PAGE = 20

/**
 * Computes the root again from the path of each leaf. Compares each batch and each revocation with its event
 * on the chain. Also reports revocations that never reached the chain, and roots that were anchored twice.
 */
export async function* checkBatches({ database }: { database: Knex }): Check {
  const epochId = (await ChainEpoch.current(database))?.id
  let checked = 0
  for await (const page of readInPages(() => AnchorBatch.query(database), 'id', BATCHES_PER_PAGE)) {
    const records = await readRecords(database, page, epochId)
    for (const batch of page) {
      const leaves = records.leaves.filter(({ batchId }) => batchId === batch.id)
      const faults = [
        ...findTreeFaults(batch, leaves),
        ...findAnchorFaults(batch, records, epochId),
        ...findRevocationFaults(batch, leaves, records, epochId),
      ]
      for (const fault of faults) yield { subject: `Batch ${batch.root}`, fault }
      checked += leaves.length
    }
  }
  for (const { anchorHash } of await findDroppedRevocations(database)) {
    const fault = 'its revocation counts as sent, but the chain does not have it'
    yield { subject: `Anchor hash ${anchorHash}`, fault }
  }
  for (const root of await findRepeatedRoots(database)) {
    yield { subject: `Root ${root}`, fault: 'it was anchored more than once' }
  }
  return { checked, ...(await describeWaiting(database)) }
}

interface Records {
  leaves: AnchorLeaf[]
  events: Map<number, ChainEvent>
  /** The ids of the batches whose calls are not finished. */
  sending: Set<string>
}

async function readRecords(
  database: Knex,
  page: AnchorBatch[],
  epochId: string | undefined,
): Promise<Records> {
  const ids = page.map(({ id }) => id)
  const leaves = await AnchorLeaf.query(database).whereIn('batchId', ids).orderBy('leafIndex')
  const eventIds = [
    ...page.flatMap(({ anchoredBy }) => anchoredBy ?? []),
    ...leaves.flatMap(({ revokedBy }) => revokedBy ?? []),
  ]
  const events = await ChainEvent.query(database).whereIn('id', [...new Set(eventIds)])
  const calls = await ChainCall.query(database)
    .where({ kind: 'anchor', endedAt: null })
    .modify((query) => {
      if (epochId !== undefined) void query.where({ epochId })
    })
    .whereIn('batchId', ids)
  return {
    leaves,
    events: new Map(events.map((event) => [event.id, event])),
    sending: new Set(calls.map(({ batchId }) => batchId)),
  }
}

function findTreeFaults({ root, size }: AnchorBatch, leaves: AnchorLeaf[]): string[] {
  const rootBytes = fromHex(root)
  const isWhole = leaves.length === size && leaves.every(({ leafIndex }, at) => leafIndex === at)
  return [
    ...(isWhole ? [] : [`it has ${String(leaves.length)} leaves instead of ${String(size)}`]),
    ...leaves
      .filter(({ leafIndex, anchorHash, siblings }) => {
        const way = siblings ? splitHashes(siblings).map(fromHex) : []
        return !isInBatch(rootBytes, leafIndex ?? 0, fromHex(anchorHash), way)
      })
      .map(({ anchorHash }) => `the proof of ${anchorHash} does not lead to its root`),
  ]
}

function findAnchorFaults(
  { id, root, size, anchoredBy }: AnchorBatch,
  { events, sending }: Records,
  epochId: string | undefined,
): string[] {
  if (anchoredBy === null)
    return sending.has(id) ? [] : ['it is not on chain, and no call will send it']
  const event = events.get(anchoredBy)
  const isItsOwn =
    event?.kind === 'anchored' &&
    event.root === root &&
    event.size === size &&
    event.epochId === epochId
  return isItsOwn ? [] : ['the event that is stored for its anchor does not match it']
}

function findRevocationFaults(
  { root }: AnchorBatch,
  leaves: AnchorLeaf[],
  { events }: Records,
  epochId: string | undefined,
): string[] {
  return leaves
    .filter(({ leafIndex, revokedBy }) => {
      if (revokedBy === null) return false
      const event = events.get(revokedBy)
      return !(
        event?.kind === 'revoked' &&
        event.root === root &&
        event.epochId === epochId &&
        leafIndicesOf(event.word ?? 0, event.mask ?? '0x0').includes(leafIndex ?? -1)
      )
    })
    .map(
      ({ anchorHash }) =>
        `the event that is stored for the revocation of ${anchorHash} does not match it`,
    )
}

/** Finds revocations that are not on the chain although their calls have ended. */
function findDroppedRevocations(database: Knex) {
  return LeafRevocation.query(database)
    .alias('revocation')
    .join('anchor_leaves as leaf', 'leaf.anchorHash', 'revocation.anchorHash')
    .join('chain_calls as call', 'call.id', 'revocation.callId')
    .select('revocation.anchorHash')
    .whereNull('leaf.revokedBy')
    .whereNotNull('call.endedAt')
    .orderBy('revocation.anchorHash')
}

async function findRepeatedRoots(database: Knex): Promise<string[]> {
  const rows = await ChainEvent.query(database)
    .select('root')
    .where({ kind: 'anchored' })
    .groupBy('epochId', 'root')
    .havingRaw('count(*) > 1')
  return rows.map(({ root }) => root)
}

async function describeWaiting(database: Knex): Promise<{ note?: string }> {
  const anchors = await AnchorLeaf.countUnanchored(database)
  const revocations = await LeafRevocation.countWaiting(database)
  if (anchors + revocations === 0) return {}
  return {
    note: `${String(anchors)} anchors and ${String(revocations)} revocations wait for the chain`,
  }
}
