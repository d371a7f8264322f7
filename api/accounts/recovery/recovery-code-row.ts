import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { rowOf, unexported, user } from '#api/database/row.ts'

const NOT_TOLD =
  'hashes of the codes that you keep; the security events show when codes were made and used'

/**
 * A recovery code. The table contains only its hash. A code has 120 random bits. Nobody can try enough codes
 * to find the code of a hash.
 */
export class RecoveryCodeRow extends rowOf({
  table: 'recovery_codes',
  kept: 'with the account, or until new codes are made',
  why: 'lets a person who has lost every passkey add a new one',
  columns: {
    sha256: unexported<Buffer>(NOT_TOLD, 'row'),
    userId: user<string>(NOT_TOLD, 'row'),
    createdAt: unexported<Date>(NOT_TOLD, 'row'),
    usedAt: unexported<Date | null>(NOT_TOLD, 'row'),
  },
}) {
  static override idColumn = 'sha256'

  /** Deletes the user's earlier codes, and stores the new codes. */
  static async replace(trx: Knex, userId: string, codes: string[], now: Date): Promise<void> {
    await RecoveryCodeRow.deleteOf(trx, userId)
    const rows = codes.map((code) => ({ sha256: hash(code), userId, createdAt: now }))
    await RecoveryCodeRow.query(trx).insert(rows)
  }

  static countLeft(trx: Knex, userId: string): Promise<number> {
    return RecoveryCodeRow.query(trx).where({ userId, usedAt: null }).resultSize()
  }

  static async isOpen(trx: Knex, userId: string, code: string): Promise<boolean> {
    const open = { userId, sha256: hash(code), usedAt: null }
    return (await RecoveryCodeRow.query(trx).where(open).first()) !== undefined
  }

  /** Marks the code as used in one statement. Of several simultaneous calls, only one can succeed. */
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
