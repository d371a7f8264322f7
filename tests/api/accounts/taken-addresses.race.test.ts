import { expect, test } from 'vitest'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { rounds } from '#tests/support/rounds.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { readLinkTokens } from '#tests/support/server/mail.ts'

const ROUNDS = rounds(20)
const CONFIRM = 'Confirm your email address'
const CHANGE = 'Confirm your new email address'
const app = await startTestApp()

/** Prepares an account for this address. Returns a function that proves the mailbox. */
type Prepare = (email: string) => Promise<() => Promise<{ status: number; body: unknown }>>

async function readNewLink(email: string, subject: string, ask: () => Promise<unknown>) {
  const before = await readLinkTokens(app, email, subject)
  await ask()
  const links = await readLinkTokens(app, email, subject)
  return links.find((link) => !before.includes(link))
}

const register: Prepare = async (email) => {
  const browser = app.visit()
  const names = { username: `new-${crypto.randomUUID()}`, email }
  const token = await readNewLink(email, CONFIRM, () =>
    browser.post('/api/register', { ...names, password: PASSWORD }),
  )
  return () => browser.post('/api/account/confirm', { token })
}

const move: Prepare = async (email) => {
  const { username } = await app.buildUser()
  const browser = await app.signIn({ username })
  const token = await readNewLink(email, CHANGE, () =>
    browser.patch('/api/user', { username, email, currentPassword: PASSWORD }),
  )
  return () => browser.post('/api/account/confirm', { token })
}

const takeOver: Prepare = async (email) => {
  const names = { username: `new-${crypto.randomUUID()}`, email }
  const token = await readNewLink(email, CONFIRM, () =>
    app.visit().post('/api/register', { ...names, password: PASSWORD }),
  )
  return () => app.visit().post('/api/account/claim', { token, password: 'another quiet river' })
}

test.each<[what: string, one: Prepare, other: Prepare]>([
  ['two who registered', register, register],
  ['two who move there', move, move],
  ['one who registered and one who moves there', register, move],
  ['one who registered and one who sets a new password by the mail', register, takeOver],
])('of %s and prove the mailbox at once one has the address', async (_what, one, other) => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = newAddress()
    const proofs = [await one(email), await other(email)]
    const answers = await Promise.all(proofs.map((prove) => prove()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers).toContainEqual(
      expect.objectContaining({
        body: expect.objectContaining({ error: 'EMAIL_TAKEN' }) as object,
      }),
    )
    const { database } = app.services
    expect(await database('users').where({ emailKey: email })).toHaveLength(1)
  }
})
