import type { Knex } from 'knex'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { AccountLinkKind } from '#contracts/accounts/account-links.ts'
import { hashSecret } from './link-secret.ts'

const NOT_TOLD = 'the id of the link and the hash of its secret'

/**
 * A link into an account. The row has only the secret's hash. A person who reads the table therefore cannot
 * open the link.
 */
export class AccountTokenRow extends rowOf({
  table: 'account_tokens',
  kept: '30 days after the link was used or has expired',
  why: 'the page of an expired link can mail a new link',
  sweeps: [{ since: 'least(used_at, expires_at)', days: KEPT_DAYS.link }],
  lists: { links: { of: 'user_id', key: 'id', isMailed: true } },
  columns: {
    id: unexported<string>(NOT_TOLD, 'row'),
    tokenHash: unexported<Buffer>(NOT_TOLD, 'row'),
    kind: exported<AccountLinkKind>('kind', 'row'),
    userId: owner<string>('row'),
    /** The address to which the mail was sent. The link is void when the account moves to another address. */
    emailKey: exported<string>('email', 'row'),
    createdAt: exported<Date>('createdAt', 'row'),
    expiresAt: exported<Date>('expiresAt', 'row'),
    usedAt: exported<Date | null>('usedAt', 'row'),
  },
}) {
  static async add(
    trx: Knex,
    { secret, ...token }: Omit<NewToken, 'usedAt'> & { secret: string },
  ): Promise<void> {
    await AccountTokenRow.query(trx).insert({ ...token, tokenHash: hashSecret(secret) })
  }

  /** Sets the expiry of a link whose mail is being sent. Returns undefined when the link is void. */
  static async extend(
    trx: Knex,
    id: string,
    expiresAt: Date,
  ): Promise<AccountTokenRow | undefined> {
    return AccountTokenRow.query(trx)
      .patch({ expiresAt })
      .where({ id, usedAt: null })
      .returning('*')
      .first()
  }

  static async withId(trx: Knex, id: string): Promise<AccountTokenRow | undefined> {
    return AccountTokenRow.query(trx).findById(id)
  }

  /** Finds the links that can still be used. */
  static open(trx: Knex, now: Date) {
    return AccountTokenRow.query(trx).whereNull('usedAt').where('expiresAt', '>', now)
  }

  static async deleteOf(trx: Knex, userId: string): Promise<void> {
    await AccountTokenRow.query(trx).delete().where({ userId })
  }

  static async deleteOthers(trx: Knex, { id, userId }: { id: string; userId: string }) {
    await AccountTokenRow.query(trx).delete().where({ userId }).whereNot({ id })
  }

  static async withSecret(trx: Knex, secret: string): Promise<AccountTokenRow | undefined> {
    return AccountTokenRow.query(trx).findOne({ tokenHash: hashSecret(secret) })
  }

  static async openOne(
    trx: Knex,
    { secret, kinds, now }: Use,
  ): Promise<AccountTokenRow | undefined> {
    return AccountTokenRow.open(trx, now)
      .findOne({ tokenHash: hashSecret(secret) })
      .whereIn('kind', [...kinds])
  }

  /** Marks the link as used in one statement. Of several simultaneous calls, only one finds the row. */
  static async take(trx: Knex, { secret, kinds, now }: Use): Promise<AccountTokenRow | undefined> {
    return AccountTokenRow.query(trx)
      .patch({ usedAt: now })
      .where({ tokenHash: hashSecret(secret), usedAt: null })
      .whereIn('kind', [...kinds])
      .where('expiresAt', '>', now)
      .returning('*')
      .first()
  }

  /**
   * Voids the account's open links of all kinds, or of one kind. Links that undo a change stay open.
   * Otherwise a thief could void the links by which the owner gets the account back.
   */
  static async voidOpen(
    trx: Knex,
    open: { userId: string; kind?: Exclude<AccountLinkKind, 'undo'> },
    now: Date,
  ): Promise<void> {
    await AccountTokenRow.query(trx)
      .patch({ usedAt: now })
      .where({ ...open, usedAt: null })
      .whereNot({ kind: 'undo' })
  }

  /** Voids the undo links of the changes that were made at `since` or later. */
  static async voidUndosSince(
    trx: Knex,
    { userId, since }: { userId: string; since: Date },
    now: Date,
  ): Promise<void> {
    await AccountTokenRow.query(trx)
      .patch({ usedAt: now })
      .where({ userId, kind: 'undo', usedAt: null })
      .where('createdAt', '>=', since)
  }
}

interface Use {
  secret: string
  kinds: readonly AccountLinkKind[]
  now: Date
}

type NewToken = Pick<
  AccountTokenRow,
  'id' | 'kind' | 'userId' | 'emailKey' | 'createdAt' | 'expiresAt' | 'usedAt'
>
