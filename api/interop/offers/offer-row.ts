import type { Knex } from 'knex'
import { raw, type Transaction } from 'objection'
import { rowOf, unexported, user } from '#api/database/row.ts'
import { TX_CODE_TRIES } from '#contracts/interop/limits.ts'

const NOT_TOLD = 'ten minutes of waiting for a wallet, which is exported once it has come'

/** That a holder gives a credential to whichever wallet brings the code and the digits. */
export class OfferRow extends rowOf({
  table: 'wallet_offers',
  kept: 'ten minutes',
  why: 'a credential on its way to another wallet',
  sweeps: [{ since: 'expires_at', days: 0 }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    userId: user<string>(NOT_TOLD, 'stays'),
    credentialId: unexported<string>(NOT_TOLD, 'stays'),
    /** The user's when it was made: once that has risen, it is void. */
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

  /** One that can still be used. */
  static openOne(connection: Knex, id: string, now: Date) {
    return this.open(connection, now).findOne({ id })
  }

  /** One statement, so that as many tries at once find no more of them than one after the other. */
  static takeTry(connection: Knex, id: string, now: Date) {
    return this.open(connection, now)
      .patch({ tries: raw('tries + 1') })
      .where({ id })
      .returning('*')
      .first()
  }

  /** False when another one was faster. */
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
