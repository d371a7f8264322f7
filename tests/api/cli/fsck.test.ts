import type { Knex } from 'knex'
import { Contract, JsonRpcProvider, Wallet } from 'ethers'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAnchoring } from '#api/anchoring/anchoring.ts'
import { checkAll } from '#api/cli/check-all.ts'
import { chainListeners } from '#api/credentials/chain-listeners.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { hashHolderName } from '#api/credentials/holder-name.ts'
import type { Env } from '#api/env.ts'
import { VISA_REGISTRY_ABI } from '#contracts/anchoring/visa-registry.ts'
import { signCredential } from '#contracts/presentation/credential.ts'
import { packStatusBits, signStatusList } from '#contracts/presentation/status-list.ts'
import { configureChain, until } from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice, generateDeviceKey } from '#tests/support/server/device.ts'

const QUICK = { batchAgeMs: 50, busyPauseMs: 25, idlePauseMs: 50 }
const ACTIVE = `(SELECT credential_id FROM visa_credentials
  WHERE NOT is_revoked ORDER BY credential_id LIMIT 1)`
const REVOKED = `(SELECT credential_id FROM revocation_events ORDER BY credential_id LIMIT 1)`
const OF_ACTIVE = `WHERE credential_id = ${ACTIVE}`
const OF_REVOKED = `WHERE credential_id = ${REVOKED}`

let anvil: Anvil
let app: TestApp
let contractAddress: string

beforeAll(async () => {
  anvil = await startAnvil()
  const chain = await configureChain(anvil)
  contractAddress = chain.contractAddress
  app = await startTestApp({
    env: {
      CHAIN_RPC_URL: chain.rpcUrl,
      CHAIN_PRIVATE_KEY: chain.privateKey,
      CONTRACT_ADDRESS: chain.contractAddress,
      CHAIN_CONFIRMATIONS: '0',
    },
    services: ({ env, log, database }) => ({
      anchoring: openAnchoring({ env, log, database, ...chainListeners, pacing: QUICK }),
    }),
  })
  await fillWithLife()
  await until(async () => (await check()).notes.length === 0)
  await app.services.anchoring.close()
})
afterAll(async () => {
  await app.close()
  await anvil.stop()
})

/** Two holders, one of them deleted; devices in use and ended; codes shown, minted and scanned. */
async function fillWithLife() {
  const scene = await setScene(app)
  const issued = await Promise.all(Array.from({ length: 4 }, () => scene.issue()))
  const [shown, revoked] = issued.map(({ credentialId }) => credentialId)
  const phone = await buildDevice(scene.holder, scene.holderRow.id)
  const lost = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
  const { token } = await scene.mint(shown ?? '')
  const codes = [token, await phone.show(shown ?? ''), 'no code']
  for (const qrData of codes) await app.visit().post('/api/visa/verify/qr', { qrData })

  await scene.revoke(revoked ?? '')
  await scene.holder.delete(`/api/visa/devices/${lost.deviceId}`)
  const leaver = await app.buildUser()
  await scene.issue({ userId: leaver.id, holderName: 'Test Leaver' })
  await scene.admin.delete(`/api/admin/users/${leaver.id}`)
  await app.services.issuerKeys.rotate()
  await scene.issue()
  await app.visit().get('/api/trust')
}

async function check(database: Knex = app.services.database, env: Env = app.services.env) {
  const faults: string[] = []
  const notes: string[] = []
  const checked = new Map<string, number>()
  await checkAll(
    { env, database },
    {
      onFault: ({ subject, fault }) => faults.push(`${subject}: ${fault}`),
      onChecked: (title, outcome) => {
        checked.set(title, outcome.checked)
        if (outcome.note !== undefined) notes.push(`${title}: ${outcome.note}`)
      },
    },
  )
  return { faults, notes, checked }
}

type Damage = (trx: Knex.Transaction) => PromiseLike<unknown>

/** Without the rules that would refuse the damage; and as if it had never been, afterwards. */
async function checkDamaged(damage: Damage, env?: Env) {
  const trx = await app.services.database.transaction()
  try {
    await trx.raw(`SET LOCAL session_replication_role = replica`)
    await damage(trx)
    return await check(trx, env)
  } finally {
    await trx.rollback()
  }
}

function run(...statements: string[]): Damage {
  return async (trx) => {
    for (const statement of statements) await trx.raw(statement)
  }
}

async function readActive(trx: Knex): Promise<CredentialRow> {
  return CredentialRow.query(trx).whereRaw(`credential_id = ${ACTIVE}`).first().throwIfNotFound()
}

/** Replaces what is sealed in a credential by other bytes, sealed as they should be. */
function sealInstead(makeBytes: (row: CredentialRow) => Promise<Uint8Array>): Damage {
  return async (trx) => {
    const row = await readActive(trx)
    const encryptedCredential = app.services.sealing.seal(row.credentialId, await makeBytes(row))
    await CredentialRow.query(trx).patch({ encryptedCredential }).findById(row.id)
  }
}

test('what the product wrote adds up, and each kind of object was looked at', async () => {
  const { faults, notes, checked } = await check()
  expect(faults).toEqual([])
  expect(notes).toEqual([])
  expect([...checked.values()].every((count) => count > 0)).toBe(true)
  expect(checked.get('credentials')).toBe(6)
  expect(checked.get('anchored hashes')).toBe(6)
})

describe('a fault is named', () => {
  test.each<[what: string, damage: Damage, fault: string]>([
    [
      'a seal that no key opens',
      run(`UPDATE visa_credentials SET encrypted_credential =
             (SELECT encrypted_credential FROM visa_credentials ${OF_REVOKED}) ${OF_ACTIVE}`),
      'no key in MASTER_KEY unseals it',
    ],
    [
      'sealed bytes that are no credential',
      sealInstead(() => Promise.resolve(randomBytes(64))),
      'what is sealed in it is no credential',
    ],
    [
      'a signature that a stranger made',
      sealInstead(async (row) => {
        const { kid, issuer } = await app.services.issuerKeys.signer()
        const { privateKey } = await generateDeviceKey()
        return signCredential(
          { kid, issuer, privateKey },
          {
            credentialId: row.credentialId,
            credentialType: row.credentialType,
            issueDate: row.issueDate,
            expiryDate: row.expiryDate,
            holderName: 'Test Holder',
            initials: 'TH',
            passportLastFour: '1234',
            issuedAt: row.createdAt,
          },
        )
      }),
      'its issuer signature does not verify',
    ],
    [
      'an anchor hash of something else',
      run(`UPDATE visa_credentials SET anchor_hash_salt = sha256(anchor_hash_salt) ${OF_ACTIVE}`),
      'its anchor hash is not that of the sealed credential',
    ],
    [
      'a salt of another length',
      run(`UPDATE visa_credentials SET anchor_hash_salt = '' ${OF_ACTIVE}`),
      'its anchor hash is not that of the sealed credential',
    ],
    [
      'a name hash of another name',
      async (trx) => {
        const row = await readActive(trx)
        const { sealing } = app.services
        const holderNameHash = hashHolderName(sealing.namePepper, row.holderNameHashSalt, 'Other')
        await CredentialRow.query(trx).patch({ holderNameHash }).findById(row.id)
      },
      'its name hash is not that of the signed name',
    ],
    [
      'a type that was not signed',
      run(`UPDATE visa_credentials SET credential_type = 'TN' ${OF_ACTIVE}`),
      'it names the type TN, and F-1 was signed',
    ],
    [
      'initials that were not signed',
      run(`UPDATE visa_credentials SET holder_initials = 'XY' ${OF_ACTIVE}`),
      'it names the initials XY, and TH was signed',
    ],
    [
      'a date that was not signed',
      run(`UPDATE visa_credentials SET expiry_date = '2099-12-31' ${OF_ACTIVE}`),
      'it names the expiry date 2099-12-31, and',
    ],
    [
      'a day of issue that was not signed',
      run(`UPDATE visa_credentials SET issue_date = '2001-01-01' ${OF_ACTIVE}`),
      'it names the issue date 2001-01-01, and',
    ],
    [
      'a deleted holder whose credential can still be read',
      run(`UPDATE users SET deleted_at = now()
            WHERE id = (SELECT user_id FROM visa_credentials ${OF_ACTIVE})`),
      'its holder is deleted, and it still tells who that was',
    ],
    [
      'a revoked credential without its time',
      run(
        'ALTER TABLE visa_credentials DROP CONSTRAINT revoked_has_a_time',
        `UPDATE visa_credentials SET revoked_at = NULL ${OF_REVOKED}`,
      ),
      'it is revoked, and its time says otherwise',
    ],
    [
      'a reason without a revocation',
      run(
        'ALTER TABLE visa_credentials DROP CONSTRAINT revoked_has_a_reason',
        `UPDATE visa_credentials SET revoke_reason = 'none' ${OF_ACTIVE}`,
      ),
      'it is not revoked, and its reason says otherwise',
    ],
    [
      'a revocation without its event',
      run(`DELETE FROM revocation_events ${OF_REVOKED}`),
      'it is revoked, with 0 revocation events',
    ],
    [
      'a credential that was made valid again',
      run(`UPDATE visa_credentials SET is_revoked = false, revoked_at = NULL, revoke_reason = NULL
           ${OF_REVOKED}`),
      'it is not revoked, with 1 revocation events',
    ],
    [
      'a credential that is revoked on chain alone',
      run(`UPDATE visa_credentials SET is_revoked = false, revoked_at = NULL, revoke_reason = NULL
           ${OF_REVOKED}`),
      'it is revoked on chain and not here',
    ],
    [
      'a credential that nothing anchors',
      run(`DELETE FROM anchor_leaves WHERE anchor_hash =
             (SELECT blockchain_anchor_hash FROM visa_credentials ${OF_ACTIVE})`),
      'nothing anchors it',
    ],
    [
      'a revocation that never reaches the chain',
      run('DELETE FROM leaf_revocations'),
      'nothing revokes it on chain',
    ],
    [
      'a transaction that did not anchor it',
      run(`UPDATE visa_credentials SET blockchain_tx_hash = '0x00' ${OF_ACTIVE}`),
      'its transaction is not the one that anchored its batch',
    ],
    [
      'an anchored hash of no credential',
      run(`INSERT INTO anchor_leaves (anchor_hash) VALUES (repeat('ab', 32))`),
      `Anchor hash ${'ab'.repeat(32)}: it belongs to no credential`,
    ],
    [
      'a revoked credential with a pass that counts',
      run(`UPDATE passes SET is_revoked = false WHERE credential_id IN
             (SELECT credential_id FROM revocation_events)`),
      'is revoked, and the bit of this pass is not set',
    ],
    [
      'an ended device with a pass that counts',
      run(`UPDATE passes SET is_revoked = false WHERE device_id IN
             (SELECT id FROM devices WHERE ended_at IS NOT NULL)`),
      'its device was ended, and its bit is not set',
    ],
    [
      'a session that goes on where its device was ended',
      run(`UPDATE sessions SET device_id =
             (SELECT id FROM devices WHERE ended_at IS NOT NULL) WHERE device_id IS NOT NULL`),
      'its device was ended, or is not of the same account',
    ],
    [
      "a session on another account's device",
      run(`UPDATE devices SET user_id = (SELECT min(issued_by::text)::uuid FROM visa_credentials)`),
      'its device was ended, or is not of the same account',
    ],
    [
      'a pass that was revoked for nothing',
      run('UPDATE passes SET is_revoked = true'),
      'its bit is set, and neither credential nor device was revoked',
    ],
    [
      'a revoked pass that the signed list does not know',
      run('UPDATE passes SET is_revoked = true'),
      'Status list: passes that are revoked here are missing from it',
    ],
    [
      'a signed list that revokes too much',
      async (trx) => {
        const signer = await app.services.issuerKeys.signer()
        const bits = packStatusBits(1024, Array.from({ length: 1024 }).keys())
        const signed = await signStatusList(signer, { bits, issuedAt: new Date() })
        await trx('status_list').update({ signed: Buffer.from(signed) })
      },
      'Status list: it revokes passes that are not revoked here',
    ],
    [
      'a list that nobody of us signed',
      run(
        `UPDATE status_list SET signed = overlay(signed placing '\\x00' from octet_length(signed))`,
      ),
      'Status list: its signature does not verify',
    ],
    [
      'a list that is no list',
      run(`UPDATE status_list SET signed = '\\x00'`),
      'Status list: its signature does not verify',
    ],
    [
      'a list without room',
      run('UPDATE status_list SET size = 2'),
      'Status list: its size does not fit',
    ],
    [
      'a pass beyond the list',
      run('UPDATE status_list SET size = 2'),
      'its place lies beyond the status list',
    ],
    [
      'an issuer key that cannot be opened',
      run(`UPDATE issuer_keys SET sealed_private_key = '\\x00'`),
      'no key in MASTER_KEY opens it',
    ],
    [
      'an issuer key under another id',
      run(`UPDATE issuer_keys SET kid = repeat('0', 16) WHERE retired_at IS NULL`),
      'Issuer key 0000000000000000: its id is not that of its public key',
    ],
    [
      'two keys that sign',
      run('DROP INDEX issuer_keys_one_signs', 'UPDATE issuer_keys SET retired_at = NULL'),
      'Issuer keys: 2 of them sign instead of one',
    ],
    [
      'a scan without its verdict',
      run('UPDATE presentations SET first_verdict = NULL'),
      'what is stored of its minting and its first scan does not fit together',
    ],
    [
      'a token hash without its expiry',
      run(
        'ALTER TABLE verification_logs DROP CONSTRAINT token_hash_with_expiry',
        'UPDATE verification_logs SET token_expires_at = NULL',
      ),
      'its token hash and the expiry of the token do not fit together',
    ],
    [
      'a row that points at nothing',
      run('DELETE FROM devices'),
      'Table passes: 8 of its device_id point at nothing in devices',
    ],
    ['a product without administrators', run('UPDATE users SET is_admin = false'), 'Accounts: no'],
    [
      'a proof that leads elsewhere',
      run('UPDATE anchor_leaves SET siblings = sha256(anchor_hash::bytea)'),
      'does not lead to its root',
    ],
    [
      'a batch that lost a leaf',
      run(`UPDATE anchor_batches SET size = size + 1`),
      'leaves instead of',
    ],
    [
      'a batch that nothing sends',
      run('UPDATE anchor_batches SET anchored_by = NULL'),
      'it is not on chain, and nothing sends it',
    ],
    [
      'a batch that the event of another one anchored',
      run('UPDATE chain_events SET size = size + 1'),
      'the event that anchored it is another one',
    ],
    [
      'a leaf that the event of another one revoked',
      run(`UPDATE anchor_leaves SET revoked_by =
             (SELECT min(id) FROM chain_events WHERE kind = 'revoked')`),
      'is another one',
    ],
    [
      'a revocation that ended halfway',
      run('UPDATE anchor_leaves SET revoked_by = NULL'),
      'its revocation ended without reaching the chain',
    ],
    [
      'a root that was anchored twice',
      run(`INSERT INTO chain_events (epoch_id, kind, root, size, leaves, transaction_hash, log_index,
             block_number, block_hash, block_time)
           SELECT epoch_id, kind, root, size, leaves, transaction_hash, log_index + 1, block_number,
             block_hash, block_time FROM chain_events WHERE kind = 'anchored' LIMIT 1`),
      'it was anchored more than once',
    ],
  ])('%s', async (_what, damage, fault) => {
    const { faults } = await checkDamaged(damage)
    expect(faults.filter((found) => found.includes(fault))).not.toEqual([])
  })
})

describe('compared with the chain', () => {
  test('a mirrored event that is not on chain, and one on chain that is not mirrored, are named', async () => {
    const { faults } = await checkDamaged(run('UPDATE chain_events SET log_index = log_index + 7'))
    expect(faults.join()).toContain('an event of it is in our mirror and not on chain')
    expect(faults.join()).toContain('an event of it is on chain and not in our mirror')
  })

  test('a root that the contract does not know is named', async () => {
    const { faults } = await checkDamaged(
      run(`UPDATE anchor_batches SET root = '0x' || repeat('0', 64) WHERE id =
             (SELECT id FROM anchor_batches LIMIT 1)`),
    )
    expect(faults).toContain(`Batch 0x${'0'.repeat(64)}: the contract does not know its root`)
  })

  test('another size than the contract knows is named', async () => {
    const { faults } = await checkDamaged(run('UPDATE anchor_batches SET size = size + 1'))
    expect(faults.join()).toMatch(/the contract knows it with \d leaves/)
  })

  test('a leaf that is revoked here alone is named', async () => {
    const { faults } = await checkDamaged(
      run(`UPDATE anchor_leaves SET revoked_by =
             (SELECT min(id) FROM chain_events WHERE kind = 'revoked')`),
    )
    expect(faults.join()).toContain('leaves that are revoked here are not revoked on chain')
  })

  test('a root and a revocation that somebody else put there are named', async () => {
    const strange = `0x${randomBytes(32).toString('hex')}`
    const [known] = await app.services
      .database('anchor_leaves as leaf')
      .join('anchor_batches as batch', 'batch.id', 'leaf.batchId')
      .whereNull('leaf.revokedBy')
      .select<{ root: string; leafIndex: number }[]>('batch.root', 'leaf.leafIndex')
    const before = await anvil.send('evm_snapshot')
    const provider = new JsonRpcProvider(anvil.url, undefined, { cacheTimeout: -1 })
    const signer = new Wallet(anvil.privateKeys[0] ?? '', provider)
    const registry = new Contract(contractAddress, VISA_REGISTRY_ABI, signer)
    for (const [method, ...values] of [
      ['anchor', strange, 3],
      ['revoke', known?.root, 0, 1n << BigInt(known?.leafIndex ?? 0), 2],
    ] as const) {
      const sent = (await registry.getFunction(method).send(...values)) as {
        wait(): Promise<unknown>
      }
      await sent.wait()
    }
    const head = await provider.getBlock('latest')
    provider.destroy()

    const { faults } = await checkDamaged((trx) =>
      trx('chain_epochs').update({ followedBlock: head?.number, followedHash: head?.hash }),
    )
    await anvil.send('evm_revert', [before])
    expect(faults).toContain(`Root ${strange}: it is on chain, and no batch here has it`)
    expect(faults).toContain(
      `Batch ${known?.root ?? ''}: leaves that are revoked on chain are not revoked here`,
    )
  })

  test('another chain than the one of the anchors is named', async () => {
    const { faults } = await checkDamaged(run(`UPDATE chain_epochs SET chain_id = 5`))
    expect(faults.join()).toContain('Chain: the anchors stand on chain 5 at')
  })

  test('a chain that is away is no fault, and said so', async () => {
    const { env, database } = app.services
    if (!env.chain) throw new Error('no chain')
    const away = { ...env, chain: { ...env.chain, rpcUrl: 'http://127.0.0.1:9' } }
    const { faults, notes } = await check(database, away)
    expect(faults).toEqual([])
    expect(notes.join()).toContain('not checked, because the chain is away')
  })

  test('a chain that was reorganised a moment ago is no fault', async () => {
    const { faults, notes } = await checkDamaged(
      run(`UPDATE chain_epochs SET followed_hash = '0x' || repeat('1', 64)`),
    )
    expect(faults).toEqual([])
    expect(notes.join()).toContain('the chain has just been reorganised')
  })
})

test('credentials that wait for the chain are counted, and no fault', async () => {
  const { faults, notes } = await checkDamaged(
    run(
      'UPDATE anchor_batches SET anchored_by = NULL',
      'UPDATE chain_calls SET ended_at = NULL',
      'UPDATE anchor_leaves SET revoked_by = NULL',
      'UPDATE visa_credentials SET blockchain_tx_hash = NULL',
      `UPDATE chain_epochs SET followed_hash = '0x' || repeat('1', 64)`,
    ),
  )
  expect(faults).toEqual([])
  expect(notes[0]).toBe('anchored hashes: 6 wait to be anchored and 2 to be revoked on chain')
})

test('another master key opens none of the credentials and keys', async () => {
  const { env, database } = app.services
  const { faults } = await check(database, { ...env, masterKeys: [randomBytes(32)] })
  expect(faults.filter((fault) => fault.includes('no key in MASTER_KEY')).length).toBe(7)
})

test('a first master key that is missing shows in the name hashes', async () => {
  const { env, database } = app.services
  const rows = await CredentialRow.query(database)
  const sealed = rows.filter(({ encryptedCredential }) => encryptedCredential.length > 0)
  const { faults } = await check(database, {
    ...env,
    masterKeys: [randomBytes(32), ...env.masterKeys],
  })
  expect(faults).toHaveLength(sealed.length)
  expect(faults[0]).toContain('its name hash is not that of the signed name')
})
