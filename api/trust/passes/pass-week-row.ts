import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** The number of reserved indices in the list of each week. */
export class PassWeekRow extends rowOf({
  table: 'pass_weeks',
  kept: 'until an hour after its week',
  why: 'counts the used places of the week',
  columns: {
    week: nobodys<number>(),
    next: nobodys<number>(),
  },
}) {
  static override idColumn = 'week'

  /** Reserves `count` indices for this caller alone. Returns the first of them. */
  static async take(connection: Knex, week: number, count: number): Promise<number> {
    const { next } = await this.query(connection)
      .insert({ week, next: count })
      .onConflict('week')
      .merge({ next: this.raw('pass_weeks.next + ?', [count]) })
      .returning('next')
    return next - count
  }

  static inWeeks(connection: Knex, weeks: number[]) {
    return this.query(connection).whereIn('week', weeks)
  }

  static deleteBefore(connection: Knex, week: number) {
    return this.query(connection).delete().where('week', '<', week)
  }
}
