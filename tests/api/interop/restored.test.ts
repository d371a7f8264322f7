import { beforeAll, describe, expect, test } from 'vitest'
import { prepareRestored } from '#api/cli/prepare-restored.ts'
import { checkWallets } from '#api/interop/check-wallets.ts'
import { publishLists } from '#api/interop/status/publish-lists.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { RestoreSignRow } from '#api/trust/restore-sign-row.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readStatuses } from '#tests/support/interop/read-statuses.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
import {
  addWallet,
  makeKeys,
  offer,
  openWallet,
  redeem,
} from '#tests/support/server/other-wallet.ts'

interface Place {
  list: number
  index: number
}

describe('wallets of others, after a restore', () => {
  const folder = makeFolder()
  /**
   * The address and the clock of the server that the wallets call. This is first the original
   * server, and later the restored one.
   */
  const site = {} as Pick<TestApp, 'url' | 'clock'>
  let scene: Scene
  let credentialId: string
  let restored: TestApp
  let holder: HttpClient
  /**
   * Two wallets that were added before the backup. `ended` is the wallet that was ended after the
   * backup.
   */
  let kept: Awaited<ReturnType<typeof addWallet>>
  let ended: Awaited<ReturnType<typeof addWallet>>
  let open: Awaited<ReturnType<typeof offer>>
  let before: Place[]
  /**
   * The indices of instances that were issued after the backup. The restored server does not know
   * these instances.
   */
  let lost: Place[]

  const places = async ({ services }: TestApp): Promise<Place[]> =>
    services.database('wallet_instances').select('list', 'index')

  const give = async (to: Awaited<ReturnType<typeof addWallet>>, count = 2) =>
    to.wallet.obtain(to.accessToken, 'visa_mdoc', await makeKeys(count))

  beforeAll(async () => {
    const storage = await openTestDatabase()
    const plain = await startTestApp({ storage, env: { DATA_DIR: folder } })
    Object.assign(site, { url: plain.url, clock: plain.clock })
    scene = await setScene(plain)
    credentialId = (await scene.issue()).credentialId
    kept = await addWallet(site, scene.holder, credentialId)
    ended = await addWallet(site, scene.holder, credentialId)
    await give(kept)
    await give(ended)
    open = await offer(site, scene.holder, credentialId)
    before = await places(plain)
    const back = await storage.backUp()

    await give(await addWallet(site, scene.holder, credentialId))
    await plain.services.database.transaction(async (trx) => {
      const list = await WalletListRow.begin(trx, plain.clock.now())
      await trx('wallet_lists').whereNot({ list }).update({ closedAt: new Date() })
    })
    await give(kept)
    const known = new Set(before.map((one) => JSON.stringify(one)))
    lost = (await places(plain)).filter((one) => !known.has(JSON.stringify(one)))
    const [, endedId = ''] = (
      await plain.services.database('wallets').orderBy('createdAt').select('id')
    ).map(({ id }: { id: string }) => id)
    expect((await scene.holder.delete(`/api/visa/wallets/${endedId}`)).status).toBe(204)

    restored = await startTestApp({ storage: await back(), env: { DATA_DIR: folder } })
    restored.clock.advance(5 * 60_000)
    Object.assign(site, { url: restored.url, clock: restored.clock })
    holder = await restored.signIn(scene.holderRow)
  })

  /**
   * Returns the statuses at these indices. Two foreign parsers read the lists as JWT and as CWT,
   * and must agree.
   */
  async function statusesOf(asked: Place[]): Promise<number[]> {
    const { jwt, cwt } = await readStatuses(restored, asked)
    expect(cwt).toEqual(jwt)
    return jwt
  }

  test('get nothing while rows are known to be missing', async () => {
    const { database } = restored.services
    await RestoreSignRow.note(database, 'sync', restored.clock.now())
    const late = await addWallet(site, holder, credentialId)
    const refused = await late.wallet.call('/interop/credential', late.accessToken, {
      credential_configuration_id: 'visa_mdoc',
      proofs: await late.wallet.proofs(await makeKeys(1)),
    })
    expect(errorOf(refused)).toEqual([503, 'PASSES_HELD'])
    expect(await places(restored)).toEqual(before)
  })

  test('lose all that they hold, also what the backup does not know', async () => {
    await publishLists(restored.services)
    const known = lost.filter(({ list }) => list === before[0]?.list)
    expect(await statusesOf(known)).toEqual([0, 0])
    const { signedAt } = (await WalletListRow.numbered(
      restored.services.database,
      before[0]?.list ?? -1,
    )) as { signedAt: Date }
    restored.clock.advance(1000)

    expect((await prepareRestored(restored.services, { isRestoredAgain: false })).doneAt).toBeNull()
    expect(await statusesOf([...before, ...known])).toEqual(new Array(6).fill(1))
    const row = await WalletListRow.numbered(restored.services.database, before[0]?.list ?? -1)
    expect(row?.signedAt?.getTime()).toBeGreaterThan(signedAt.getTime())
  })

  test('get nothing more by what they have, nor by an offer of before', async () => {
    for (const { wallet, accessToken, refreshToken } of [kept, ended]) {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      const refused = await wallet.form('/interop/token', form)
      expect(errorOf(refused)).toEqual([400, 'invalid_grant'])
      expect((await wallet.call('/interop/credential', accessToken, {})).status).toBe(401)
    }
    expect(errorOf(await redeem(await openWallet(restored), open))).toEqual([400, 'invalid_grant'])
    const { body } = await holder.get('/api/visa/wallets')
    expect(body).toContainEqual(expect.objectContaining({ endReason: 'restored' }))
  })

  test('are added again, in a list that none of those before can have been', async () => {
    restored.clock.advance(2000)
    const again = await addWallet(site, holder, credentialId)
    await give(again, 3)
    const others = new Set([...before, ...lost].map(({ list }) => list))
    const fresh = (await places(restored)).filter(({ list }) => !others.has(list))
    expect(fresh).toHaveLength(3)
    expect(await statusesOf(fresh)).toEqual([0, 0, 0])
    expect(await faults()).toEqual([])
  })

  test('are recalled once more when they were given something since', async () => {
    restored.clock.advance(3000)
    const { doneAt } = await prepareRestored(restored.services, { isRestoredAgain: false })
    expect(doneAt).toBeNull()
    const { body } = await holder.get('/api/visa/wallets')
    expect(
      (body as { endedAt: string | null }[]).filter(({ endedAt }) => endedAt === null),
    ).toEqual([])
    expect(await faults()).toEqual([])
    expect(await prepareRestored(restored.services, { isRestoredAgain: false })).toMatchObject({
      doneAt: restored.clock.now(),
    })
  })

  async function faults(): Promise<string[]> {
    const found: string[] = []
    for await (const { fault } of checkWallets(restored.services)) found.push(fault)
    return found
  }
})
