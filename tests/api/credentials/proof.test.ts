import { beforeEach, describe, expect, test } from 'vitest'
import { addDemoHolder } from '#api/credentials/demo.ts'
import { checkProofFile } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { readBlockHeader } from '#contracts/anchoring/proof-file/block-header.ts'
import { ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { configureChain, until, openQuickAnchoring } from '#tests/support/chain/anchoring.ts'
import { type Anvil, startAnvil } from '#tests/support/chain/anvil.ts'
import {
  ALTERED_PROOFS,
  HUNG_PROOFS,
  type LyingNode,
  NO_PROOFS,
  startLiar,
} from '#tests/support/chain/lying-node.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import { compromise, stealKey } from '#tests/support/server/theft.ts'
import { learnTrust } from '#tests/support/server/trust.ts'

let app: TestApp
let scene: Scene

const pathOf = (credentialId: string) => `/api/visa/credentials/${credentialId}/proof`

async function save(credentialId: string) {
  return scene.holder.get(pathOf(credentialId))
}

/** Waits until the server has the proof, and returns the proof file. */
async function saved(credentialId: string): Promise<ProofFile> {
  await until(async () => (await save(credentialId)).status === 200)
  return ProofFile.parse((await save(credentialId)).body)
}

async function check(file: ProofFile, blockHash: string | null) {
  const { keySet } = await learnTrust(app)
  // The reader has only the root's public key, so the file must contain the key sets.
  const reader = { pin: keySet, keySet: null, now: app.clock.now() }
  return checkProofFile(JSON.stringify(file), { ...reader, blockHash })
}

const blockOf = (file: ProofFile) => readBlockHeader(fromHex(file.header))

describe("on the product's own chain", () => {
  beforeEach(async () => {
    app = await startTestApp({ chain: true })
    scene = await setScene(app)
  })

  test('a holder saves a file that anybody can check, for as long as nothing is revoked', async () => {
    const { credentialId } = await scene.issue({ holderName: 'Amara Okafor' })
    const file = await saved(credentialId)
    const reply = await save(credentialId)
    const hash = `0x${toHex(blockOf(file).hash)}`

    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await check(file, hash)).toMatchObject({
      status: 'valid',
      claims: { credentialId, holderName: 'Amara Okafor' },
    })
    expect(await check(file, null)).toMatchObject({ code: 'BLOCK_NOT_GIVEN' })
  })

  test('a file that is saved after a revocation says so', async () => {
    const { credentialId } = await scene.issue()
    const before = await saved(credentialId)
    await scene.revoke(credentialId)
    const after = await saved(credentialId)
    expect(blockOf(after).number).toBeGreaterThan(blockOf(before).number)
    const hash = `0x${toHex(blockOf(after).hash)}`

    expect(await check(after, hash)).toMatchObject({ status: 'revoked' })
  })

  test('a file that is saved after its key was stolen says so', async () => {
    const { credentialId } = await scene.issue()
    const before = await saved(credentialId)
    const { kid } = await stealKey(app, 'credential')
    // The time is counted from the block's time, because the chain uses the machine's clock and not
    // the clock of the test.
    const hoursAgo = new Date(blockOf(before).time.getTime() - 3 * 3_600_000)
    await compromise(app, toHex(kid), hoursAgo)
    const after = await saved(credentialId)

    expect(await check(after, `0x${toHex(blockOf(after).hash)}`)).toMatchObject({
      code: 'CREDENTIAL_IN_DOUBT',
    })
  })

  test('a proof that a node gave a day ago is asked for once more', async () => {
    const { database } = app.services
    const { credentialId } = await scene.issue()
    const first = await saved(credentialId)
    await database('batch_proofs').update({
      triedAt: database.raw(`tried_at - interval '25 hours'`),
    })
    await scene.issue()

    const later = await saved(credentialId)
    expect(blockOf(later).number).toBeGreaterThan(blockOf(first).number)
  })

  test('samples prove nothing', async () => {
    const demo = await addDemoHolder(app.services, scene.adminRow.id)
    const browser = app.visit()
    await browser.post('/api/login', demo)
    const held = (await browser.get('/api/visa/list')).body as { credentialId: string }[]

    const [{ credentialId } = { credentialId: '' }] = held
    const reply = await browser.get(pathOf(credentialId))
    expect(reply).toMatchObject({ status: 409, body: { error: 'CREDENTIAL_IS_SAMPLE' } })
  })

  test("nobody saves the proof of another's credential, administrators included", async () => {
    const { credentialId } = await scene.issue()
    await saved(credentialId)

    for (const browser of [scene.admin, await app.signIn(await app.buildUser())]) {
      expect(await browser.get(pathOf(credentialId))).toMatchObject({
        status: 404,
        body: { error: 'CREDENTIAL_NOT_FOUND' },
      })
    }
    expect((await app.visit().get(pathOf(credentialId))).status).toBe(401)
  })
})

test('before it is anchored there is nothing to save, and the holder is told to come back', async () => {
  app = await startTestApp()
  scene = await setScene(app)
  const { credentialId } = await scene.issue()

  expect(await save(credentialId)).toMatchObject({
    status: 409,
    body: { error: 'ANCHOR_PENDING', message: expect.stringContaining('Come back') as string },
  })
  await app.close()
})

describe('on a chain of others', () => {
  let anvil: Anvil
  let node: LyingNode

  beforeEach(async () => {
    anvil = await startAnvil()
    node = await startLiar(anvil.url)
    const chain = await configureChain(anvil)
    app = await startTestApp({
      services: (plain) => ({
        anchoring: openQuickAnchoring({
          ...plain,
          env: { ...plain.env, chain: { ...chain, rpcUrl: node.url } },
        }),
      }),
    })
    scene = await setScene(app)
  })

  test('the block in a file is one that the node names by the same hash', async () => {
    const file = await saved((await scene.issue()).credentialId)
    const number = `0x${blockOf(file).number.toString(16)}`
    const block = (await anvil.send('eth_getBlockByNumber', [number, false])) as { hash: string }

    expect(await check(file, block.hash)).toMatchObject({ status: 'valid' })
  })

  test('while a node is slow the holder is told to ask again, and what was proved is saved at once', async () => {
    const young = await scene.issue()
    const file = await saved(young.credentialId)
    const { credentialId } = await scene.issue()
    node.tell(HUNG_PROOFS)

    const reply = await save(credentialId)
    expect(reply).toMatchObject({ status: 409, body: { error: 'PROOF_PENDING' } })
    expect(reply.headers.get('retry-after')).toBe('2')
    const { header } = file
    expect(await save(young.credentialId)).toMatchObject({ status: 200, body: { header } })
  })

  test.each([
    ['hangs at proofs', HUNG_PROOFS],
    ['serves no proofs', NO_PROOFS],
    ['alters them', ALTERED_PROOFS],
  ])('a node that %s is told of, stops nothing, and is asked again', async (_how, lie) => {
    node.tell(lie)
    const { credentialId } = await scene.issue()
    await until(async () => (await save(credentialId)).status === 503)

    expect(await save(credentialId)).toMatchObject({ body: { error: 'PROOF_UNAVAILABLE' } })
    expect(app.services.anchoring.healthy()).toEqual({ state: 'working', alarms: {} })

    node.tell(undefined)
    const { database } = app.services
    await database('batch_proofs').update({ triedAt: database.raw(`tried_at - interval '1 hour'`) })
    await saved(credentialId)
  })
})
