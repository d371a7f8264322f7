import type { Knex } from 'knex'
import { raw, type Transaction } from 'objection'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
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
  | 'provenUri'
  | 'thumbprint'
  | 'configurations'
  | 'accessHash'
  | 'accessExpiresAt'
  | 'batchesLeft'
  | 'refreshHash'
  | 'refreshExpiresAt'
  | 'createdAt'
>

const NOT_TOLD = 'recognises the tokens and signatures of the other wallet'

/**
 * Another wallet to which a holder has given one credential. The row has only hashes of the wallet's tokens.
 */
export class WalletRow extends rowOf({
  table: 'wallets',
  kept: '30 days after the wallet was ended or its token has expired, and as long as it has an unexpired instance',
  why: 'the holder who added the wallet sees its state',
  sweeps: [
    {
      since: 'coalesce(ended_at, refresh_expires_at)',
      days: KEPT_DAYS.link,
      where:
        'not exists (select from wallet_instances where wallet_instances.wallet_id = wallets.id)',
    },
  ],
  lists: { wallets: { of: 'user_id', key: 'id' } },
  columns: {
    id: exported<string>('walletId', 'stays'),
    userId: owner<string>('stays'),
    credentialId: exported<string>('credentialId', 'stays'),
    /** The id of the wallet's request. Null if the wallet redeemed an offer. */
    requestId: unexported<string | null>(NOT_TOLD, 'stays'),
    /** The name that the wallet gives itself. Nobody has checked this name. */
    clientId: exported<string | null>('clientId', 'stays'),
    /**
     * The address that proves an address in the name: the redirect address of the consent, or the name in an
     * attestation. Null if nothing proves one, as for most wallets that redeem an offer.
     */
    provenUri: unexported<string | null>('the address of the app of the other wallet', 'stays'),
    /** The thumbprint of the key that signs each call of the wallet (RFC 9449). */
    thumbprint: unexported<string>(NOT_TOLD, 'stays'),
    configurations: exported<string[]>('configurations', 'stays'),
    accessHash: unexported<Buffer | null>(NOT_TOLD, 'overwritten'),
    accessExpiresAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    /** The number of further times that the wallet may request instances with the present access token. */
    batchesLeft: unexported<number>(NOT_TOLD, 'stays'),
    refreshHash: unexported<Buffer | null>(NOT_TOLD, 'overwritten'),
    /** The hash of the previous refresh token. This token stays valid until the wallet uses the new token. */
    formerRefreshHash: unexported<Buffer | null>(NOT_TOLD, 'overwritten'),
    refreshExpiresAt: exported<Date>('refreshExpiresAt', 'stays'),
    /** The time of the last issue of instances to the wallet. */
    issuedAt: exported<Date | null>('issuedAt', 'stays'),
    createdAt: exported<Date>('createdAt', 'stays'),
    endedAt: exported<Date | null>('endedAt', 'stays'),
    endReason: exported<WalletEndReason | null>('endReason', 'stays'),
  },
}) {
  static record(trx: Transaction, wallet: NewWallet) {
    return this.query(trx).insert(wallet).returning('*')
  }

  /** Finds the user's wallets. The newest comes first. Leaves out wallets that ended before `endedSince`. */
  static ofUser(connection: Knex, userId: string, endedSince = new Date(0)) {
    return this.query(connection)
      .where({ userId })
      .where((either) => void either.whereNull('endedAt').orWhere('endedAt', '>=', endedSince))
      .orderBy('createdAt', 'desc')
  }

  static withId(connection: Knex, id: string) {
    return this.query(connection).findOne({ id })
  }

  /** Finds a wallet by its access token. An ended wallet is not found, because its tokens are deleted. */
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

  /** Finds the wallets in use with this credential. The oldest wallet comes first. */
  static inUse(connection: Knex, credentialId: string) {
    return this.query(connection)
      .where({ credentialId, endedAt: null })
      .orderBy(['createdAt', 'id'])
  }

  /**
   * Replaces the tokens of the wallet with this refresh token. Does nothing if another call has already
   * replaced them.
   */
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

  /**
   * Counts one request for instances in one statement, because two calls must not use the same one. Returns
   * undefined when none is left.
   */
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
