import { expect, test } from 'vitest'
import type { NewUser, UserRow } from '#api/accounts/user-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readMail, readMails } from '#tests/support/server/mail.ts'
import {
  addWallet,
  makeKeys,
  offer,
  openWallet,
  redeem,
} from '#tests/support/server/other-wallet.ts'

const SUBJECT = 'A credential was added to another wallet'
const app = await startTestApp()
const scene = await setScene(app)

async function join(
  of: Partial<NewUser> = {},
): Promise<{ user: UserRow; holder: HttpClient; credentialId: string }> {
  const user = await app.buildUser(of)
  const { credentialId } = await scene.issue({ userId: user.id, credentialType: 'F-1' })
  return { user, holder: await app.signIn(user), credentialId }
}

test('the holder is mailed what was added where, with a link that takes it back', async () => {
  const { user, holder, credentialId } = await join()
  const { wallet, accessToken } = await addWallet(app, holder, credentialId)
  await wallet.obtain(accessToken, 'visa_mdoc', await makeKeys(2))
  const { text } = await readMail(app, user.email, SUBJECT)
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Your F-1 credential was added to another wallet. It calls itself “Our wallet”, which nobody has checked.',
  )

  const token = await readLinkToken(app, user.email, SUBJECT)
  expect((await app.visit().post('/api/account/undo', { token })).status).toBe(200)
  const { database } = app.services
  expect(await database('wallets').where({ credentialId, endedAt: null })).toEqual([])
  const instances = (await database('wallet_instances').where({ credentialId })) as {
    isRevoked: boolean
  }[]
  expect(instances.map(({ isRevoked }) => isRevoked)).toEqual([true, true])
  expect((await wallet.call('/interop/credential', accessToken, {})).status).toBe(401)
})

test.each([{}, { client_id: 'https://wallet.example' }, { client_id: 'wallet·example' }] as Record<
  string,
  string
>[])('a wallet that proves no name with %j is told of as such', async (named) => {
  const { user, holder, credentialId } = await join()
  await redeem(await openWallet(app), await offer(app, holder, credentialId), named)
  const { text } = await readMail(app, user.email, SUBJECT)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('which did not say what it is called')
})

test('nobody is mailed of a wallet that was refused, nor again of one that fetches more', async () => {
  const { user, holder, credentialId } = await join()
  const wallet = await openWallet(app)
  const offered = await offer(app, holder, credentialId)
  const wrong = offered.txCode === '000000' ? '111111' : '000000'
  expect((await redeem(wallet, offered, { tx_code: wrong })).status).toBe(400)
  expect((await readMails(app, user.email)).map(({ subject }) => subject)).not.toContain(SUBJECT)

  const { body } = await redeem(wallet, offered)
  const { refresh_token } = body as { refresh_token: string }
  const form = { grant_type: 'refresh_token', refresh_token }
  expect((await wallet.form('/interop/token', form)).status).toBe(200)
  const told = (await readMails(app, user.email)).filter(({ subject }) => subject === SUBJECT)
  expect(told).toHaveLength(1)
})

test('a mailbox that nobody has proven is told nothing', async () => {
  const { user, holder, credentialId } = await join({ emailConfirmedAt: null })
  await addWallet(app, holder, credentialId)
  expect((await readMails(app, user.email)).map(({ subject }) => subject)).not.toContain(SUBJECT)
})
