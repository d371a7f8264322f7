import type { Knex } from 'knex'
import { randomBytes } from 'node:crypto'
import { type QueryBuilder, raw } from 'objection'
import { exported, rowOf, unexported } from '#api/database/row.ts'
import { GUEST_KEPT_DAYS } from '#contracts/checkout/checkout.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import { keysOf, NAMES_ADDRESS, toAccountKey, toClaimKey, toEmailKey } from './account-key.ts'
import { matchesUser } from './matches-user.ts'
import { UNUSABLE_PASSWORD } from './password-hasher.ts'

/** True when the user has a purchase that is paid and not refunded, or an administrator's grant. */
export const HAS_PREMIUM = `(users.premium_granted or exists (
  select 1 from purchases where purchases.user_id = users.id
    and purchases.status = 'completed' and purchases.refunded_at is null))`

export const MAY_ISSUE = `users.rights && array['issue', 'own']`
const ISSUE_LOST_AT = `case when ${MAY_ISSUE} then ?::timestamptz else issue_lost_at end`

const PASSKEY_HANDLE_BYTES = 32

export interface NewUser {
  username: string
  email: string
  passwordHash: string
  rights?: Right[]
  isGuest?: boolean
  premiumGranted?: boolean
  emailConfirmedAt?: Date | null
  createdAt?: Date
}

const NOT_TOLD = 'the name and the address in small letters'

export class UserRow extends rowOf({
  table: 'users',
  kept: 'until deletion, then nameless; a guest without an order 30 days',
  why: 'the account; money and the audit still name the row',
  // Removes guests who left before the payment form and learned nothing. A guest with an order stays,
  // because the provider may still report a payment.
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
    /** The name as it looks, unique among users with a right. Never used to find or admit a user. */
    usernameSkeleton: unexported<string | null>(NOT_TOLD, 'overwritten'),
    email: exported<string>('email', 'overwritten'),
    /** The address once the user has proven its mailbox; until then a unique claim, which finds nobody. */
    emailKey: unexported<string>(NOT_TOLD, 'overwritten'),
    passwordHash: unexported<string>('anyone who reads it could guess the password', 'overwritten'),
    /** Rises with a new password or address, and with a sign-out everywhere: earlier sessions are void. */
    authVersion: unexported<number>(
      'counts new passwords and addresses, so that older sessions end',
      'stays',
    ),
    premiumGranted: exported<boolean>('premiumGranted', 'overwritten'),
    rights: exported<Right[]>('rights', 'overwritten'),
    /** When the user last lost the right to issue. */
    issueLostAt: exported<Date | null>('issueLostAt', 'overwritten'),
    /** Generated: whether the user has any right. */
    isAdmin: exported<boolean>('isAdmin', 'overwritten'),
    isGuest: exported<boolean>('isGuest', 'stays'),
    /** Whether an owner lets the user ask other wallets for names. */
    mayAskNames: exported<boolean>('mayAskNames', 'overwritten'),
    emailConfirmedAt: exported<Date | null>('emailConfirmedAt', 'overwritten'),
    stripeCustomerId: exported<string | null>('stripeCustomerId', 'overwritten'),
    /** The account's id for authenticators, once one was asked. */
    passkeyHandle: unexported<Buffer | null>(
      'random bytes that your authenticators know the account by',
      'overwritten',
    ),
    deletedAt: unexported<Date | null>('anyone who can ask is not deleted', 'stays'),
    createdAt: exported<Date>('createdAt', 'stays'),
    updatedAt: exported<Date>('updatedAt', 'overwritten'),
  },
}) {
  /** Computed by every query here. */
  declare hasPremiumAccess: boolean

  /** The accounts that are not deleted; a deleted account keeps its row for payments and audit. */
  static present(trx: Knex): QueryBuilder<UserRow, UserRow[]> {
    return UserRow.query(trx)
      .select('users.*', raw(HAS_PREMIUM).as('hasPremiumAccess'))
      .whereNull('users.deletedAt')
  }

  static async withId(trx: Knex, id: string): Promise<UserRow | undefined> {
    return isUuid(id) ? UserRow.present(trx).findOne({ id }) : undefined
  }

  /** Also finds a deleted account. */
  static everWithId(trx: Knex, id: string) {
    return UserRow.query(trx).findById(id)
  }

  /** Takes any number of ids, because they are one parameter. */
  static everWithIds(trx: Knex, ids: string[]) {
    return UserRow.query(trx).whereRaw('id = any(?::uuid[])', [ids])
  }

  /** The user, and all accounts and guests that have or name the address. */
  static everWithIdOrAddress(trx: Knex, id: string, emailKey: string) {
    return UserRow.query(trx).where({ id }).orWhereRaw(NAMES_ADDRESS, [emailKey])
  }

  static withName(trx: Knex, username: string) {
    return UserRow.query(trx).findOne({ usernameKey: toAccountKey(username) })
  }

  static async keepCustomer(trx: Knex, id: string, stripeCustomerId: string): Promise<void> {
    await UserRow.query(trx).patch({ stripeCustomerId }).where({ id, deletedAt: null })
  }

  /** Makes the handle at the first passkey. */
  static async handleOf(trx: Knex, id: string): Promise<Buffer | null> {
    await UserRow.query(trx)
      .patch({ passkeyHandle: randomBytes(PASSKEY_HANDLE_BYTES) })
      .where({ id, passkeyHandle: null, deletedAt: null })
    return (await UserRow.withId(trx, id))?.passkeyHandle ?? null
  }

  /** Removes everything that names the person; the row stays for payments and audit. */
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
        stripeCustomerId: null,
        passkeyHandle: null,
        deletedAt: now,
        updatedAt: now,
      })
      .where({ id })
  }

  /** The account that has proven this address. */
  static async withEmail(trx: Knex, email: string): Promise<UserRow | undefined> {
    return UserRow.present(trx).findOne({ emailKey: toAccountKey(email) })
  }

  /**
   * The account that a mail leads to: the one that has proven the address, else one that names it. Of
   * several, one with premium comes first, so that nobody pays again.
   */
  static async ofMailbox(trx: Knex, email: string): Promise<UserRow | undefined> {
    return UserRow.present(trx)
      .where({ isGuest: false })
      .whereRaw(NAMES_ADDRESS, [toAccountKey(email)])
      .orderByRaw(`email_confirmed_at is null, not ${HAS_PREMIUM}, created_at, id`)
      .first()
  }

  /** The accounts that have proven one of these addresses. */
  static havingAddresses(trx: Knex, emailKeys: string[]) {
    return UserRow.present(trx).whereRaw('users.email_key = any(?)', [emailKeys])
  }

  /** Finds a user by name or by a proven address; no name looks like an address. */
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

  /** Undefined when there is no such user. */
  static async change(
    trx: Knex,
    id: string,
    change: Partial<Pick<UserRow, 'premiumGranted' | 'rights' | 'mayAskNames'>>,
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

  /** Stores the same password's hash at the present cost; a password changed meanwhile stays. */
  static async rehash(trx: Knex, { id, passwordHash: former }: UserRow, passwordHash: string) {
    await UserRow.query(trx).patch({ passwordHash }).where({ id, passwordHash: former })
  }

  /** Sets the password and voids sessions. Undefined when the version has risen since the user was read. */
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

  /** Ends all sessions of the user, and makes a log-in that is under way fail. */
  static async raiseAuthVersion(trx: Knex, id: string): Promise<void> {
    await UserRow.query(trx)
      .patch({ authVersion: raw('auth_version + 1') })
      .where({ id })
  }

  /** The address may only change its spelling. Undefined when there is no such user. */
  static async rename(
    trx: Knex,
    id: string,
    { username, email }: { username: string; email: string },
    now: Date,
  ): Promise<UserRow | undefined> {
    await UserRow.query(trx)
      .patch({ username, ...keysOf(username), email, updatedAt: now })
      .where({ id, deletedAt: null })
    return UserRow.withId(trx, id)
  }

  /** Moves the account to a newly proven address; voids earlier sessions. */
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

  /** The mailbox has proven that it receives our mail, so the address is the account's from now on. */
  static async confirm(trx: Knex, id: string, now: Date): Promise<void> {
    await UserRow.query(trx)
      .patch({
        emailKey: raw(`split_part(email_key, ' ', 1)`),
        emailConfirmedAt: now,
        updatedAt: now,
      })
      .where({ id, emailConfirmedAt: null })
  }

  /** The users whose name or address contains the text, deleted ones included. */
  static idsMatching(trx: Knex, search: string) {
    return UserRow.query(trx).select('id').where(matchesUser(search))
  }
}
