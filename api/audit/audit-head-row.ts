import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** The audit head of a day: the link whose hash is anchored on the chain. The link was made on `day`. */
export class AuditHeadRow extends rowOf({
  table: 'audit_heads',
  kept: 'for ever',
  why: 'the hash that was anchored for each day; names nobody',
  columns: {
    day: nobodys<string>(),
    seq: nobodys<number>(),
    hash: nobodys<string>(),
    anchorHash: nobodys<string>(),
  },
}) {
  static override idColumn = 'day'

  static async has(trx: Knex, day: string): Promise<boolean> {
    return (await AuditHeadRow.query(trx).findById(day)) !== undefined
  }

  static async last(trx: Knex): Promise<AuditHeadRow | undefined> {
    return AuditHeadRow.query(trx).orderBy('seq', 'desc').first()
  }

  static async add(
    trx: Knex,
    head: Pick<AuditHeadRow, 'day' | 'seq' | 'hash' | 'anchorHash'>,
  ): Promise<void> {
    await AuditHeadRow.query(trx).insert(head)
  }
}
