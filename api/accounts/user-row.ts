import type { Knex } from 'knex'
import { randomUUID } from 'node:crypto'
import { Model, type QueryBuilder, raw } from 'objection'
import { isUuid } from '#api/database/is-uuid.ts'
import type { UserQuery } from '#contracts/administration.ts'
import { toAccountKey } from './account-key.ts'

/** Paid and not refunded, or granted by an administrator: two facts, one answer. */
export const HAS_PREMIUM = `(users.premium_granted or exists (
  select 1 from purchases where purchases.user_id = users.id
    and purchases.status = 'completed' and purchases.refunded_at is null))`

export interface NewUser {
  username: string
  email: string
  passwordHash: string
  isAdmin?: boolean
  isGuest?: boolean
  premiumGranted?: boolean
  emailConfirmedAt?: Date | null
  createdAt?: Date
}

export class UserRow extends Model {
  static override tableName = 'users'
  declare id: string
  declare username: string
  declare usernameKey: string
  declare email: string
  declare emailKey: string
  declare passwordHash: string
  declare premiumGranted: boolean
  declare isAdmin: boolean
  declare isGuest: boolean
  declare emailConfirmedAt: Date | null
  declare stripeCustomerId: string | null
  declare deletedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date
  /** Computed by every query here. */
  declare hasPremiumAccess: boolean

  /** Those who exist: a deleted account keeps its row for the money and the audit. */
  static present(trx: Knex): QueryBuilder<UserRow, UserRow[]> {
    return UserRow.query(trx)
      .select('users.*', raw(HAS_PREMIUM).as('hasPremiumAccess'))
      .whereNull('users.deletedAt')
  }

  static async withId(trx: Knex, id: string): Promise<UserRow | undefined> {
    return isUuid(id) ? UserRow.present(trx).findOne({ id }) : undefined
  }

  /** Holds the row until the transaction ends, so that what is counted per user cannot change. */
  static async lock(trx: Knex, id: string): Promise<UserRow | undefined> {
    return UserRow.present(trx).findOne({ id }).forUpdate()
  }

  static async withEmail(trx: Knex, email: string): Promise<UserRow | undefined> {
    return UserRow.present(trx).findOne({ emailKey: toAccountKey(email) })
  }

  /** By address or name; a name that reads like somebody's address does not hide that person. */
  static async withLogin(trx: Knex, login: string): Promise<UserRow | undefined> {
    const key = toAccountKey(login)
    return UserRow.present(trx)
      .where((either) => {
        void either.where({ emailKey: key }).orWhere({ usernameKey: key })
      })
      .orderByRaw('(users.email_key = ?) desc', [key])
      .first()
  }

  static async add(trx: Knex, user: NewUser): Promise<UserRow> {
    const { id } = await UserRow.query(trx).insert({
      ...user,
      usernameKey: toAccountKey(user.username),
      emailKey: user.isGuest ? toGuestKey(user.email) : toAccountKey(user.email),
    })
    return UserRow.present(trx).findById(id).throwIfNotFound()
  }

  /** Undefined when there is no such user. */
  static async change(
    trx: Knex,
    id: string,
    change: Partial<Pick<UserRow, 'premiumGranted' | 'isAdmin' | 'passwordHash'>>,
    now: Date,
  ): Promise<UserRow | undefined> {
    if (!isUuid(id)) return undefined
    await UserRow.query(trx)
      .patch({ ...change, updatedAt: now })
      .where({ id, deletedAt: null })
    return UserRow.withId(trx, id)
  }

  /** Undefined when there is no such user. */
  static async rename(
    trx: Knex,
    id: string,
    { username, email, isNewEmail }: { username: string; email: string; isNewEmail: boolean },
    now: Date,
  ): Promise<UserRow | undefined> {
    await UserRow.query(trx)
      .patch({
        username,
        usernameKey: toAccountKey(username),
        email,
        emailKey: toAccountKey(email),
        updatedAt: now,
        ...(isNewEmail && { emailConfirmedAt: null }),
      })
      .where({ id, deletedAt: null })
    return UserRow.withId(trx, id)
  }

  /** Everybody who named this address at checkout and has not claimed what they paid. */
  static guestsOf(trx: Knex, email: string): QueryBuilder<UserRow, UserRow[]> {
    return UserRow.query(trx)
      .where({ isGuest: true, deletedAt: null })
      .whereRaw(`split_part(email_key, ' ', 1) = ?`, [toAccountKey(email)])
      .orderBy('id')
  }

  static async premiumGuest(trx: Knex, email: string): Promise<UserRow | undefined> {
    return UserRow.guestsOf(trx, email)
      .select('users.*', raw(HAS_PREMIUM).as('hasPremiumAccess'))
      .whereRaw(HAS_PREMIUM)
      .first()
  }

  /** The mailbox has proven that it reads our mail. */
  static async confirm(trx: Knex, id: string, now: Date): Promise<void> {
    await UserRow.query(trx)
      .patch({ emailConfirmedAt: now, updatedAt: now })
      .where({ id, emailConfirmedAt: null })
  }

  /** Makes an account of a guest. */
  static async settleGuest(
    trx: Knex,
    id: string,
    { username, email }: { username: string; email: string },
    now: Date,
  ): Promise<void> {
    await UserRow.query(trx)
      .patch({
        username,
        usernameKey: toAccountKey(username),
        emailKey: toAccountKey(email),
        isGuest: false,
        updatedAt: now,
      })
      .where({ id })
  }

  static async countAdmins(trx: Knex): Promise<number> {
    return UserRow.query(trx).where({ isAdmin: true, deletedAt: null }).resultSize()
  }

  static page(trx: Knex, { search, access, sort, order, limit, offset }: UserQuery) {
    const users = UserRow.present(trx)
    if (search) {
      const pattern = `%${toAccountKey(search).replace(/[\\%_]/g, '\\$&')}%`
      void users.where((either) => {
        void either.where('usernameKey', 'like', pattern).orWhere('emailKey', 'like', pattern)
      })
    }
    if (access === 'admin') void users.where({ isAdmin: true })
    if (access === 'premium') void users.whereRaw(HAS_PREMIUM)
    if (access === 'free') void users.whereRaw(`not ${HAS_PREMIUM}`)
    return {
      total: users.clone().resultSize(),
      rows: users
        .orderBy(SORT_COLUMNS[sort], order)
        .orderBy('id', order)
        .limit(limit)
        .offset(offset),
    }
  }
}

/** A guest holds no address, so no two of them are one, and none is in the way of its owner. */
function toGuestKey(email: string): string {
  return `${toAccountKey(email)} guest-${randomUUID()}`
}

const SORT_COLUMNS = { username: 'usernameKey', email: 'emailKey', createdAt: 'createdAt' } as const
