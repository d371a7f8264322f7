import type { Knex } from 'knex'
import { Model, raw } from 'objection'
import { LOGIN_CODE_TRIES } from '#contracts/accounts/login-code.ts'
import { hashSecret } from './link-secret.ts'

/** A code on its way to a mailbox. The table holds hashes: nobody can enter a code by reading it. */
export class LoginCodeRow extends Model {
  static override tableName = 'login_codes'
  declare id: string
  declare userId: string
  /** Of the secret in the cookie of the browser that gave the password. */
  declare browserHash: Buffer
  /** By the server's key: of eight digits a plain hash would hide nothing. */
  declare codeHash: Buffer
  /** The user's when the password was right: once that has risen, the code is void. */
  declare authVersion: number
  declare tries: number
  declare expiresAt: Date
  declare usedAt: Date | null

  static async add(trx: Knex, { browserSecret, ...code }: NewLoginCode): Promise<void> {
    await LoginCodeRow.query(trx).insert({ ...code, browserHash: hashSecret(browserSecret) })
  }

  /** One that can still be used. */
  static async openOne(trx: Knex, id: string, now: Date): Promise<LoginCodeRow | undefined> {
    return LoginCodeRow.open(trx, now).findOne({ id })
  }

  /** One statement, so that as many tries at once find no more of them than one after the other. */
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

  /** False when another try was faster. */
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
