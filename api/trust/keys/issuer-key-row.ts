import { Model } from 'objection'
import type { Knex } from 'knex'
import type { KeyUse } from '#contracts/trust/issuer-key.ts'

/** A key that the issuer holds. When it may sign is said by the root's key set, and nowhere here. */
export class IssuerKeyRow extends Model {
  static override tableName = 'issuer_keys'
  static override idColumn = 'kid'
  declare kid: string
  declare use: KeyUse
  /** Compressed. */
  declare point: Buffer
  declare sealedPrivateKey: Buffer
  declare stoppedAt: Date | null
  /** Nobody knows all that it has signed, so its stop is never taken back. */
  declare isStoppedForGood: boolean
  declare createdAt: Date

  static all(connection: Knex) {
    return this.query(connection).orderBy(['createdAt', 'kid'])
  }

  /** The last day of a credential of each key; a key without any is absent. */
  static lastExpiries(connection: Knex) {
    return this.query(connection)
      .join('visa_credentials as credential', 'credential.issuerKid', 'issuer_keys.kid')
      .select('issuer_keys.kid')
      .max('credential.expiryDate as last')
      .groupBy('issuer_keys.kid')
      .castTo<{ kid: string; last: string }[]>()
  }

  static record(
    connection: Knex,
    keys: Pick<IssuerKeyRow, 'kid' | 'use' | 'point' | 'sealedPrivateKey' | 'createdAt'>[],
  ) {
    return this.query(connection).insert(keys)
  }

  /** Answers how many of the keys there are. A key that was stopped before keeps that time. */
  static stop(connection: Knex, kids: string[], stoppedAt: Date) {
    return this.query(connection)
      .patch({ stoppedAt: this.raw('coalesce(stopped_at, ?)', [stoppedAt]) })
      .whereIn('kid', kids)
  }

  static stopForGood(connection: Knex, kids: string[], stoppedAt: Date) {
    return this.query(connection)
      .patch({
        stoppedAt: this.raw('coalesce(stopped_at, ?)', [stoppedAt]),
        isStoppedForGood: true,
      })
      .whereIn('kid', kids)
  }

  /** Answers how many keys it has changed: none where the stop is for good. */
  static unstop(connection: Knex, kid: string) {
    return this.query(connection).patch({ stoppedAt: null }).where({ kid, isStoppedForGood: false })
  }

  /** Whether what the key has just signed may be kept. A stop waits for this transaction; if it was first, it may not. */
  static async holdUnstopped(trx: Knex, kid: string): Promise<boolean> {
    const held = await this.query(trx).findOne({ kid, stoppedAt: null }).forShare()
    return held !== undefined
  }

  /** Does nothing when the seal is another one by now. */
  static replaceSeal(trx: Knex, { kid, from, to }: { kid: string; from: Buffer; to: Buffer }) {
    return this.query(trx).patch({ sealedPrivateKey: to }).where({ kid, sealedPrivateKey: from })
  }
}
