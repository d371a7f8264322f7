import { raw, type Transaction } from 'objection'
import { nobodys, rowOf } from '#api/database/row.ts'
import { PROVES } from './proves.ts'

/** A sealed Merkle tree. Its leaves never change. The chain gets its root. */
export class AnchorBatch extends rowOf({
  table: 'anchor_batches',
  kept: 'for ever',
  why: PROVES,
  columns: {
    id: nobodys<string>(),
    root: nobodys<string>(),
    size: nobodys<number>(),
    sealedAt: nobodys<Date>(),
    anchoredBy: nobodys<number | null>(),
    /**
     * The first event that anchored the batch, in any epoch. After a move to another contract, the batch
     * therefore keeps the date of this event.
     */
    firstAnchoredBy: nobodys<number | null>(),
  },
}) {
  static seal(trx: Transaction, batch: { root: string; size: number }) {
    return this.query(trx).insert(batch).returning('*')
  }

  /** Finds the batch with this root. Returns undefined when there is none. */
  static withRoot(trx: Transaction, root: string) {
    return this.query(trx).findOne({ root })
  }

  static markAnchored(trx: Transaction, id: string, eventId: number) {
    return this.query(trx)
      .patch({
        anchoredBy: eventId,
        firstAnchoredBy: raw('coalesce(first_anchored_by, ?)', [eventId]),
      })
      .where({ id })
  }

  static unanchor(trx: Transaction, eventIds: number[]) {
    return this.query(trx)
      .patch({ anchoredBy: null })
      .whereIn('anchoredBy', eventIds)
      .returning('id')
  }

  static unanchorAll(trx: Transaction) {
    return this.query(trx).patch({ anchoredBy: null }).whereNotNull('anchoredBy').returning('id')
  }
}
