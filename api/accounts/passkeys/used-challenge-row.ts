import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/**
 * A used challenge. The MAC in a challenge proves that we made the challenge. An unused challenge therefore
 * needs no row.
 */
export class UsedChallengeRow extends rowOf({
  table: 'used_challenges',
  kept: 'until the challenge or proof expires, an hour at most',
  why: 'a signature of a passkey or of another wallet counts only once',
  sweeps: [{ since: 'expires_at', days: 0 }],
  columns: {
    hash: nobodys<Buffer>(),
    expiresAt: nobodys<Date>(),
  },
}) {
  /** Marks the challenge as used. Returns false when the challenge was used before. */
  static async take(trx: Knex, challenge: string, expiresAt: Date): Promise<boolean> {
    const hash = createHash('sha256').update(challenge).digest()
    // Inserts without the model, because the model returns the given values even when no row was stored.
    const taken = await trx(this.tableName)
      .insert({ hash, expiresAt })
      .onConflict('hash')
      .ignore()
      .returning('hash')
    return taken.length > 0
  }
}
