import type { Knex } from 'knex'
import { Model, raw, type Transaction } from 'objection'
import type { WalletEndReason } from '#contracts/interop/calls.ts'

export interface WalletEnd {
  reason: WalletEndReason
  now: Date
}

export type NewWallet = Pick<
  WalletRow,
  | 'id'
  | 'userId'
  | 'credentialId'
  | 'requestId'
  | 'clientId'
  | 'thumbprint'
  | 'configurations'
  | 'accessHash'
  | 'accessExpiresAt'
  | 'batchesLeft'
  | 'refreshHash'
  | 'refreshExpiresAt'
  | 'createdAt'
>

/** Another wallet to which a holder has given one credential. Its tokens are stored only as hashes. */
export class WalletRow extends Model {
  static override tableName = 'wallets'
  declare id: string
  declare userId: string
  declare credentialId: string
  /** The request of the wallet, when the holder consented on our page. */
  declare requestId: string | null
  /** The wallet's own name for itself, which nobody has verified. */
  declare clientId: string | null
  /** The thumbprint of the key that signs each call of the wallet (RFC 9449). */
  declare thumbprint: string
  declare configurations: string[]
  declare accessHash: Buffer | null
  declare accessExpiresAt: Date | null
  /** How many calls for instances the access token still serves. */
  declare batchesLeft: number
  declare refreshHash: Buffer | null
  /** The previous token's hash, valid until the new token is used: the answer may have been lost. */
  declare formerRefreshHash: Buffer | null
  declare refreshExpiresAt: Date
  /** When the wallet last received instances. */
  declare issuedAt: Date | null
  declare createdAt: Date
  declare endedAt: Date | null
  declare endReason: WalletEndReason | null

  static record(trx: Transaction, wallet: NewWallet) {
    return this.query(trx).insert(wallet).returning('*')
  }

  /** The newest first; with `endedSince`, without wallets that ended before that time. */
  static ofUser(connection: Knex, userId: string, endedSince = new Date(0)) {
    return this.query(connection)
      .where({ userId })
      .where((either) => {
        void either.whereNull('endedAt').orWhere('endedAt', '>=', endedSince)
      })
      .orderBy('createdAt', 'desc')
  }

  static withId(connection: Knex, id: string) {
    return this.query(connection).findOne({ id })
  }

  /** Undefined after the wallet has ended, because its tokens are deleted then. */
  static withAccess(connection: Knex, accessHash: Buffer) {
    return this.query(connection).findOne({ accessHash })
  }

  static withRefresh(connection: Knex, hash: Buffer) {
    return this.query(connection)
      .where({ refreshHash: hash })
      .orWhere({ formerRefreshHash: hash })
      .first()
  }

  static ofRequest(connection: Knex, requestId: string) {
    return this.query(connection).findOne({ requestId, endedAt: null })
  }

  /** The wallets that were added first come first. */
  static inUse(connection: Knex, credentialId: string) {
    return this.query(connection)
      .where({ credentialId, endedAt: null })
      .orderBy(['createdAt', 'id'])
  }

  /** Replaces the tokens that were shown; does nothing when another call has already replaced them. */
  static renew(
    trx: Transaction,
    shown: Buffer,
    next: Pick<WalletRow, 'accessHash' | 'accessExpiresAt' | 'batchesLeft' | 'refreshHash'>,
  ) {
    return this.query(trx)
      .patch({ ...next, formerRefreshHash: shown })
      .where((either) => {
        void either.where({ refreshHash: shown }).orWhere({ formerRefreshHash: shown })
      })
      .returning('*')
      .first()
  }

  static async isAnyGivenAfter(connection: Knex, time: Date): Promise<boolean> {
    return (await this.query(connection).where('issuedAt', '>', time).first()) !== undefined
  }

  /** One statement, so that no two calls take the same batch; undefined when none is left. */
  static takeBatch(trx: Transaction, accessHash: Buffer, issuedAt: Date) {
    return this.query(trx)
      .patch({ batchesLeft: raw('batches_left - 1'), issuedAt })
      .where({ accessHash })
      .where('batchesLeft', '>', 0)
      .returning('*')
      .first()
  }

  static end(trx: Transaction, { reason, now }: WalletEnd) {
    return this.query(trx)
      .patch({
        endedAt: now,
        endReason: reason,
        accessHash: null,
        refreshHash: null,
        formerRefreshHash: null,
      })
      .whereNull('endedAt')
  }
}
