import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { raw } from 'objection'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import {
  ADMIN_SESSION_IDLE_MS,
  SESSION_IDLE_MS,
  type SignInMethod,
} from '#contracts/accounts/account.ts'
import { DAY_MS } from '#contracts/time.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { HAS_PREMIUM, IS_HOLDER } from '#api/accounts/user-row.ts'

/** The greatest age of a session. The session ends at this age even when it is in use. */
export const SESSION_MAX_MS = 90 * DAY_MS
const ADMIN_SESSION_MAX_MS = 12 * 60 * 60_000
const TOUCH_AFTER_MS = 60_000

/**
 * The greatest number of sessions of one account. One more log-in ends the session that was unused for the
 * longest time.
 */
const SESSIONS_MAX = 20
const ADMIN_SESSIONS_MAX = 5

/** The details that help the owner recognise a session. */
export type SessionOrigin = Pick<SessionRow, 'browser' | 'network' | 'country'>

export type NewSession = Pick<SessionRow, 'userId' | 'authVersion' | 'method'> & SessionOrigin

type UserColumns = Omit<SignedInUser, 'id' | 'createdAt' | 'sessionId' | 'sinceProofMs'>

type SessionWithUser = SessionRow & UserColumns & { userCreatedAt: Date }

/**
 * A session of a user. The table contains only the hash of the cookie's secret. A person who reads the table
 * cannot sign in.
 */
export class SessionRow extends rowOf({
  table: 'sessions',
  kept: 'until the session ends: 14 days after its last use, 90 days at most',
  why: 'an ended session has no use',
  sweeps: [
    { since: 'last_seen_at', days: SESSION_IDLE_MS / DAY_MS },
    { since: 'created_at', days: SESSION_MAX_MS / DAY_MS },
  ],
  lists: { sessions: { of: 'user_id', key: 'id' } },
  columns: {
    id: exported<string>('sessionId', 'row'),
    tokenHash: unexported<Buffer>('the hash of the secret in the cookie', 'row'),
    userId: owner<string>('row'),
    /** The user's `authVersion` at the log-in. When `authVersion` rises, the session is void. */
    authVersion: unexported<number>('shows whether the session is still valid', 'row'),
    /** The name of the browser, such as `Firefox on Windows`. Null when the browser sent no name. */
    browser: exported<string | null>('browser', 'row'),
    /** The shortened network address at the beginning of the session: /24 of IPv4, /48 of IPv6. */
    network: exported<string>('network', 'row'),
    country: exported<string | null>('country', 'row'),
    method: exported<SignInMethod>('method', 'row'),
    /**
     * The time of the user's last identity proof. Null for a guest, because a guest cannot prove their
     * identity.
     */
    provedAt: exported<Date | null>('provedAt', 'row'),
    createdAt: exported<Date>('createdAt', 'row'),
    lastSeenAt: exported<Date>('lastSeenAt', 'row'),
    /** The device that was registered or renewed in this session. The device ends with the session. */
    deviceId: unexported<string | null>(
      'the device of the session; all devices are exported',
      'row',
    ),
  },
}) {
  /**
   * Finds the valid session of this secret, with its user. Every request calls this function. The loss of a
   * right therefore has effect immediately.
   */
  static async open(trx: Knex, token: string, now: Date): Promise<SessionWithUser | undefined> {
    const session = (await SessionRow.query(trx)
      .select(
        'sessions.*',
        'users.username',
        'users.email',
        'users.emailConfirmedAt',
        'users.isAdmin',
        'users.rights',
        'users.isGuest',
        'users.mayAskNames',
        'users.language',
        'users.stripeCustomerId',
        'users.createdAt as userCreatedAt',
        raw(HAS_PREMIUM).as('hasPremiumAccess'),
        raw(IS_HOLDER).as('isHolder'),
      )
      .join('users', (user) => {
        user.on('users.id', 'sessions.userId').andOn('users.authVersion', 'sessions.authVersion')
      })
      .where({ 'sessions.tokenHash': hashToken(token), 'users.deletedAt': null })
      .first()) as SessionWithUser | undefined
    if (!session || isOver(session, now)) return undefined
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
      await SessionRow.query(trx).patch({ lastSeenAt: now }).where({ id: session.id })
    }
    return session
  }

  /**
   * Does nothing when `authVersion` has risen, or when a session with this secret already exists. Returns
   * whether a session began.
   */
  static async begin(
    trx: Knex,
    token: string,
    { userId, authVersion, method, ...origin }: NewSession,
    now: Date,
  ): Promise<boolean> {
    const tokenHash = hashToken(token)
    const user = await lockHolder(trx, userId)
    if (user?.authVersion !== authVersion) return false
    if (await SessionRow.query(trx).findOne({ tokenHash })) return false
    await SessionRow.query(trx).insert({
      ...origin,
      tokenHash,
      userId,
      authVersion,
      method,
      provedAt: method === 'checkout' ? null : now,
      createdAt: now,
      lastSeenAt: now,
    })
    const others = SessionRow.ofUser(trx, userId).select('id').whereNot({ tokenHash })
    const kept = (user.isAdmin ? ADMIN_SESSIONS_MAX : SESSIONS_MAX) - 1
    await SessionRow.query(trx).delete().whereIn('id', others.offset(kept))
    return true
  }

  /**
   * Gives this session the new `authVersion` of its user. The session therefore stays valid after a change of
   * password or address.
   */
  static async moveAlong(
    trx: Knex,
    id: string,
    authVersion: number,
  ): Promise<SessionRow | undefined> {
    return SessionRow.query(trx).patch({ authVersion }).where({ id }).returning('*').first()
  }

  /**
   * Stores the time of a new identity proof, and the session's new secret. The former secret becomes invalid.
   */
  static async markProved(
    trx: Knex,
    id: string,
    { token, now }: { token: string; now: Date },
  ): Promise<void> {
    await SessionRow.query(trx)
      .patch({ tokenHash: hashToken(token), provedAt: now })
      .where({ id })
  }

  static async end(trx: Knex, token: string): Promise<void> {
    await SessionRow.query(trx)
      .delete()
      .where({ tokenHash: hashToken(token) })
  }

  static ofUser(trx: Knex, userId: string) {
    return SessionRow.query(trx).where({ userId }).orderBy('lastSeenAt', 'desc')
  }

  /**
   * Locks all sessions of the user, in the order of `endEvery`: the caller may end the others too. Returns the
   * session. Returns undefined when it has ended or `authVersion` has risen.
   */
  static async ofAsker(
    trx: Knex,
    { id, userId, authVersion }: Pick<SessionRow, 'id' | 'userId' | 'authVersion'>,
  ): Promise<SessionRow | undefined> {
    const sessions = await SessionRow.query(trx).where({ userId }).orderBy('id').forUpdate()
    return sessions.find((session) => session.id === id && session.authVersion === authVersion)
  }

  /** Throws when the session has ended, or `authVersion` has risen. Waits for nobody. */
  static async requireValid(
    trx: Knex,
    { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  ): Promise<void> {
    const session = await SessionRow.query(trx)
      .select('sessions.id')
      .join('users', (user) => {
        user.on('users.id', 'sessions.userId').andOn('users.authVersion', 'sessions.authVersion')
      })
      .where({ 'sessions.id': id, userId, 'users.deletedAt': null })
      .first()
    if (!session) throw new ApiError('SIGN_IN_REQUIRED')
  }

  /** Ends the device's other session, because a device has only one session. */
  static async bindDevice(trx: Knex, id: string, deviceId: string): Promise<void> {
    await SessionRow.query(trx).delete().where({ deviceId }).whereNot({ id })
    await SessionRow.query(trx).patch({ deviceId }).where({ id })
  }

  static async unbindDevice(trx: Knex, id: string): Promise<void> {
    await SessionRow.query(trx).patch({ deviceId: null }).where({ id })
  }

  static onDevice(trx: Knex, deviceId: string) {
    return SessionRow.query(trx).where({ deviceId })
  }

  static async endOnDevices(trx: Knex, deviceIds: string[]): Promise<void> {
    await SessionRow.query(trx).delete().whereIn('deviceId', deviceIds)
  }

  static async endOne(trx: Knex, userId: string, id: string): Promise<SessionRow | undefined> {
    return SessionRow.query(trx).delete().where({ userId, id }).returning('*').first()
  }

  /** Ends all sessions. Locks the rows in a fixed order, so that two simultaneous callers cannot deadlock. */
  static async endEvery(trx: Knex): Promise<void> {
    const ids = SessionRow.query(trx).select('id').orderBy('id').forUpdate()
    await SessionRow.query(trx).delete().whereIn('id', ids)
  }

  /** Ends the user's sessions. Locks them in the same order as `endEvery`. */
  static async endAll(trx: Knex, userId: string, exceptId?: string): Promise<SessionRow[]> {
    const ids = SessionRow.query(trx).select('id').where({ userId }).orderBy('id').forUpdate()
    const sessions = SessionRow.query(trx).delete().whereIn('id', ids).returning('*')
    return exceptId === undefined ? sessions : sessions.whereNot({ id: exceptId })
  }
}

function isOver(
  { isAdmin, createdAt, lastSeenAt }: Pick<SessionWithUser, 'isAdmin' | 'createdAt' | 'lastSeenAt'>,
  now: Date,
): boolean {
  const idleMs = isAdmin ? ADMIN_SESSION_IDLE_MS : SESSION_IDLE_MS
  const maxMs = isAdmin ? ADMIN_SESSION_MAX_MS : SESSION_MAX_MS
  return (
    now.getTime() - lastSeenAt.getTime() >= idleMs || now.getTime() - createdAt.getTime() >= maxMs
  )
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
