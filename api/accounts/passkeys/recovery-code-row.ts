import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { Model } from 'objection'

/** Of 120 random bits each, so that nobody guesses what was hashed. */
export class RecoveryCodeRow extends Model {
  static override tableName = 'recovery_codes'
  static override idColumn = 'sha256'
  declare sha256: Buffer
  declare userId: string
  declare createdAt: Date
  declare usedAt: Date | null

  /** In place of all that there were. */
  static async replace(trx: Knex, userId: string, codes: string[], now: Date): Promise<void> {
    await RecoveryCodeRow.deleteOf(trx, userId)
    const rows = codes.map((code) => ({ sha256: hash(code), userId, createdAt: now }))
    await RecoveryCodeRow.query(trx).insert(rows)
  }

  static countLeft(trx: Knex, userId: string): Promise<number> {
    return RecoveryCodeRow.query(trx).where({ userId, usedAt: null }).resultSize()
  }

  /** One statement, so that of several simultaneous uses only one finds the row. */
  static async take(trx: Knex, userId: string, code: string, now: Date): Promise<boolean> {
    const taken = await RecoveryCodeRow.query(trx)
      .patch({ usedAt: now })
      .where({ userId, sha256: hash(code), usedAt: null })
    return taken > 0
  }

  static async deleteSince(trx: Knex, userId: string, since: Date): Promise<void> {
    await RecoveryCodeRow.query(trx).delete().where({ userId }).where('createdAt', '>=', since)
  }

  static async deleteOf(trx: Knex, userId: string): Promise<void> {
    await RecoveryCodeRow.query(trx).delete().where({ userId })
  }
}

function hash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
