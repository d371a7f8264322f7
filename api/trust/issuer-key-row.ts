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
  declare createdAt: Date

  static all(connection: Knex) {
    return this.query(connection).orderBy(['createdAt', 'kid'])
  }

  static record(
    connection: Knex,
    keys: Pick<IssuerKeyRow, 'kid' | 'use' | 'point' | 'sealedPrivateKey' | 'createdAt'>[],
  ) {
    return this.query(connection).insert(keys)
  }

  /** Whether there is such a key; one that was stopped before keeps its time. */
  static async stop(connection: Knex, kid: string, stoppedAt: Date): Promise<boolean> {
    const stopped = await this.query(connection)
      .patch({ stoppedAt: this.raw('coalesce(stopped_at, ?)', [stoppedAt]) })
      .where({ kid })
    return stopped > 0
  }

  static async unstop(connection: Knex, kid: string): Promise<boolean> {
    return (await this.query(connection).patch({ stoppedAt: null }).where({ kid })) > 0
  }

  /** Does nothing when the seal is another one by now. */
  static replaceSeal(trx: Knex, { kid, from, to }: { kid: string; from: Buffer; to: Buffer }) {
    return this.query(trx).patch({ sealedPrivateKey: to }).where({ kid, sealedPrivateKey: from })
  }
}
