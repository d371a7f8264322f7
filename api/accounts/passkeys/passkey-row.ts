import type { Knex } from 'knex'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { isUuid } from '#api/database/is-uuid.ts'

const NOT_TOLD = 'recognises the signatures of your authenticator, which holds the key itself'

/** A passkey. The table contains only its public key, so a reader of the table cannot sign in. */
export class PasskeyRow extends rowOf({
  table: 'passkeys',
  kept: 'with the account',
  why: 'recognises who signs in',
  lists: { passkeys: { of: 'user_id', key: 'id' } },
  columns: {
    id: exported<string>('passkeyId', 'row'),
    userId: owner<string>('row'),
    /** The authenticator's id for the passkey, in base64url. */
    keyId: unexported<string>(NOT_TOLD, 'row'),
    publicKey: unexported<Buffer>(NOT_TOLD, 'row'),
    /**
     * Some authenticators raise this counter at each use. A counter below the stored value reveals a copied
     * passkey.
     */
    counter: unexported<number>(NOT_TOLD, 'row'),
    isBackedUp: exported<boolean>('isBackedUp', 'row'),
    name: exported<string>('name', 'row'),
    createdAt: exported<Date>('createdAt', 'row'),
    lastUsedAt: exported<Date | null>('lastUsedAt', 'row'),
  },
}) {
  static ofUser(trx: Knex, userId: string) {
    return PasskeyRow.query(trx).where({ userId }).orderBy('createdAt')
  }

  /** The map has no entry for a user without a passkey. */
  static async countPerUser(trx: Knex, userIds: string[]): Promise<Map<string, number>> {
    const rows = await PasskeyRow.query(trx).select('userId').whereIn('userId', userIds)
    const counts = new Map<string, number>()
    for (const { userId } of rows) counts.set(userId, (counts.get(userId) ?? 0) + 1)
    return counts
  }

  static async isAny(trx: Knex): Promise<boolean> {
    return (await PasskeyRow.query(trx).first()) !== undefined
  }

  static async withKeyId(trx: Knex, keyId: string): Promise<PasskeyRow | undefined> {
    return PasskeyRow.query(trx).findOne({ keyId })
  }

  /** Stores a passkey. Returns undefined when the table already contains its key id. */
  static async add(trx: Knex, passkey: NewPasskeyRow): Promise<PasskeyRow | undefined> {
    // Inserts without the model, because the model returns the given values even when no row was stored.
    const [added] = await trx<PasskeyRow>(this.tableName)
      .insert(passkey)
      .onConflict('keyId')
      .ignore()
      .returning('id')
    return added && PasskeyRow.query(trx).findById(added.id)
  }

  /**
   * Stores that the passkey was used. Returns false when the passkey is deleted, or was used after it was
   * read. Two simultaneous uses with one counter therefore cannot both succeed.
   */
  static async use(
    trx: Knex,
    { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
    used: Pick<PasskeyRow, 'counter' | 'isBackedUp'>,
    now: Date,
  ): Promise<boolean> {
    const changed = await PasskeyRow.query(trx)
      .patch({ ...used, lastUsedAt: now })
      .where({ id, counter })
    return changed > 0
  }

  static async rename(
    trx: Knex,
    { id, userId, name }: Pick<PasskeyRow, 'id' | 'userId' | 'name'>,
  ): Promise<PasskeyRow | undefined> {
    if (!isUuid(id)) return undefined
    return PasskeyRow.query(trx).patch({ name }).where({ id, userId }).returning('*').first()
  }

  static async remove(
    trx: Knex,
    { id, userId }: Pick<PasskeyRow, 'id' | 'userId'>,
  ): Promise<PasskeyRow | undefined> {
    if (!isUuid(id)) return undefined
    return PasskeyRow.query(trx).delete().where({ id, userId }).returning('*').first()
  }

  static async deleteSince(trx: Knex, userId: string, since: Date): Promise<void> {
    await PasskeyRow.query(trx).delete().where({ userId }).where('createdAt', '>=', since)
  }

  static async deleteOf(trx: Knex, userId: string): Promise<void> {
    await PasskeyRow.query(trx).delete().where({ userId })
  }
}

type NewPasskeyRow = Pick<
  PasskeyRow,
  'userId' | 'keyId' | 'publicKey' | 'counter' | 'isBackedUp' | 'name' | 'createdAt'
>
