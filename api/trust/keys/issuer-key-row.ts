import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import type { KeyUse } from '#contracts/trust/issuer-key.ts'

/** A key that the issuer holds. Only the root's key set says when the key may sign. */
export class IssuerKeyRow extends rowOf({
  table: 'issuer_keys',
  kept: 'for ever',
  why: 'verify what they have signed',
  columns: {
    kid: nobodys<string>(),
    use: nobodys<KeyUse>(),
    /** The compressed point. */
    point: nobodys<Buffer>(),
    sealedPrivateKey: nobodys<Buffer>(),
    stoppedAt: nobodys<Date | null>(),
    /** Nobody knows everything that the key has signed, so its stop is never taken back. */
    isStoppedForGood: nobodys<boolean>(),
    createdAt: nobodys<Date>(),
  },
}) {
  static override idColumn = 'kid'

  static all(connection: Knex) {
    return this.query(connection).orderBy(['createdAt', 'kid'])
  }

  /** The latest expiry date of each key's credentials; a key without credentials is absent. */
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

  /** Answers how many of the keys exist. A key that was stopped before keeps its earlier time. */
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

  /** Answers how many keys changed: none when the key is stopped for good. */
  static unstop(connection: Knex, kid: string) {
    return this.query(connection).patch({ stoppedAt: null }).where({ kid, isStoppedForGood: false })
  }

  /** Tells whether the key's new signature may be kept: not after a stop. A later stop waits for `trx`. */
  static async holdUnstopped(trx: Knex, kid: string): Promise<boolean> {
    const held = await this.query(trx).findOne({ kid, stoppedAt: null }).forShare()
    return held !== undefined
  }

  /** Does nothing when another process has already replaced the seal. */
  static replaceSeal(trx: Knex, { kid, from, to }: { kid: string; from: Buffer; to: Buffer }) {
    return this.query(trx).patch({ sealedPrivateKey: to }).where({ kid, sealedPrivateKey: from })
  }
}
