import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** A packed shard of a week list. Manifests contain its hash. All empty shards have the same hash. */
export class StatusShardRow extends rowOf({
  table: 'status_shards',
  kept: 'until an hour after its week; a replaced list 24 hours',
  why: 'verifiers download these lists',
  columns: {
    week: nobodys<number>(),
    shard: nobodys<number>(),
    hash: nobodys<string>(),
    bitsSet: nobodys<number>(),
    bytes: nobodys<Buffer>(),
    madeAt: nobodys<Date>(),
    replacedAt: nobodys<Date | null>(),
  },
}) {
  static override idColumn = ['week', 'shard', 'hash']

  /** Finds the present shards, without their bytes. */
  static current(connection: Knex, weeks: number[]) {
    return this.query(connection)
      .select('hash', 'week', 'shard', 'bitsSet')
      .whereIn('week', weeks)
      .whereNull('replacedAt')
      .orderBy(['week', 'shard'])
  }

  static named(connection: Knex, hash: string) {
    return this.query(connection).findOne({ hash })
  }

  /** Returns the names of all shards that verifiers can still request. */
  static async names(connection: Knex): Promise<ReadonlySet<string>> {
    return new Set((await this.query(connection).distinct('hash')).map(({ hash }) => hash))
  }

  /** Replaces the present shard with this week and number. */
  static async replace(
    trx: Knex,
    made: Pick<StatusShardRow, 'hash' | 'week' | 'shard' | 'bitsSet' | 'bytes' | 'madeAt'>,
  ): Promise<void> {
    const { week, shard, madeAt, hash } = made
    await this.query(trx)
      .patch({ replacedAt: madeAt })
      .where({ week, shard })
      .whereNull('replacedAt')
      .whereNot({ hash })
    await this.query(trx)
      .insert(made)
      .onConflict(['week', 'shard', 'hash'])
      .merge({ replacedAt: null, madeAt })
  }

  static deleteReplaced(connection: Knex, before: Date) {
    return this.query(connection).delete().where('replacedAt', '<', before)
  }

  static deleteBefore(connection: Knex, week: number) {
    return this.query(connection).delete().where('week', '<', week)
  }
}
