import type { Knex } from 'knex'
import { Model, type Transaction } from 'objection'
import { CODE_MS } from '#contracts/interop/limits.ts'

export type NewWalletRequest = Pick<
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

/** What a wallet pushed (RFC 9126), and what its holder has said to it. Secrets are here as hashes alone. */
export class WalletRequestRow extends Model {
  static override tableName = 'wallet_requests'
  declare id: string
  declare requestHash: Buffer
  declare clientId: string
  declare redirectUri: string
  declare state: string | null
  declare codeChallenge: string
  declare configurations: string[]
  declare hasDetails: boolean
  /** Of the key to which the code is bound already. */
  declare thumbprint: string | null
  declare expiresAt: Date
  declare userId: string | null
  declare credentialId: string | null
  declare authVersion: number | null
  declare codeHash: Buffer | null
  declare decidedAt: Date | null
  declare usedAt: Date | null

  static async record(connection: Knex, request: NewWalletRequest): Promise<void> {
    await this.query(connection).insert(request)
  }

  /** One that waits for its holder. */
  static openOne(
    connection: Knex,
    request: Pick<WalletRequestRow, 'requestHash' | 'clientId'>,
    now: Date,
  ) {
    return this.query(connection)
      .findOne({ ...request, decidedAt: null })
      .where('expiresAt', '>', now)
  }

  /** One statement, so that of two answers only one counts. */
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

  /** Used or not, so that a code shown again is told from a code that never was. */
  static async withCode(connection: Knex, codeHash: Buffer): Promise<Consented | undefined> {
    return (await this.query(connection).findOne({ codeHash })) as Consented | undefined
  }

  /** False when it was used before, or has waited too long. */
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
