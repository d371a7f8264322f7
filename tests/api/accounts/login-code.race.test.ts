import { expect, test } from 'vitest'
import { LoginCodeRow } from '#api/accounts/sessions/login-code-row.ts'
import { LOGIN_CODE_TRIES } from '#contracts/accounts/login-code.ts'
import { startCheckout } from '#tests/support/checkout/checkout-process.ts'
import { rounds } from '#tests/support/rounds.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { envBeside } from '#tests/support/server/beside.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { readLoginCodes } from '#tests/support/server/mail.ts'
import { AS_IN_PRODUCTION } from '#tests/support/server/production.ts'

const ROUNDS = rounds(5)
const AT_ONCE = 20
/**
 * `app` and `other` are two processes on one database. Each of them gets half of the attempts to
 * enter a code.
 */
const app = await startTestApp(AS_IN_PRODUCTION)
await app.buildAdmin()
const other = await startCheckout({
  ...AS_IN_PRODUCTION.env,
  AS_IN_PRODUCTION: '1',
  ...envBeside(app),
})

/**
 * Asks for a log-in code. Returns the code and one browser for each process. Polls for the mail,
 * because either process can send it.
 */
async function ask() {
  const user = await app.buildUser()
  const browser = app.visit()
  await browser.post('/api/login', { username: user.username, password: PASSWORD })
  await expect.poll(() => readLoginCodes(app, user.email)).toHaveLength(1)
  const [code = ''] = await readLoginCodes(app, user.email)
  const twin = createHttpClient(other.url)
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
  return { user, code, browsers: [browser, twin] as const }
}

async function enterAtOnce(browsers: readonly [HttpClient, HttpClient], codes: string[]) {
  const replies = await Promise.all(
    codes.map((code, index) => browsers[index % 2 === 0 ? 0 : 1].post('/api/login/code', { code })),
  )
  return replies.map(({ status, body }) => (status === 200 ? 'in' : (body as Refused).error))
}

interface Refused {
  error: string
}

const count = (answers: string[], answer: string) => answers.filter((one) => one === answer).length

const otherThan = (code: string) => `${code.startsWith('1') ? '2' : '1'}${code.slice(1)}`

test('of twenty wrong codes at once no more than five are looked at', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { user, code, browsers } = await ask()
    const answers = await enterAtOnce(browsers, Array<string>(AT_ONCE).fill(otherThan(code)))
    expect(count(answers, 'LOGIN_CODE_WRONG')).toBe(LOGIN_CODE_TRIES - 1)
    expect(count(answers, 'LOGIN_CODE_OVER')).toBe(AT_ONCE - LOGIN_CODE_TRIES + 1)
    const { tries } = await LoginCodeRow.query(app.services.database)
      .findOne({ userId: user.id })
      .throwIfNotFound()
    expect(tries).toBe(LOGIN_CODE_TRIES)
    expect(await enterAtOnce(browsers, [code])).toEqual(['LOGIN_CODE_OVER'])
  }
})

test('the right code sent twice at once signs in once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { code, browsers } = await ask()
    const answers = await enterAtOnce(browsers, Array<string>(LOGIN_CODE_TRIES).fill(code))
    expect(count(answers, 'in')).toBe(1)
    expect(count(answers, 'LOGIN_CODE_OVER')).toBe(LOGIN_CODE_TRIES - 1)
  }
})
