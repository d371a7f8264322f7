import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import type { KeyUse } from '#contracts/trust/issuer-key.ts'

/** A key of the issuer. Only the key set of the root says when the key may sign. */
export class IssuerKeyRow extends rowOf({
  table: 'issuer_keys',
  kept: 'for ever',
  why: 'verifies the signatures of each key',
  columns: {
    kid: nobodys<string>(),
    use: nobodys<KeyUse>(),
    /** The compressed point of the public key. */
    point: nobodys<Buffer>(),
    sealedPrivateKey: nobodys<Buffer>(),
    stoppedAt: nobodys<Date | null>(),
    /**
     * True when the key can never sign again, because it may have signed something that is not stored here.
     */
    isStoppedForGood: nobodys<boolean>(),
    createdAt: nobodys<Date>(),
  },
}) {
  static override idColumn = 'kid'

  static all(connection: Knex) {
    return this.query(connection).orderBy(['createdAt', 'kid'])
  }

  /**
   * Returns the latest expiry date among the credentials of each key. A key without credentials is absent.
   */
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
    key: Pick<IssuerKeyRow, 'kid' | 'use' | 'point' | 'sealedPrivateKey' | 'createdAt'>,
  ) {
    return this.query(connection).insert(key)
  }

  /** A key that is already stopped keeps its time. Returns the number of these keys that exist. */
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

  /**
   * Lets a stopped key sign again, unless the stop is final (`isStoppedForGood`). Returns the number of
   * changed keys.
   */
  static unstop(connection: Knex, kid: string) {
    return this.query(connection).patch({ stoppedAt: null }).where({ kid, isStoppedForGood: false })
  }

  /**
   * Returns whether the key is not stopped. Until `trx` ends, nobody can stop the key. The caller can
   * therefore store its new signature.
   */
  static async holdUnstopped(trx: Knex, kid: string): Promise<boolean> {
    const held = await this.query(trx).findOne({ kid, stoppedAt: null }).forShare()
    return held !== undefined
  }

  /** Does nothing if another process has already done this. */
  static replaceSeal(trx: Knex, { kid, from, to }: { kid: string; from: Buffer; to: Buffer }) {
    return this.query(trx).patch({ sealedPrivateKey: to }).where({ kid, sealedPrivateKey: from })
  }
}
