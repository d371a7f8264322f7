import type { Knex } from 'knex'
import { raw } from 'objection'
import { rowOf, unexported, user } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { LOGIN_CODE_TRIES } from '#contracts/accounts/login-code.ts'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'

const NOT_TOLD =
  'hashes of a mailed code; the security events show when a code was requested and entered'

/**
 * A log-in code that was mailed. The table contains only hashes, so a person who reads the table cannot enter
 * a code.
 */
export class LoginCodeRow extends rowOf({
  table: 'login_codes',
  kept: '7 days after the code has expired',
  why: 'shows whether a code was used; contains only hashes of codes',
  sweeps: [{ since: 'expires_at', days: KEPT_DAYS.loginCode }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'row'),
    userId: user<string>(NOT_TOLD, 'row'),
    /**
     * The hash of the secret in a cookie. Only the browser where the password was entered has this cookie.
     */
    browserHash: unexported<Buffer>(NOT_TOLD, 'row'),
    /** A keyed hash, because anybody could reverse a plain hash of eight digits. */
    codeHash: unexported<Buffer>(NOT_TOLD, 'row'),
    /**
     * The user's `authVersion` when the password was entered. When `authVersion` rises, the code is void.
     */
    authVersion: unexported<number>(NOT_TOLD, 'row'),
    tries: unexported<number>(NOT_TOLD, 'row'),
    expiresAt: unexported<Date>(NOT_TOLD, 'row'),
    usedAt: unexported<Date | null>(NOT_TOLD, 'row'),
  },
}) {
  static async add(trx: Knex, { browserSecret, ...code }: NewLoginCode): Promise<void> {
    await LoginCodeRow.query(trx).insert({ ...code, browserHash: hashSecret(browserSecret) })
  }

  /** Finds the code when it can still be used. */
  static async openOne(trx: Knex, id: string, now: Date): Promise<LoginCodeRow | undefined> {
    return LoginCodeRow.open(trx, now).findOne({ id })
  }

  /** Counts a try in one statement. Simultaneous tries therefore cannot pass the limit. */
  static async takeTry(
    trx: Knex,
    browserSecret: string,
    now: Date,
  ): Promise<LoginCodeRow | undefined> {
    return LoginCodeRow.open(trx, now)
      .patch({ tries: raw('tries + 1') })
      .where({ browserHash: hashSecret(browserSecret) })
      .where('tries', '<', LOGIN_CODE_TRIES)
      .returning('*')
      .first()
  }

  /** Returns false when another try used the code first. */
  static async use(trx: Knex, id: string, now: Date): Promise<boolean> {
    return (await LoginCodeRow.query(trx).patch({ usedAt: now }).where({ id, usedAt: null })) > 0
  }

  static async deleteOf(trx: Knex, userId: string): Promise<void> {
    await LoginCodeRow.query(trx).delete().where({ userId })
  }

  private static open(trx: Knex, now: Date) {
    return LoginCodeRow.query(trx).whereNull('usedAt').where('expiresAt', '>', now)
  }
}

type NewLoginCode = Pick<
  LoginCodeRow,
  'id' | 'userId' | 'codeHash' | 'authVersion' | 'expiresAt'
> & {
  browserSecret: string
}
