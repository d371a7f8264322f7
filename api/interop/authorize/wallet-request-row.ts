import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { rowOf, unexported, user } from '#api/database/row.ts'
import { CODE_MS } from '#contracts/interop/limits.ts'

type NewWalletRequest = Pick<
  WalletRequestRow,
  | 'id'
  | 'requestHash'
  | 'clientId'
  | 'redirectUri'
  | 'state'
  | 'codeChallenge'
  | 'configurations'
  | 'hasDetails'
  | 'thumbprint'
  | 'expiresAt'
>

export type Consented = WalletRequestRow & {
  userId: string
  credentialId: string
  authVersion: number
}

const NOT_TOLD = 'the request of another wallet; the wallet is exported once it has the credential'

/**
 * A request that a wallet has pushed (RFC 9126), with the decision of its holder. The row has only hashes of
 * its secrets.
 */
export class WalletRequestRow extends rowOf({
  table: 'wallet_requests',
  kept: 'a day after the request or its code has expired',
  why: 'a code that is used twice ends the wallet that got a credential with it',
  sweeps: [{ since: 'expires_at', days: 1 }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    requestHash: unexported<Buffer>(NOT_TOLD, 'stays'),
    clientId: unexported<string>(NOT_TOLD, 'stays'),
    redirectUri: unexported<string>(NOT_TOLD, 'stays'),
    state: unexported<string | null>(NOT_TOLD, 'stays'),
    codeChallenge: unexported<string>(NOT_TOLD, 'stays'),
    configurations: unexported<string[]>(NOT_TOLD, 'stays'),
    hasDetails: unexported<boolean>(NOT_TOLD, 'stays'),
    /**
     * The thumbprint of the key that must sign the redemption of the code. Null when the wallet named no key.
     */
    thumbprint: unexported<string | null>(NOT_TOLD, 'stays'),
    expiresAt: unexported<Date>(NOT_TOLD, 'stays'),
    userId: user<string | null>(NOT_TOLD, 'stays'),
    credentialId: unexported<string | null>(NOT_TOLD, 'stays'),
    authVersion: unexported<number | null>(NOT_TOLD, 'stays'),
    codeHash: unexported<Buffer | null>(NOT_TOLD, 'stays'),
    decidedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    usedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
  },
}) {
  static async record(connection: Knex, request: NewWalletRequest): Promise<void> {
    await this.query(connection).insert(request)
  }

  /** Finds a request that its holder has neither accepted nor declined yet. */
  static openOne(
    connection: Knex,
    request: Pick<WalletRequestRow, 'requestHash' | 'clientId'>,
    now: Date,
  ) {
    return this.query(connection)
      .findOne({ ...request, decidedAt: null })
      .where('expiresAt', '>', now)
  }

  /** Stores the decision in one statement. Of two simultaneous decisions, only one has an effect. */
  static decide(
    trx: Knex,
    request: Pick<WalletRequestRow, 'requestHash' | 'clientId'>,
    decision: Pick<WalletRequestRow, 'decidedAt'> & Partial<WalletRequestRow>,
    now: Date,
  ) {
    return this.query(trx)
      .patch(decision)
      .where({ ...request, decidedAt: null })
      .where('expiresAt', '>', now)
      .returning('*')
      .first()
  }

  /**
   * Finds the request of a code, even of a used code, because the caller must recognise the repetition of a
   * used code.
   */
  static async withCode(connection: Knex, codeHash: Buffer): Promise<Consented | undefined> {
    return (await this.query(connection).findOne({ codeHash })) as Consented | undefined
  }

  /** Returns false when the code was used before or has expired. */
  static async use(trx: Transaction, id: string, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - CODE_MS)
    const used = await this.query(trx)
      .patch({ usedAt: now })
      .where({ id, usedAt: null })
      .where('decidedAt', '>', since)
    return used > 0
  }

  static forgetAll(trx: Transaction) {
    return this.query(trx).delete()
  }
}
