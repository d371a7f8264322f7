import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import {
  addWallet,
  makeKeys,
  offer,
  openWallet,
  redeem,
} from '#tests/support/server/other-wallet.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await startTestApp()
  scene = await setScene(app)
})
afterAll(() => app.close())

test('100 parallel redemptions of an offer make one token', async () => {
  const { credentialId } = await scene.issue()
  const wallet = await openWallet(app)
  const offered = await offer(app, scene.holder, credentialId)
  const replies = await Promise.all(Array.from({ length: 100 }, () => redeem(wallet, offered)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await app.services.database('wallets').where({ credentialId })).toHaveLength(1)
})

test('eight wallets that obtain at once get places of their own', async () => {
  const { credentialId } = await scene.issue()
  const wallets = []
  for (let added = 0; added < 8; added++) {
    wallets.push(await addWallet(app, scene.holder, credentialId))
  }
  const keys = await makeKeys(10)
  await Promise.all(
    wallets.map(({ wallet, accessToken }) => wallet.obtain(accessToken, 'visa_mdoc', keys)),
  )
  expect(await app.services.database('wallet_instances').where({ credentialId })).toHaveLength(80)
})

test('a revocation beside eight deliveries leaves no instance that is good', async () => {
  const { credentialId } = await scene.issue()
  const wallets = []
  for (let added = 0; added < 8; added++) {
    wallets.push(await addWallet(app, scene.holder, credentialId))
  }
  const keys = await makeKeys(3)
  const deliveries = wallets.map(async ({ wallet, accessToken }) => {
    await wallet.obtain(accessToken, 'visa_mdoc', keys).catch(() => undefined)
  })
  await Promise.all([...deliveries, scene.revoke(credentialId)])
  const { database } = app.services
  expect(await database('wallet_instances').where({ credentialId, isRevoked: false })).toEqual([])
  expect(await database('wallets').where({ credentialId, endedAt: null })).toEqual([])
})
