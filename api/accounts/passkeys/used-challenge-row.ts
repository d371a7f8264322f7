import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { Model } from 'objection'

/** Challenges say by themselves whether they are ours; only that one was used is kept. */
export class UsedChallengeRow extends Model {
  static override tableName = 'used_challenges'
  declare hash: Buffer
  declare expiresAt: Date

  /** False when it was used before. */
  static async take(trx: Knex, challenge: string, expiresAt: Date): Promise<boolean> {
    const hash = createHash('sha256').update(challenge).digest()
    // Not through the model: it would answer with what was given, new or not.
    const taken = await trx(this.tableName)
      .insert({ hash, expiresAt })
      .onConflict('hash')
      .ignore()
      .returning('hash')
    return taken.length > 0
  }
}
