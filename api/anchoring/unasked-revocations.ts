import type { Knex } from 'knex'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'

/**
 * A revocation that is final on the chain, although this server did not request it.
 * Decision: `docs/decisions/15-unasked-revocation-is-disputed.md`.
 */
export interface UnaskedRevocation {
  anchorHash: string
  reasonCode: number
}

/** The earliest comes first. */
export function findUnasked(connection: Knex, limit: number) {
  return AnchorLeaf.unasked(connection)
    .join('chain_events as event', 'event.id', 'leaf.revokedBy')
    .select('leaf.anchorHash', 'event.reasonCode')
    .orderBy(['leaf.revokedBy', 'leaf.leafIndex'])
    .limit(limit)
    .castTo<UnaskedRevocation[]>()
}

export function countUnasked(connection: Knex): Promise<number> {
  return AnchorLeaf.unasked(connection).resultSize()
}

/**
 * Returns the hash of the revocation's transaction. Returns undefined when our rows have no event of the
 * revocation.
 */
export async function findRevocationTransaction(
  connection: Knex,
  anchorHash: string,
): Promise<string | undefined> {
  const row = await AnchorLeaf.query(connection)
    .alias('leaf')
    .join('chain_events as event', 'event.id', 'leaf.revokedBy')
    .select('event.transactionHash')
    .findOne({ 'leaf.anchorHash': anchorHash })
    .castTo<{ transactionHash: string } | undefined>()
  return row?.transactionHash
}
