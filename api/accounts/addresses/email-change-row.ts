import type { Knex } from 'knex'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { ACCOUNT_LINKS } from '#contracts/accounts/account-links.ts'
import { AccountTokenRow } from '#api/accounts/recovery/account-token-row.ts'

/**
 * The time for which a former address is reserved, in milliseconds. During this time, the undo link can move
 * the account back to the former address.
 */
const RESERVED_MS = ACCOUNT_LINKS.undo.lifeMs

const NOT_TOLD = 'internal ids, and the addresses in small letters'

/**
 * A request to move an account to another mail address. After the move, the row contains the former address.
 */
export class EmailChangeRow extends rowOf({
  table: 'email_changes',
  kept: 'as long as the link that confirms the change',
  why: 'the owner of the former address can undo the change',
  lists: { addressChanges: { of: 'user_id', key: 'id' } },
  columns: {
    id: unexported<string>(NOT_TOLD, 'row'),
    userId: owner<string>('row'),
    email: exported<string>('email', 'row'),
    emailKey: unexported<string>(NOT_TOLD, 'row'),
    /** The id of the link that proves the new mailbox. */
    accountTokenId: unexported<string>(NOT_TOLD, 'row'),
    requestedAt: exported<Date>('requestedAt', 'row'),
    formerEmailKey: unexported<string | null>(NOT_TOLD, 'row'),
    formerEmail: exported<string | null>('formerEmail', 'row'),
    changedAt: exported<Date | null>('changedAt', 'row'),
  },
}) {
  /** Stores the request, and deletes an earlier request that is still open. */
  static async request(
    trx: Knex,
    change: Pick<
      EmailChangeRow,
      'userId' | 'email' | 'emailKey' | 'accountTokenId' | 'requestedAt'
    >,
  ): Promise<void> {
    await EmailChangeRow.dropOpen(trx, change.userId)
    await EmailChangeRow.query(trx).insert(change)
  }

  static async deleteOf(trx: Knex, userId: string): Promise<void> {
    await EmailChangeRow.query(trx).delete().where({ userId })
  }

  static async dropOpen(trx: Knex, userId: string): Promise<number> {
    return EmailChangeRow.query(trx).delete().where({ userId, changedAt: null })
  }

  static async ofLink(trx: Knex, accountTokenId: string): Promise<EmailChangeRow | undefined> {
    return EmailChangeRow.query(trx).findOne({ accountTokenId, changedAt: null })
  }

  /** Finds the user's open request, if its link can still be used. */
  static async pendingOf(
    trx: Knex,
    userId: string,
    now: Date,
  ): Promise<EmailChangeRow | undefined> {
    return EmailChangeRow.query(trx)
      .findOne({ userId, changedAt: null })
      .whereExists(
        AccountTokenRow.open(trx, now).whereColumn(
          'accountTokens.id',
          'emailChanges.accountTokenId',
        ),
      )
  }

  static async followLink(trx: Knex, id: string, accountTokenId: string): Promise<void> {
    await EmailChangeRow.query(trx).patch({ accountTokenId }).where({ id })
  }

  static async conclude(
    trx: Knex,
    id: string,
    done: { formerEmailKey: string; formerEmail: string; changedAt: Date },
  ): Promise<void> {
    await EmailChangeRow.query(trx).patch(done).where({ id })
  }

  /** Finds the user's most recent move away from this address. */
  static async lastFrom(
    trx: Knex,
    former: { userId: string; formerEmailKey: string },
  ): Promise<EmailChangeRow | undefined> {
    return EmailChangeRow.query(trx).where(former).orderBy('changedAt', 'desc').first()
  }

  /** Returns whether an undo link can still move another user back to this address. */
  static async isReserved(
    trx: Knex,
    { emailKey, otherThan, now }: { emailKey: string; otherThan: string | undefined; now: Date },
  ): Promise<boolean> {
    const left = await EmailChangeRow.query(trx)
      .select('userId')
      .where({ formerEmailKey: emailKey })
      .where('changedAt', '>', new Date(now.getTime() - RESERVED_MS))
    return left.some(({ userId }) => userId !== otherThan)
  }
}
