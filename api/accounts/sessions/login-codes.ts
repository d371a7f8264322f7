import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Services } from '#api/services.ts'
import { ApiError } from '#api/http/errors.ts'
import { accountKey } from '#api/http/route.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import {
  LOGIN_CODE_DIGITS,
  LOGIN_CODE_LIFE_MS,
  LOGIN_CODE_TRIES,
} from '#contracts/accounts/login-code.ts'
import { LoginCodeRow } from './login-code-row.ts'
import { countMail } from '#api/accounts/recovery/mail-allowance.ts'
import { UserRow } from '#api/accounts/user-row.ts'

const SECRET_BYTES = 32

/**
 * Returns a secret for the cookie of this browser. The code is valid only together with the secret.
 * Decision: `docs/decisions/28-login-codes.md`.
 */
export async function mailLoginCode(
  services: Services,
  { id: userId, email: recipient, language, authVersion, emailConfirmedAt }: UserRow,
  address: string,
): Promise<string> {
  const { database, clock, env, mailer, limits } = services
  await limits.consume('loginCodes', [accountKey(userId)])
  if (!emailConfirmedAt) await countMail(services, { address, email: recipient })
  const [key = ''] = env.sessionKeys
  const id = randomUUID()
  const browserSecret = randomBytes(SECRET_BYTES).toString('base64url')
  const now = clock.now()
  await database.transaction(async (trx) => {
    await LoginCodeRow.add(trx, {
      id,
      userId,
      authVersion,
      browserSecret,
      codeHash: hashCode(key, id, deriveCode(key, id)),
      expiresAt: new Date(now.getTime() + LOGIN_CODE_LIFE_MS),
    })
    const content = { template: 'login-code', loginCodeId: id } as const
    await enqueueMail(trx, { userId, recipient, language, now }, content)
  })
  mailer.wake()
  return browserSecret
}

/** Derives the code again when the mail is sent. Returns undefined when the code has expired or was used. */
export async function readLoginCode(
  { database, clock, env }: Pick<Services, 'database' | 'clock' | 'env'>,
  id: string,
): Promise<string | undefined> {
  const row = await LoginCodeRow.openOne(database, id, clock.now())
  if (!row) return undefined
  const key = env.sessionKeys.find((one) => isCode(one, row, deriveCode(one, id)))
  return key === undefined ? undefined : deriveCode(key, id)
}

interface Entered {
  browserSecret: string
  code: string
}

/**
 * Checks an entered code, and returns its user. Counts the try before it checks the code. Parallel tries or a
 * crash therefore give no extra try.
 */
export async function takeLoginCode(
  { database, clock, env, limits }: Services,
  { browserSecret, code }: Entered,
): Promise<UserRow> {
  const now = clock.now()
  const row = await LoginCodeRow.takeTry(database, browserSecret, now)
  if (!row) throw new ApiError('LOGIN_CODE_OVER')
  const { id, userId } = row
  if (!env.sessionKeys.some((key) => isCode(key, row, code))) {
    const isLast = row.tries >= LOGIN_CODE_TRIES
    throw new ApiError(isLast ? 'LOGIN_CODE_OVER' : 'LOGIN_CODE_WRONG', { userId })
  }
  const user = await UserRow.withId(database, userId)
  const isStill = user?.authVersion === row.authVersion
  if (!isStill || !(await LoginCodeRow.use(database, id, now))) {
    throw new ApiError('LOGIN_CODE_OVER', { userId })
  }
  await limits.consume('logIns', [accountKey(userId)])
  return user
}

function isCode(key: string, { id, codeHash }: LoginCodeRow, code: string): boolean {
  return timingSafeEqual(hashCode(key, id, code), codeHash)
}

/** Derives digits that look random to anyone without the key. No table contains the digits. */
function deriveCode(key: string, id: string): string {
  const bits = createHmac('sha256', key).update(`login code ${id}`).digest().readBigUInt64BE()
  const code = bits % 10n ** BigInt(LOGIN_CODE_DIGITS)
  return String(code).padStart(LOGIN_CODE_DIGITS, '0')
}

function hashCode(key: string, id: string, code: string): Buffer {
  return createHmac('sha256', key).update(`login code ${id} is ${code}`).digest()
}
