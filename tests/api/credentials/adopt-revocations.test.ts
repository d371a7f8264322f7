import { beforeEach, describe, expect, test } from 'vitest'
import { maskOf } from '#api/anchoring/bitmap.ts'
import { readNonce } from '#api/anchoring/chain/chain-reads.ts'
import { revokeData } from '#api/anchoring/chain/registry-calls.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { findAnchors } from '#api/anchoring/proof.ts'
import { adoptRevocations } from '#api/credentials/adopt-revocations.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { RevocationEventRow } from '#api/credentials/revocation-event-row.ts'
import { DAY_MS } from '#contracts/time.ts'
import {
  configureChain,
  until,
  untilAll,
  type ConfiguredChain,
  envOf,
  openQuickAnchoring,
  tellAlarms,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { setScene, type Scene } from '#tests/support/server/credentials.ts'

let chain: ConfiguredChain
let app: TestApp
let scene: Scene

const anvil = await startAnvil()

beforeEach(async () => {
  chain = await configureChain(anvil)
  app = await startTestApp({
    env: envOf(chain),
    services: (plain) => {
      const anchoring = openQuickAnchoring(plain)
      return { anchoring, allAlarms: tellAlarms(() => anchoring) }
    },
  })
  scene = await setScene(app)
})

async function issueAnchored(count: number): Promise<CredentialRow[]> {
  const { database } = app.services
  await Promise.all(Array.from({ length: count }, () => scene.issue()))
  const credentials = await CredentialRow.heldBy(database, scene.holderRow.id)
  await untilAll(database, credentials.map(hashOf), 'anchored')
  return credentials
}

const hashOf = ({ blockchainAnchorHash }: CredentialRow) => blockchainAnchorHash

/**
 * Issues this number of credentials. Then revokes them on the chain, as a thief with the revoker's
 * key would do.
 */
async function revokeAside(count: number): Promise<void> {
  await revokeOnChain(await issueAnchored(count))
}

async function revokeOnChain(credentials: CredentialRow[]): Promise<void> {
  const { database } = app.services
  const hashes = credentials.map(hashOf)
  const indices = new Map<string, number[]>()
  for (const { proof } of (await findAnchors(database, hashes)).values()) {
    const { root, index } = proof ?? { root: '', index: 0 }
    indices.set(root, [...(indices.get(root) ?? []), index])
  }
  for (const [root, own] of indices) await sendRevocation(root, own)
  await until(async () =>
    [...(await findAnchors(database, hashes)).values()].every(({ isDisputed }) => isDisputed),
  )
}

async function sendRevocation(root: string, indices: number[]) {
  const signer = openSigner(chain.revokerKey)
  const rpc = openRpc(anvil.url, new AbortController().signal)
  const nonce = await readNonce(rpc, signer.address)
  const { raw } = signer.sign({
    chainId: 31_337,
    nonce,
    to: chain.contractAddress,
    data: revokeData({ root, word: 0, mask: maskOf(indices), reasonCode: 4 }),
    gasLimit: 200_000n,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 10n ** 9n,
  })
  await anvil.send('eth_sendRawTransaction', [raw])
  await until(async () => (await readNonce(rpc, signer.address)) > nonce)
}

async function countRevoked(): Promise<number> {
  const held = await CredentialRow.heldBy(app.services.database, scene.holderRow.id)
  return held.filter(({ isRevoked }) => isRevoked).length
}

const alarmOf = () => app.services.anchoring.healthy().alarms.unasked_revocations
describe('revocations that are on chain alone', () => {
  test('are taken over up to 16, as nobody’s action and with their transaction', async () => {
    await revokeAside(16)
    await adoptRevocations(app.services)
    expect(await countRevoked()).toBe(16)
    expect(alarmOf()).toBeUndefined()
    const events = await RevocationEventRow.query(app.services.database)
    for (const event of events) {
      expect(event).toMatchObject({
        source: 'chain',
        revokedBy: null,
        reasonCode: 4,
        blockchainTxHash: expect.stringMatching(/^0x/) as string,
      })
    }
  })

  test('beyond 16 wait, with an alarm, although two processes are at it', async () => {
    const credentials = await issueAnchored(17)
    const { token } = await scene.mint(credentials[0]?.credentialId ?? '')
    await revokeOnChain(credentials)
    expect(await app.verify(token)).toMatchObject({ isValid: false, error: 'CHAIN_DISAGREES' })

    await Promise.all([adoptRevocations(app.services), adoptRevocations(app.services)])
    await adoptRevocations(app.services)
    expect(await countRevoked()).toBe(16)
    expect(alarmOf()).toContain('wait for an administrator: 1.')
    const statistics = await scene.admin.get('/api/admin/blockchain/stats')
    expect(statistics.body).toMatchObject({ alarms: [alarmOf()] })
  })

  test('that wait are taken over a day later', async () => {
    await revokeAside(17)
    await adoptRevocations(app.services)
    app.clock.advance(DAY_MS + 1)
    await adoptRevocations(app.services)
    expect(await countRevoked()).toBe(17)
    expect(alarmOf()).toBeUndefined()
  })

  test('that wait are decided by an administrator, who revokes them here too', async () => {
    await revokeAside(17)
    await adoptRevocations(app.services)
    const waiting = await CredentialRow.query(app.services.database).findOne({ isRevoked: false })
    await scene.revoke(waiting?.credentialId ?? '')
    await adoptRevocations(app.services)
    expect(alarmOf()).toBeUndefined()
    const event = await RevocationEventRow.query(app.services.database).findOne({ source: 'admin' })
    expect(event).toMatchObject({
      credentialId: waiting?.credentialId,
      revokedBy: scene.adminRow.id,
      blockchainTxHash: expect.stringMatching(/^0x/) as string,
    })
  })
})
