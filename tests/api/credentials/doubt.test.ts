import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { toHex } from '#contracts/bytes.ts'
import { DAY_MS } from '#contracts/time.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { buildIssuance, type Scene, setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { compromise, holdCeremony, stealKey } from '#tests/support/server/theft.ts'
import { learnTrust } from '#tests/support/server/trust.ts'

let app: TestApp
let scene: Scene
let kid: string
beforeEach(async () => {
  app = await startTestApp()
  scene = await setScene(app)
  kid = toHex((await stealKey(app, 'credential')).kid)
})

const THEFT = new Date('2026-11-20T10:00:00Z')
const before = (theft: Date) => new Date(theft.getTime() - 1_000)

const hex = () => randomBytes(32).toString('hex')

function beginEpoch() {
  return app.services.database.transaction(async (trx) => {
    const former = await ChainEpoch.current(trx)
    if (former) await ChainEpoch.end(trx, former.id)
    return ChainEpoch.begin(trx, {
      isLocal: true,
      chainId: 31_337,
      genesisHash: hex(),
      contractAddress: hex(),
      codeHash: hex(),
      networkName: 'Test',
      explorerUrl: null,
      firstBlock: 0,
      accounts: [],
      followedBlock: 0,
      followedHash: hex(),
    })
  })
}

/** Stores the same rows as the mirror of the chain, when the block of the anchor is final. */
async function anchor(credentialId: string, epochId: string, blockTimes: Date[]) {
  await app.services.database.transaction(async (trx) => {
    const { blockchainAnchorHash: anchorHash } = await CredentialRow.withId(trx, credentialId)
      .throwIfNotFound()
      .castTo<CredentialRow>()
    const batch = await AnchorBatch.seal(trx, { root: hex(), size: 1 })
    await AnchorLeaf.seal(trx, batch.id, [{ anchorHash, leafIndex: 0, siblings: Buffer.alloc(0) }])
    for (const blockTime of blockTimes) {
      const event = await ChainEvent.mirror(trx, {
        ...{ epochId, kind: 'anchored', root: batch.root, size: 1, leaves: 1, blockTime },
        ...{ word: null, mask: null, reasonCode: null, logIndex: 0, blockNumber: 1 },
        ...{ transactionHash: hex(), blockHash: hex() },
      })
      await AnchorBatch.markAnchored(trx, batch.id, event.id)
    }
  })
}

async function issue(): Promise<string> {
  return (await scene.issue()).credentialId
}

describe('when the credential key was stolen', () => {
  test('only what a block shows to be older counts on', async () => {
    const epoch = await beginEpoch()
    const older = await issue()
    const migrated = await issue()
    const sameTime = await issue()
    const later = await issue()
    const pending = await issue()
    await anchor(older, epoch.id, [before(THEFT)])
    await anchor(migrated, epoch.id, [before(THEFT), new Date()])
    await anchor(sameTime, epoch.id, [THEFT])
    await anchor(later, epoch.id, [new Date(THEFT.getTime() + 1_000)])

    const doubted = await compromise(app, kid, THEFT)
    expect(doubted.toSorted()).toEqual([sameTime, later, pending].toSorted())
    const rows = await CredentialRow.query(app.services.database).whereNotNull('doubtedAt')
    expect(rows.map(({ credentialId }) => credentialId).toSorted()).toEqual(doubted.toSorted())
  })

  test('codes of what is in doubt are invalid online and revoked offline', async () => {
    const credentialId = await issue()
    const device = await buildDevice(scene.holder, scene.holderRow.id)
    const code = await device.show(credentialId)
    await compromise(app, kid, THEFT)
    const { body } = await app.visit().post('/api/visa/verify/qr', { qrData: code })
    expect(body).toMatchObject({ verificationResult: { status: 'invalid' } })
    expect(JSON.stringify(body)).toContain('can no longer vouch')
    const offline = await verifyOffline(code, await learnTrust(app), new Date())
    expect(offline).toMatchObject({ status: 'invalid', code: 'PASS_REVOKED' })
  })

  test('nothing more is made of what is in doubt', async () => {
    const credentialId = await issue()
    await compromise(app, kid, THEFT)
    const path = `/api/visa/credentials/${credentialId}/tokens`
    expect(await scene.holder.post(path, { expiresInMinutes: 5 })).toMatchObject({
      body: { error: 'CREDENTIAL_IN_DOUBT' },
    })
    expect((await buildDevice(scene.holder, scene.holderRow.id)).passes).toEqual([])
  })

  test('another key signs what is issued from then on, and that is not in doubt', async () => {
    await compromise(app, kid, THEFT)
    const credentialId = await issue()
    const { database } = app.services
    const row = await CredentialRow.withId(database, credentialId)
    expect(row?.issuerKid).not.toBe(kid)
    await holdCeremony(app)
    expect(await CredentialRow.withId(database, credentialId)).toMatchObject({ doubtedAt: null })
  })

  test('an earlier theft, learned of later, puts more in doubt', async () => {
    const epoch = await beginEpoch()
    const credentialId = await issue()
    await anchor(credentialId, epoch.id, [before(THEFT)])
    expect(await compromise(app, kid, THEFT)).toEqual([])
    const earlier = new Date(THEFT.getTime() - DAY_MS)
    expect(await compromise(app, kid, earlier)).toEqual([credentialId])
  })
})

test('a process that has not heard of a stop makes no credential with the key', async () => {
  const { database, clock } = app.services
  // This call makes the process read its keys. The process then uses these keys for some seconds
  // before it reads them again.
  await stealKey(app, 'credential')
  await IssuerKeyRow.stop(database, [kid], clock.now())
  const body = buildIssuance(scene.holderRow.id)
  const reply = await scene.admin.post('/api/admin/credentials/issue', body)
  expect(reply).toMatchObject({ status: 503, body: { error: 'KEYS_OVER' } })
  expect(await CredentialRow.heldBy(database, scene.holderRow.id)).toEqual([])
})

test('a theft of another use puts no credential in doubt', async () => {
  const credentialId = await issue()
  const pass = toHex((await stealKey(app, 'pass')).kid)
  expect(await compromise(app, pass, THEFT)).toEqual([])
  expect(await CredentialRow.withId(app.services.database, credentialId)).toMatchObject({
    doubtedAt: null,
  })
})
