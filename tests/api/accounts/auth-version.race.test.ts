import { expect, test } from 'vitest'
import { hash } from '@node-rs/argon2'
import { PASSWORD_COST } from '#api/accounts/sessions/password-hasher.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { envBeside } from '#tests/support/server/beside.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { readLinkTokens } from '#tests/support/server/mail.ts'
import { startCheckout } from '#tests/support/checkout/checkout-process.ts'

const ROUNDS = 10
const LOGINS = 20
/**
 * `app` and `other` are two processes on one database. `other` gets the log-ins, and `app` gets the
 * call that resets the password.
 */
const app = await startTestApp({ passwordCost: PASSWORD_COST })
const other = await startCheckout(envBeside(app))

/**
 * Requests a link that resets the password, and returns the link's token. Polls for the mail,
 * because either of the two processes may send it.
 */
async function requestReset(email: string): Promise<string> {
  await app.visit().post('/api/account/request-reset', { email })
  const read = () => readLinkTokens(app, email, 'Reset your password')
  await expect.poll(read).toHaveLength(1)
  const [token = ''] = await read()
  return token
}

test('of 200 log-ins begun around a reset none stays with the old password', async () => {
  let begun = 0
  let alive = 0
  for (let round = 0; round < ROUNDS; round++) {
    const user = await app.buildUser()
    const token = await requestReset(user.email)
    const browsers = Array.from({ length: LOGINS }, () => createHttpClient(other.url))
    const login = { username: user.username, password: PASSWORD }
    const [reset, ...logIns] = await Promise.all([
      app.visit().post('/api/account/claim', { token, password: 'another quiet river' }),
      ...browsers.map((browser) => browser.post('/api/login', login)),
    ])
    expect(reset.status).toBe(200)
    begun += logIns.filter(({ status }) => status === 200).length
    for (const browser of browsers) {
      if ((await browser.get('/api/user')).status === 200) alive += 1
    }
  }
  expect(begun).toBeGreaterThan(0)
  expect(alive).toBe(0)
})

test('a password whose hash is raised at a log-in does not come back over a reset', async () => {
  const { database } = app.services
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  for (let round = 0; round < ROUNDS; round++) {
    const user = await app.buildUser({ passwordHash: old })
    const token = await requestReset(user.email)
    const login = { username: user.username, password: PASSWORD }
    const [reset] = await Promise.all([
      app.visit().post('/api/account/claim', { token, password: 'another quiet river' }),
      createHttpClient(other.url).post('/api/login', login),
    ])
    expect(reset.status).toBe(200)
    const { passwordHash } = await UserRow.present(database).findById(user.id).throwIfNotFound()
    expect(await app.services.passwords.verify(passwordHash, PASSWORD)).toBe(false)
  }
})
