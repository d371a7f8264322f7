import { raw, type Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { PROVES } from './proves.ts'
import { toHex } from '#contracts/bytes.ts'
import { LeafRevocation } from './leaf-revocation-row.ts'

interface SealedLeaf {
  anchorHash: string
  leafIndex: number
  siblings: Uint8Array
}

/**
 * One anchor hash. At first, the hash waits for a batch. After the sealing, the hash is a leaf of the batch.
 */
export class AnchorLeaf extends rowOf({
  table: 'anchor_leaves',
  kept: 'for ever',
  why: PROVES,
  columns: {
    anchorHash: nobodys<string>(),
    queuedAt: nobodys<Date>(),
    batchId: nobodys<string | null>(),
    leafIndex: nobodys<number | null>(),
    /**
     * The siblings from the leaf to the root, 32 bytes each. The column saves a computation at every
     * verification.
     */
    siblings: nobodys<Buffer | null>(),
    revokedBy: nobodys<number | null>(),
    /** True for an audit head. False for the hash of a credential. */
    isHead: nobodys<boolean>(),
  },
}) {
  static override idColumn = 'anchorHash'

  static enqueue(trx: Transaction, leaf: { anchorHash: string; isHead?: boolean }) {
    return this.query(trx).insert(leaf)
  }

  /**
   * Counts the waiting leaves, and returns the age of the oldest one. Uses the database's clock, because
   * other processes also queue leaves.
   */
  static async waiting(connection: Knex): Promise<{ count: number; oldestMs: number }> {
    const [row] = await this.query(connection)
      .select(
        raw('count(*)').as('count'),
        raw(
          'coalesce(extract(epoch from clock_timestamp() - min(queued_at)) * 1000, 0)::float8',
        ).as('oldestMs'),
      )
      .whereNull('batchId')
      .castTo<{ count: number; oldestMs: number }[]>()
    return row ?? { count: 0, oldestMs: 0 }
  }

  static async takeWaiting(trx: Transaction, limit: number): Promise<string[]> {
    const rows = await this.query(trx)
      .select('anchorHash')
      .whereNull('batchId')
      .orderBy(['queuedAt', 'anchorHash'])
      .limit(limit)
      .forUpdate()
      .skipLocked()
    return rows.map(({ anchorHash }) => anchorHash)
  }

  /**
   * Seals the leaves in one statement. A statement for each leaf would use the embedded database's only
   * connection for too long.
   */
  static async seal(trx: Transaction, batchId: string, leaves: SealedLeaf[]): Promise<void> {
    await trx.raw(
      `UPDATE anchor_leaves AS leaf
       SET batch_id = ?, leaf_index = sealed.leaf_index, siblings = decode(sealed.siblings, 'hex')
       FROM unnest(?::text[], ?::int[], ?::text[]) AS sealed (anchor_hash, leaf_index, siblings)
       WHERE leaf.anchor_hash = sealed.anchor_hash`,
      [
        batchId,
        leaves.map(({ anchorHash }) => anchorHash),
        leaves.map(({ leafIndex }) => leafIndex),
        leaves.map(({ siblings }) => toHex(siblings)),
      ],
    )
  }

  static async hashesIn(trx: Transaction, batchIds: string[]): Promise<string[]> {
    const rows = await this.query(trx).select('anchorHash').whereIn('batchId', batchIds)
    return rows.map(({ anchorHash }) => anchorHash)
  }

  static markRevoked(trx: Transaction, batchId: string, leafIndices: number[], eventId: number) {
    return this.query(trx)
      .patch({ revokedBy: eventId })
      .where({ batchId })
      .whereIn('leafIndex', leafIndices)
      .returning('anchorHash')
  }

  /**
   * Finds the leaves of credentials (alias `leaf`) that are revoked on the chain without a request of this
   * server.
   */
  static unasked(connection: Knex) {
    return this.query(connection)
      .alias('leaf')
      .where({ 'leaf.isHead': false })
      .whereNotNull('leaf.revokedBy')
      .whereNotExists(
        LeafRevocation.query(connection)
          .alias('asked')
          .whereColumn('asked.anchorHash', 'leaf.anchorHash'),
      )
  }

  /** Finds the leaves (alias `leaf`) that were first anchored before this time, in any epoch. */
  static firstAnchored(connection: Knex, { before }: { before: Date }) {
    return this.query(connection)
      .alias('leaf')
      .join('anchor_batches as batch', 'batch.id', 'leaf.batchId')
      .join('chain_events as first', 'first.id', 'batch.firstAnchoredBy')
      .where('first.blockTime', '<', before)
  }

  static unrevoke(trx: Transaction, eventIds: number[]) {
    return this.query(trx)
      .patch({ revokedBy: null })
      .whereIn('revokedBy', eventIds)
      .returning('anchorHash')
  }

  static unrevokeAll(trx: Transaction) {
    return this.query(trx).patch({ revokedBy: null }).whereNotNull('revokedBy')
  }

  /** Counts the leaves of credentials whose root is not on the chain now. */
  static countUnanchored(connection: Knex) {
    return this.query(connection)
      .leftJoin('anchor_batches as batch', 'batch.id', 'anchor_leaves.batchId')
      .where({ isHead: false })
      .whereNull('batch.anchoredBy')
      .resultSize()
  }

  /** Counts the audit heads on the chain, and the revoked heads among them. */
  static async countHeads(connection: Knex): Promise<{ anchored: number; revoked: number }> {
    const rows = await this.query(connection)
      .join('anchor_batches as batch', 'batch.id', 'anchor_leaves.batchId')
      .select(raw('count(*)').as('anchored'), raw('count(anchor_leaves.revoked_by)').as('revoked'))
      .where({ isHead: true })
      .whereNotNull('batch.anchoredBy')
      .castTo<{ anchored: number; revoked: number }[]>()
    return rows[0] ?? { anchored: 0, revoked: 0 }
  }
}
