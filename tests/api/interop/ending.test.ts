import { describe, expect, test } from 'vitest'
import { publishLists } from '#api/interop/status/publish-lists.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { readStatuses } from '#tests/support/interop/read-statuses.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
import { addWallet, makeKeys, ORIGIN } from '#tests/support/server/other-wallet.ts'

const app = await startTestApp()
const scene = await setScene(app)

interface Place {
  list: number
  index: number
}

const addressOf = ({ list }: Place) => `${ORIGIN}/interop/status/${String(list)}`

/**
 * Adds a wallet. Gives it three instances of the credential in each format, and returns the indices
 * of the instances in the status lists.
 */
async function fill(holder: HttpClient, credentialId: string) {
  const added = await addWallet(app, holder, credentialId)
  const { wallet, accessToken } = added
  const keys = await makeKeys(3)
  const sdJwt = await wallet.obtain(accessToken, 'visa_sd_jwt', keys)
  const mdoc = await wallet.obtain(accessToken, 'visa_mdoc', keys)
  const [walletId = ''] = mdoc.notificationId.split('.')
  const places: Place[] = await app.services
    .database<Place & { walletId: string }>('wallet_instances')
    .where({ walletId })
    .select('list', 'index')
  expect(places).toHaveLength(6)
  return { ...added, walletId, places, credentials: sdJwt.credentials }
}

let signedAt = 0

/**
 * Signs the lists 15 minutes later than before, by the test's clock. Returns the statuses at these
 * indices.
 */
async function afterNextSigning(places: Place[]) {
  signedAt = Math.max(signedAt, Date.now()) + 15 * 60_000
  app.clock.set(new Date(signedAt))
  expect(await publishLists(app.services)).toBeGreaterThan(0)
  const statuses = await readStatuses(app, places)
  app.clock.set()
  return statuses
}

const ALL = (status: number) => ({
  jwt: new Array<number>(6).fill(status),
  cwt: new Array<number>(6).fill(status),
})

test('an SD-JWT names its place in a list, and the list its own address', async () => {
  const { credentialId } = await scene.issue()
  const { credentials, places } = await fill(scene.holder, credentialId)
  const [, payload = ''] = (credentials[0] ?? '').split('.')
  const { status } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    status: { status_list: { uri: string; idx: number } }
  }
  const named = places.map((one) => ({ uri: addressOf(one), idx: one.index }))
  expect(named).toContainEqual(status.status_list)
  const all = await fetch(`${app.url}/interop/status`)
  expect(await all.json()).toEqual({
    status_lists: [...new Set(places.map(addressOf))].sort(),
  })
})

test('a revocation marks all instances at once, and flips both lists with the next signing', async () => {
  const { credentialId } = await scene.issue()
  const { places, wallet, accessToken } = await fill(scene.holder, credentialId)
  expect(await readStatuses(app, places)).toEqual(ALL(0))
  await scene.revoke(credentialId)

  const { database } = app.services
  expect(await database('wallet_instances').where({ credentialId, isRevoked: false })).toEqual([])
  expect(errorOf(await wallet.call('/interop/credential', accessToken, {}))).toEqual([
    401,
    'invalid_token',
  ])
  expect(await afterNextSigning(places)).toEqual(ALL(1))
})

describe('the holder', () => {
  test('sees each wallet, and ends it', async () => {
    const { credentialId } = await scene.issue()
    const { walletId, places, refreshToken, wallet } = await fill(scene.holder, credentialId)
    const list = async () => {
      const { body } = await scene.holder.get('/api/visa/wallets')
      return (body as { walletId: string }[]).find((one) => one.walletId === walletId)
    }
    expect(await list()).toMatchObject({ credentialId, name: 'Our wallet', endedAt: null })

    const stranger = await app.signIn(await app.buildUser())
    const path = `/api/visa/wallets/${walletId}`
    expect(errorOf(await stranger.delete(path))).toEqual([404, 'WALLET_NOT_FOUND'])
    expect((await scene.holder.delete(path)).status).toBe(204)
    expect(await list()).toMatchObject({ endReason: 'user' })
    expect(errorOf(await scene.holder.delete(path))).toEqual([404, 'WALLET_NOT_FOUND'])

    const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
    const refused = await wallet.form('/interop/token', form)
    expect(errorOf(refused)).toEqual([400, 'invalid_grant'])
    expect(await afterNextSigning(places)).toEqual(ALL(1))
  })
})

describe('whatever ends all devices of a person ends their wallets', () => {
  test.each<[string, (holder: HttpClient, userId: string) => Promise<Reply>]>([
    ['signing out everywhere', (holder) => holder.post('/api/user/end-sessions')],
    [
      'a new password',
      (holder) =>
        holder.post('/api/user/password', {
          currentPassword: PASSWORD,
          newPassword: 'another one, 42 times',
        }),
    ],
    ['an owner', (_holder, userId) => scene.admin.post(`/api/admin/users/${userId}/end-sessions`)],
    ['deletion', (holder) => holder.delete('/api/user', { currentPassword: PASSWORD })],
  ])('%s', async (_what, end) => {
    const { user: holderRow, browser: holder } = await app.join()
    const { credentialId } = await scene.issue({ userId: holderRow.id })
    const { wallet, accessToken } = await fill(holder, credentialId)
    const { status } = await end(holder, holderRow.id)
    expect([200, 204]).toContain(status)
    const { database } = app.services
    expect(await database('wallet_instances').where({ credentialId, isRevoked: false })).toEqual([])
    const refused = await wallet.call('/interop/credential', accessToken, {})
    expect(errorOf(refused)).toEqual([401, 'invalid_token'])
  })
})
