import type { Knex } from 'knex'
import { randomBytes } from 'node:crypto'
import { type QueryBuilder, raw } from 'objection'
import { HAS_PAID } from '#api/checkout/has-paid.ts'
import { exported, rowOf, unexported } from '#api/database/row.ts'
import { GUEST_KEPT_DAYS } from '#contracts/checkout/checkout.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import type { Language } from '#contracts/language/languages.ts'
import {
  keysOf,
  NAMES_ADDRESS,
  toAccountKey,
  toClaimKey,
  toEmailKey,
} from './addresses/account-key.ts'
import { UNUSABLE_PASSWORD } from './sessions/password-hasher.ts'

/** The SQL condition for users with premium: a paid purchase, or an administrator's grant. */
export const HAS_PREMIUM = `(users.premium_granted or ${HAS_PAID})`

/** The SQL condition for users to whom a credential was issued. */
export const IS_HOLDER = `exists (select 1 from visa_credentials where visa_credentials.user_id = users.id)`

export const MAY_ISSUE = `users.rights && array['issue', 'own']`
const ISSUE_LOST_AT = `case when ${MAY_ISSUE} then ?::timestamptz else issue_lost_at end`

const PASSKEY_HANDLE_BYTES = 32

type Chosen =
  | 'rights'
  | 'isGuest'
  | 'premiumGranted'
  | 'emailConfirmedAt'
  | 'language'
  | 'createdAt'
export type NewUser = Pick<UserRow, 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<UserRow, Chosen>>

const NOT_TOLD = 'the name and the address in small letters'

export class UserRow extends rowOf({
  table: 'users',
  kept: 'until the account is deleted, then without a name; a guest without an order 30 days',
  why: 'the account; payments and the audit still refer to the row',
  // Deletes guests to whom no order and no other row refers. A guest with an order stays, because the
  // provider can still report a payment.
  sweeps: [
    {
      since: 'created_at',
      days: GUEST_KEPT_DAYS,
      where: 'is_guest and not premium_granted',
      unnamed: true,
    },
  ],
  lists: { user: { of: 'id', key: 'id' } },
  columns: {
    id: exported<string>('id', 'stays'),
    username: exported<string>('username', 'overwritten'),
    usernameKey: unexported<string>(NOT_TOLD, 'overwritten'),
    /** The skeleton of the name (`skeleton.ts`). It is unique among users with rights. No log-in uses it. */
    usernameSkeleton: unexported<string | null>(NOT_TOLD, 'overwritten'),
    email: exported<string>('email', 'overwritten'),
    /** The key of the proven address. Before the proof, the column has the key of a claim (`toClaimKey`). */
    emailKey: unexported<string>(NOT_TOLD, 'overwritten'),
    passwordHash: unexported<string>(
      'a reader of the hash could guess the password',
      'overwritten',
    ),
    /** Rises with a new password or address, and with a sign-out everywhere. Earlier sessions then end. */
    authVersion: unexported<number>(
      'counts changes of the password or address, each of which ends older sessions',
      'stays',
    ),
    premiumGranted: exported<boolean>('premiumGranted', 'overwritten'),
    rights: exported<Right[]>('rights', 'overwritten'),
    issueLostAt: exported<Date | null>('issueLostAt', 'overwritten'),
    /** True when the user has at least one right. The database computes this column. */
    isAdmin: exported<boolean>('isAdmin', 'overwritten'),
    isGuest: exported<boolean>('isGuest', 'stays'),
    /** True when an administrator allows the user to ask other wallets for names. */
    mayAskNames: exported<boolean>('mayAskNames', 'overwritten'),
    emailConfirmedAt: exported<Date | null>('emailConfirmedAt', 'overwritten'),
    language: exported<Language>('language', 'overwritten'),
    stripeCustomerId: exported<string | null>('stripeCustomerId', 'overwritten'),
    /** The account's id in authenticators. Null until the user adds the first passkey. */
    passkeyHandle: unexported<Buffer | null>(
      'random bytes by which your authenticators recognise the account',
      'overwritten',
    ),
    deletedAt: unexported<Date | null>(
      'empty for every account that can request an export',
      'stays',
    ),
    createdAt: exported<Date>('createdAt', 'stays'),
    updatedAt: exported<Date>('updatedAt', 'overwritten'),
  },
}) {
  /** Only `present` and `premiumGuest` select this value. In other rows it is undefined. */
  declare hasPremiumAccess: boolean
  /** Only `present` selects this value. */
  declare isHolder: boolean

  /** Returns how many accounts came and went on each day (UTC) with a change. */
  static async changesByDay(
    connection: Knex,
    since: string,
  ): Promise<{ day: string; users: number }[]> {
    const { rows } = await connection.raw<{ rows: { day: string; users: number }[] }>(
      `SELECT day::text, sum(change)::int AS users
         FROM (SELECT (created_at AT TIME ZONE 'UTC')::date AS day, 1 AS change
                 FROM users WHERE created_at >= CAST(:since AS timestamp) AT TIME ZONE 'UTC'
                UNION ALL
               SELECT (deleted_at AT TIME ZONE 'UTC')::date, -1
                 FROM users WHERE deleted_at >= CAST(:since AS timestamp) AT TIME ZONE 'UTC') AS changes
        GROUP BY day`,
      { since },
    )
    return rows
  }

  static all(connection: Knex): QueryBuilder<UserRow, UserRow[]> {
    return this.query(connection)
  }

  /** Finds accounts that are not deleted. The row of a deleted account stays for payments and the audit. */
  static present(trx: Knex): QueryBuilder<UserRow, UserRow[]> {
    return UserRow.query(trx)
      .select('users.*', raw(HAS_PREMIUM).as('hasPremiumAccess'), raw(IS_HOLDER).as('isHolder'))
      .whereNull('users.deletedAt')
  }

  static async withId(trx: Knex, id: string): Promise<UserRow | undefined> {
    return isUuid(id) ? UserRow.present(trx).findOne({ id }) : undefined
  }

  /** Finds an account, even a deleted one. */
  static everWithId(trx: Knex, id: string) {
    return UserRow.query(trx).findById(id)
  }

  /** Finds any number of users. All ids are in one parameter, because the number of parameters is limited. */
  static everWithIds(trx: Knex, ids: string[]) {
    return UserRow.query(trx).whereRaw('id = any(?::uuid[])', [ids])
  }

  /** Finds the user, and all accounts and guests that have proven or claim the address. */
  static everWithIdOrAddress(trx: Knex, id: string, emailKey: string) {
    return UserRow.query(trx).where({ id }).orWhereRaw(NAMES_ADDRESS, [emailKey])
  }

  static withName(trx: Knex, username: string) {
    return UserRow.query(trx).findOne({ usernameKey: toAccountKey(username) })
  }

  static async keepCustomer(trx: Knex, id: string, stripeCustomerId: string): Promise<void> {
    await UserRow.query(trx).patch({ stripeCustomerId }).where({ id, deletedAt: null })
  }

  /** Returns the account's id in authenticators (`passkeyHandle`). Makes the id if there is none yet. */
  static async handleOf(trx: Knex, id: string): Promise<Buffer | null> {
    await UserRow.query(trx)
      .patch({ passkeyHandle: randomBytes(PASSKEY_HANDLE_BYTES) })
      .where({ id, passkeyHandle: null, deletedAt: null })
    return (await UserRow.withId(trx, id))?.passkeyHandle ?? null
  }

  /** Overwrites the user's personal data. The row stays for payments and the audit. */
  static async erase(trx: Knex, id: string, now: Date): Promise<void> {
    const name = `deleted-${id}`
    const email = `${name}@deleted.invalid`
    await UserRow.query(trx)
      .patch({
        username: name,
        usernameKey: name,
        usernameSkeleton: null,
        email,
        emailKey: email,
        passwordHash: UNUSABLE_PASSWORD,
        premiumGranted: false,
        rights: [],
        issueLostAt: null,
        mayAskNames: false,
        emailConfirmedAt: null,
        language: 'en',
        stripeCustomerId: null,
        passkeyHandle: null,
        deletedAt: now,
        updatedAt: now,
      })
      .where({ id })
  }

  /** Finds the account that has proven this address. */
  static async withEmail(trx: Knex, email: string): Promise<UserRow | undefined> {
    return UserRow.present(trx).findOne({ emailKey: toAccountKey(email) })
  }

  /**
   * Finds the account for a mail to this address. An account that has proven the address comes before
   * accounts that claim it. Among the accounts that claim the address, accounts with premium come first, so
   * that nobody pays twice.
   */
  static async ofMailbox(trx: Knex, email: string): Promise<UserRow | undefined> {
    return UserRow.present(trx)
      .where({ isGuest: false })
      .whereRaw(NAMES_ADDRESS, [toAccountKey(email)])
      .orderByRaw(`email_confirmed_at is null, not ${HAS_PREMIUM}, created_at, id`)
      .first()
  }

  /** Finds the accounts that have proven one of these addresses. */
  static havingAddresses(trx: Knex, emailKeys: string[]) {
    return UserRow.present(trx).whereRaw('users.email_key = any(?)', [emailKeys])
  }

  /** Finds a user by name or by a proven address. No username can look like a mail address. */
  static async withLogin(trx: Knex, login: string): Promise<UserRow | undefined> {
    const emailKey = toEmailKey(login)
    return UserRow.present(trx)
      .where((either) => {
        void either.where({ emailKey }).orWhere({ usernameKey: toAccountKey(login) })
      })
      .first()
  }

  static async add(trx: Knex, user: NewUser): Promise<UserRow> {
    const { email, emailConfirmedAt } = user
    const { id } = await UserRow.query(trx).insert({
      ...user,
      ...keysOf(user.username),
      emailKey: emailConfirmedAt ? toAccountKey(email) : toClaimKey(email),
    })
    return UserRow.present(trx).findById(id).throwIfNotFound()
  }

  /** Returns undefined when there is no such user. */
  static async change(
    trx: Knex,
    id: string,
    change: Partial<Pick<UserRow, 'premiumGranted' | 'rights' | 'mayAskNames' | 'language'>>,
    now: Date,
  ): Promise<UserRow | undefined> {
    if (!isUuid(id)) return undefined
    const losesIssue = change.rights !== undefined && !hasRight({ rights: change.rights }, 'issue')
    await UserRow.query(trx)
      .patch({
        ...change,
        ...(losesIssue && { issueLostAt: raw(ISSUE_LOST_AT, now) }),
        updatedAt: now,
      })
      .where({ id, deletedAt: null })
    return UserRow.withId(trx, id)
  }

  /** Stores a new hash of the same password. Does nothing when the password was changed meanwhile. */
  static async rehash(trx: Knex, { id, passwordHash: former }: UserRow, passwordHash: string) {
    await UserRow.query(trx).patch({ passwordHash }).where({ id, passwordHash: former })
  }

  /** Sets the password and voids sessions. Returns undefined when `authVersion` has risen meanwhile. */
  static async setPassword(
    trx: Knex,
    { id, authVersion }: Pick<UserRow, 'id' | 'authVersion'>,
    passwordHash: string,
    now: Date,
  ): Promise<UserRow | undefined> {
    const changed = await UserRow.query(trx)
      .patch({ passwordHash, authVersion: authVersion + 1, updatedAt: now })
      .where({ id, authVersion, deletedAt: null })
    return changed > 0 ? UserRow.withId(trx, id) : undefined
  }

  /** All sessions of the user are then void, and an unfinished log-in fails. */
  static async raiseAuthVersion(trx: Knex, id: string): Promise<void> {
    await UserRow.query(trx)
      .patch({ authVersion: raw('auth_version + 1') })
      .where({ id })
  }

  /** Changes the name and the spelling of the address. Returns undefined when there is no such user. */
  static async rename(
    trx: Knex,
    id: string,
    { username, email }: { username: string; email: string },
    now: Date,
  ): Promise<UserRow> {
    const { email: present } = await UserRow.present(trx).findById(id).throwIfNotFound()
    const isSpelling = toAccountKey(email) === toAccountKey(present)
    await UserRow.query(trx)
      .patch({ username, ...keysOf(username), ...(isSpelling && { email }), updatedAt: now })
      .where({ id })
    return UserRow.present(trx).findById(id).throwIfNotFound()
  }

  /** Moves the account to a newly proven address. Voids the account's earlier sessions. */
  static async moveTo(
    trx: Knex,
    { id, authVersion }: UserRow,
    email: string,
    now: Date,
  ): Promise<UserRow> {
    await UserRow.query(trx)
      .patch({
        email,
        emailKey: toAccountKey(email),
        emailConfirmedAt: now,
        authVersion: authVersion + 1,
        updatedAt: now,
      })
      .where({ id })
    return UserRow.present(trx).findById(id).throwIfNotFound()
  }

  /** Confirms the address. The caller must know that the user has proven the mailbox. */
  static async confirm(trx: Knex, id: string, now: Date): Promise<void> {
    await UserRow.query(trx)
      .patch({
        emailKey: raw(`split_part(email_key, ' ', 1)`),
        emailConfirmedAt: now,
        updatedAt: now,
      })
      .where({ id, emailConfirmedAt: null })
  }
}
