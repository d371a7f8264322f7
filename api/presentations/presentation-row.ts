import { Model, type Transaction } from 'objection'
import type { Knex } from 'knex'
import type { Place } from '#api/trust/passes/pass-row.ts'

/** Of which codes: those of a holder's credentials, those made in some sessions, or all. */
export type MadeBy = { userId: string } | { sessionIds: readonly string[] } | 'anybody'

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
  /** Of a code that the server made: in which session, and its place in the lists. */
  declare sessionId: string | null
  declare week: number | null
  declare statusIndex: number | null
  /** By its holder, before its time. */
  declare endedAt: Date | null

  static recordMinted(
    trx: Transaction,
    minted: Pick<
      PresentationRow,
      | 'identity'
      | 'tokenId'
      | 'credentialId'
      | 'mintedAt'
      | 'expiresAt'
      | 'sessionId'
      | 'week'
      | 'statusIndex'
    >,
  ) {
    return this.query(trx).insert(minted)
  }

  /** Codes that the server made and that still count, the one that ends last first. */
  static inForce(connection: Knex, madeBy: MadeBy, now: Date) {
    const codes = this.query(connection)
      .whereNotNull('mintedAt')
      .whereNull('endedAt')
      .where('expiresAt', '>', now)
    if (madeBy === 'anybody') return codes
    if ('sessionIds' in madeBy) return codes.whereIn('sessionId', [...madeBy.sessionIds])
    const held = connection('visa_credentials').select('credentialId').where(madeBy)
    return codes.whereIn('credentialId', held)
  }

  /** Answers the places in the lists of those that it ended. */
  static async end(trx: Transaction, madeBy: MadeBy, now: Date): Promise<Place[]> {
    const ended = await this.inForce(trx, madeBy, now).patch({ endedAt: now }).returning('*')
    return ended.flatMap(({ week, statusIndex }) =>
      week === null || statusIndex === null ? [] : [{ week, statusIndex }],
    )
  }

  static async isAnyMintedAfter(connection: Knex, time: Date): Promise<boolean> {
    return (await this.query(connection).where('mintedAt', '>', time).first()) !== undefined
  }

  static withToken(connection: Knex, tokenId: string) {
    return this.query(connection).findOne({ tokenId })
  }
}
