import { Model, type Transaction } from 'objection'
import type { Knex } from 'knex'

/** One shown code, by the hash of what is signed in it. */
export class PresentationRow extends Model {
  static override tableName = 'presentations'
  static override idColumn = 'identity'
  declare identity: Buffer
  declare tokenId: string | null
  declare credentialId: string
  declare mintedAt: Date | null
  declare expiresAt: Date
  declare firstVerifiedAt: Date | null
  declare firstVerdict: string | null

  static recordMinted(
    trx: Transaction,
    minted: Pick<
      PresentationRow,
      'identity' | 'tokenId' | 'credentialId' | 'mintedAt' | 'expiresAt'
    >,
  ) {
    return this.query(trx).insert(minted)
  }

  static async isAnyMintedAfter(connection: Knex, time: Date): Promise<boolean> {
    return (await this.query(connection).where('mintedAt', '>', time).first()) !== undefined
  }

  static withToken(connection: Knex, tokenId: string) {
    return this.query(connection).findOne({ tokenId })
  }
}
