import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import {
  addWallet,
  makeKeys,
  offer,
  openWallet,
  redeem,
} from '#tests/support/server/other-wallet.ts'

const app = await startTestApp()
const scene = await setScene(app)

test('100 parallel redemptions of an offer make one token', async () => {
  const { credentialId } = await scene.issue()
  const wallet = await openWallet(app)
  const offered = await offer(app, scene.holder, credentialId)
  const replies = await Promise.all(Array.from({ length: 100 }, () => redeem(wallet, offered)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await app.services.database('wallets').where({ credentialId })).toHaveLength(1)
})

test('100 parallel exchanges of a code make one token, which the others end', async () => {
  const { credentialId } = await scene.issue()
  const wallet = await openWallet(app)
  const verifier = randomBytes(32).toString('base64url')
  const theirs = { client_id: 'https://wallet.example', redirect_uri: 'https://wallet.example/' }
  const pushed = await wallet.form(
    '/interop/par',
    {
      ...theirs,
      response_type: 'code',
      scope: 'visa_mdoc',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
    null,
  )
  const { body } = await scene.holder.post('/api/visa/wallet-requests/consent', {
    requestUri: (pushed.body as { request_uri: string }).request_uri,
    clientId: theirs.client_id,
    credentialId,
  })
  const location = new URL((body as { location: string }).location)
  const code = location.searchParams.get('code') ?? ''
  const shown = { ...theirs, grant_type: 'authorization_code', code, code_verifier: verifier }
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => wallet.form('/interop/token', shown)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const { database } = app.services
  expect(await database('wallets').where({ credentialId })).toHaveLength(1)
  expect(await database('wallets').where({ credentialId, endedAt: null })).toEqual([])
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
