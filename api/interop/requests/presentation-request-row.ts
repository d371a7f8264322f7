import type { Knex } from 'knex'
import { Model } from 'objection'
import type { AskedClaim } from '#contracts/interop/dcql.ts'
import type { RequestWay } from '#contracts/interop/requests.ts'

export type NewPresentationRequest = Pick<
  PresentationRequestRow,
  | 'id'
  | 'userId'
  | 'way'
  | 'clientId'
  | 'claims'
  | 'nonce'
  | 'point'
  | 'sealedPrivateKey'
  | 'askedAt'
  | 'expiresAt'
>

/** What somebody has asked a wallet, and what came of it. */
export class PresentationRequestRow extends Model {
  static override tableName = 'presentation_requests'
  declare id: string
  declare userId: string
  declare way: RequestWay
  /** What the wallet knows us by; its answer is signed for that. */
  declare clientId: string
  declare claims: AskedClaim[]
  declare nonce: string
  /** Of the key to which the answer is encrypted, uncompressed. */
  declare point: Buffer
  /** Its private half; null once something was decrypted by it. */
  declare sealedPrivateKey: Buffer | null
  declare askedAt: Date
  declare expiresAt: Date
  declare answeredAt: Date | null
  declare isDeclined: boolean
  /** The verdict and what was disclosed; null also while it is being reached. */
  declare sealedOutcome: Buffer | null

  static record(connection: Knex, request: NewPresentationRequest) {
    return this.query(connection).insert(request).returning('*')
  }

  static withId(connection: Knex, id: string) {
    return this.query(connection).findOne({ id })
  }

  /** One that waits for its answer, by this way. */
  static openOne(connection: Knex, { id, way }: { id: string; way: RequestWay }, now: Date) {
    return this.query(connection)
      .findOne({ id, way, answeredAt: null })
      .where('expiresAt', '>', now)
  }

  /** One statement, so that of two answers only one counts. False where another one was faster. */
  static async take(
    connection: Knex,
    id: string,
    { isDeclined = false, now }: { isDeclined?: boolean; now: Date },
  ): Promise<boolean> {
    const taken = await this.query(connection)
      .patch({ answeredAt: now, sealedPrivateKey: null, isDeclined })
      .where({ id, answeredAt: null })
      .where('expiresAt', '>', now)
    return taken > 0
  }

  static async keepOutcome(connection: Knex, id: string, sealedOutcome: Buffer): Promise<void> {
    await this.query(connection).patch({ sealedOutcome }).where({ id })
  }

  static ofUser(connection: Knex, userId: string, since: Date) {
    return this.query(connection).where({ userId }).where('askedAt', '>', since)
  }
}
