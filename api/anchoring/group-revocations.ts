import type { Knex } from 'knex'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { LeafRevocation, type WaitingRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { maskOf, wordOf } from './bitmap.ts'

const REVOCATIONS_PER_PASS = 4_096

/** Opens one call for all waiting revocations with the same batch, word and reason. */
export function groupRevocations(database: Knex, epochId: string): Promise<void> {
  return database.transaction(async (trx) => {
    const waiting = await LeafRevocation.ready(trx, REVOCATIONS_PER_PASS)
    for (const group of groupByCall(waiting)) {
      const [{ batchId, leafIndex, reasonCode }] = group
      const call = await ChainCall.openRevoke(trx, {
        epochId,
        batchId,
        word: wordOf(leafIndex),
        mask: maskOf(group.map((revocation) => revocation.leafIndex)),
        reasonCode,
      })
      const anchorHashes = group.map(({ anchorHash }) => anchorHash)
      await LeafRevocation.assign(trx, anchorHashes, call.id)
    }
  })
}

type Group = [WaitingRevocation, ...WaitingRevocation[]]

function groupByCall(waiting: readonly WaitingRevocation[]): Iterable<Group> {
  const groups = new Map<string, Group>()
  for (const revocation of waiting) {
    const { batchId, leafIndex, reasonCode } = revocation
    const key = `${batchId} ${String(wordOf(leafIndex))} ${String(reasonCode)}`
    const group = groups.get(key)
    if (group) group.push(revocation)
    else groups.set(key, [revocation])
  }
  return groups.values()
}
