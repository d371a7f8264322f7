import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import { SHARED_BUDGETS } from '#api/http/budgets.ts'
import type { Budget } from '#api/http/limits.ts'
import { accountKey } from '#api/http/route.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { AS_IN_PRODUCTION } from '#tests/support/server/production.ts'

const USED_UP = { status: 429, body: { error: 'TOO_MANY_REQUESTS' } }
const WRONG = 'a guess'

let hashes = 0
let app: TestApp
let user: UserRow
beforeEach(() => start())

async function start(isProduction = false) {
  app = await startTestApp({
    env: {
      ...(isProduction && AS_IN_PRODUCTION.env),
      RATE_LIMIT_FACTOR: '1',
      TRUST_PROXY_HOPS: '1',
    },
    services: ({ env, passwords }) => ({
      env: { ...env, isProduction },
      passwords: {
        ...passwords,
        verify: (...shown) => {
          hashes++
          return passwords.verify(...shown)
        },
      },
    }),
  })
  user = await app.buildUser()
  hashes = 0
}

/** Uses up a budget of the account, except for so many calls. */
async function useUp(budget: 'logIns' | 'loginCodes' | 'proofs', left = 0) {
  for (let i = left; i < SHARED_BUDGETS[budget].requests; i++) {
    await app.services.limits.consume(budget, [accountKey(user.id)])
  }
}

const isLeft = (budget: Budget): Promise<boolean> =>
  app.services.limits.requireLeft(budget, accountKey(user.id)).then(
    () => true,
    () => false,
  )

function logIn(password: string, address = '198.51.100.1') {
  const headers = { 'X-Forwarded-For': address }
  return app.visit().post('/api/login', { username: user.username, password }, { headers })
}

describe('a log-in', () => {
  test('costs no hash once the log-ins of the account are used up', async () => {
    await useUp('logIns')
    expect(await logIn(PASSWORD)).toMatchObject(USED_UP)
    expect(hashes).toBe(0)
  })

  test('costs no hash once the codes of the account are used up', async () => {
    await app.close()
    await start(true)
    await useUp('loginCodes')
    expect(await logIn(PASSWORD)).toMatchObject(USED_UP)
    expect(hashes).toBe(0)
  })

  test('with a wrong password takes no log-in from the owner, also with many at once', async () => {
    await useUp('logIns', 1)
    const guesses = Array.from({ length: 12 }, (_, i) => logIn(WRONG, `203.0.113.${String(i)}`))
    const replies = await Promise.all([...guesses, logIn(PASSWORD)])
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(12).fill(401), 200])
    expect(await isLeft('logIns')).toBe(false)
  })
})

describe('a password that is entered again', () => {
  const CALLS: [string, (browser: HttpClient, currentPassword: string) => Promise<unknown>][] = [
    ['a proof', (browser, currentPassword) => browser.post('/api/proof', { currentPassword })],
    [
      'a new password',
      (browser, currentPassword) =>
        browser.post('/api/user/password', { currentPassword, newPassword: 'a quiet river bed' }),
    ],
    [
      'a new name',
      (browser, currentPassword) =>
        browser.patch('/api/user', { username: randomUUID(), email: user.email, currentPassword }),
    ],
  ]

  test.each(CALLS)('for %s counts once for the account if it is right', async (_, call) => {
    const browser = await app.signIn(user)
    await useUp('proofs', 2)
    expect(await call(browser, PASSWORD)).not.toMatchObject(USED_UP)
    expect(await isLeft('proofs')).toBe(true)
    await app.services.limits.consume('proofs', [accountKey(user.id)])
    hashes = 0
    expect(await call(browser, PASSWORD)).toMatchObject(USED_UP)
    expect(hashes).toBe(0)
  })

  test.each(CALLS)('for %s counts in its session alone if it is wrong', async (_, call) => {
    const [thief, owner] = [await app.signIn(user), await app.signIn(user)]
    await useUp('proofs', 1)
    for (let i = 0; i < 10; i++) {
      expect(await call(thief, WRONG)).toMatchObject({ body: { error: 'WRONG_PASSWORD' } })
    }
    for (let i = 0; i < 5; i++) expect(await call(thief, WRONG)).toMatchObject(USED_UP)
    expect(await call(owner, PASSWORD)).not.toMatchObject(USED_UP)
  })

  test('is not hashed for a new password that is too common', async () => {
    const browser = await app.signIn(user)
    hashes = 0
    const change = { currentPassword: PASSWORD, newPassword: 'password123' }
    expect(await browser.post('/api/user/password', change)).toMatchObject({
      body: { error: 'PASSWORD_TOO_COMMON' },
    })
    expect(hashes).toBe(0)
  })

  test('takes no try of its session where the proofs of the account are used up', async () => {
    const browser = await app.signIn(user)
    await useUp('proofs')
    const prove = () => browser.post('/api/proof', { currentPassword: PASSWORD })
    for (let i = 0; i < 12; i++) expect(await prove()).toMatchObject(USED_UP)
    await app.services.limits.refund('proofs', [accountKey(user.id)])
    expect(await prove()).toMatchObject({ status: 204 })
  })
})
