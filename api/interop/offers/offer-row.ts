import type { Knex } from 'knex'
import { raw, type Transaction } from 'objection'
import { rowOf, unexported, user } from '#api/database/row.ts'
import { TX_CODE_TRIES } from '#contracts/interop/limits.ts'

const NOT_TOLD =
  'an offer that waits ten minutes for a wallet; the wallet is exported once it has the credential'

/** A holder's offer of a credential. Any wallet with the code and the digits can redeem it. */
export class OfferRow extends rowOf({
  table: 'wallet_offers',
  kept: 'ten minutes',
  why: 'offers a credential to another wallet',
  sweeps: [{ since: 'expires_at', days: 0 }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    userId: user<string>(NOT_TOLD, 'stays'),
    credentialId: unexported<string>(NOT_TOLD, 'stays'),
    /** The user's `authVersion` at the time of the offer. When `authVersion` rises, the offer is void. */
    authVersion: unexported<number>(NOT_TOLD, 'stays'),
    tries: unexported<number>(NOT_TOLD, 'stays'),
    expiresAt: unexported<Date>(NOT_TOLD, 'stays'),
    usedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
  },
}) {
  static record(
    trx: Transaction,
    offer: Pick<OfferRow, 'id' | 'userId' | 'credentialId' | 'authVersion' | 'expiresAt'>,
  ) {
    return this.query(trx).insert(offer).returning('*')
  }

  /** Finds the offer if it can still be redeemed. */
  static openOne(connection: Knex, id: string, now: Date) {
    return this.open(connection, now).findOne({ id })
  }

  /** Counts a try in one statement. Simultaneous tries therefore cannot pass the limit. */
  static takeTry(connection: Knex, id: string, now: Date) {
    return this.open(connection, now)
      .patch({ tries: raw('tries + 1') })
      .where({ id })
      .returning('*')
      .first()
  }

  /** Returns false when another wallet used the offer first. */
  static async use(trx: Transaction, id: string, now: Date): Promise<boolean> {
    return (await this.query(trx).patch({ usedAt: now }).where({ id, usedAt: null })) > 0
  }

  static forgetAll(trx: Transaction) {
    return this.query(trx).delete()
  }

  private static open(connection: Knex, now: Date) {
    return this.query(connection)
      .whereNull('usedAt')
      .where('expiresAt', '>', now)
      .where('tries', '<', TX_CODE_TRIES)
  }
}
