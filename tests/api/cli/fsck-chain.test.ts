import { Contract, JsonRpcProvider, Wallet } from 'ethers'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { VISA_REGISTRY_ABI } from '#contracts/anchoring/visa-registry.ts'
import { OF_ACTIVE, OF_REVOKED, run, startCheckedApp, type Damage } from './checked-app.ts'

const fsck = await startCheckedApp()

describe('a fault is named', () => {
  test.each<[what: string, damage: Damage, fault: string]>([
    [
      'a credential that is revoked on chain alone',
      run(`UPDATE visa_credentials SET is_revoked = false, revoked_at = NULL, revoke_reason = NULL
           ${OF_REVOKED}`),
      'it is revoked on chain but not in the database',
    ],
    [
      'a credential that nothing anchors',
      run(`DELETE FROM anchor_leaves WHERE anchor_hash =
             (SELECT blockchain_anchor_hash FROM visa_credentials ${OF_ACTIVE})`),
      'it has no leaf for an anchor',
    ],
    [
      'a revocation that never reaches the chain',
      run('DELETE FROM leaf_revocations'),
      'its revocation is neither on chain nor waiting',
    ],
    [
      'a transaction that did not anchor it',
      run(`UPDATE visa_credentials SET blockchain_tx_hash = '0x00' ${OF_ACTIVE}`),
      'its transaction is not the transaction that anchored its batch',
    ],
    [
      'an anchored hash of no credential',
      run(`INSERT INTO anchor_leaves (anchor_hash) VALUES (repeat('ab', 32))`),
      `Anchor hash ${'ab'.repeat(32)}: it belongs to no credential`,
    ],
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
      'it is not on chain, and no call will send it',
    ],
    [
      'a batch that only a call to a former chain would send',
      run(
        'UPDATE anchor_batches SET anchored_by = NULL',
        'UPDATE chain_calls SET ended_at = NULL, epoch_id = gen_random_uuid()',
      ),
      'it is not on chain, and no call will send it',
    ],
    [
      'a batch that the event of another one anchored',
      run('UPDATE chain_events SET size = size + 1'),
      'the event that is stored for its anchor does not match it',
    ],
    [
      'a batch that an event on a former chain anchored',
      run('UPDATE chain_events SET epoch_id = gen_random_uuid()'),
      'the event that is stored for its anchor does not match it',
    ],
    [
      'a leaf that the event of another one revoked',
      run(`UPDATE anchor_leaves SET revoked_by =
             (SELECT min(id) FROM chain_events WHERE kind = 'revoked')`),
      'does not match it',
    ],
    [
      'a revocation that ended halfway',
      run('UPDATE anchor_leaves SET revoked_by = NULL'),
      'its revocation counts as sent, but the chain does not have it',
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
    const { faults } = await fsck.checkDamaged(damage)
    expect(faults.filter((found) => found.includes(fault))).not.toEqual([])
  })
})

describe('compared with the chain', () => {
  test('a mirrored event that is not on chain, and one on chain that is not mirrored, are named', async () => {
    const { faults } = await fsck.checkDamaged(
      run('UPDATE chain_events SET log_index = log_index + 7'),
    )
    expect(faults.join()).toContain('one of its events is in the database but not on chain')
    expect(faults.join()).toContain('one of its events is on chain but not in the database')
  })

  test('a root that the contract does not know is named', async () => {
    const { faults } = await fsck.checkDamaged(
      run(`UPDATE anchor_batches SET root = '0x' || repeat('0', 64) WHERE id =
             (SELECT id FROM anchor_batches LIMIT 1)`),
    )
    expect(faults).toContain(`Batch 0x${'0'.repeat(64)}: its root is not in the contract`)
  })

  test('another size than the contract knows is named', async () => {
    const { faults } = await fsck.checkDamaged(run('UPDATE anchor_batches SET size = size + 1'))
    expect(faults.join()).toMatch(/the contract has it with \d leaves/)
  })

  test('a leaf that is revoked here alone is named', async () => {
    const { faults } = await fsck.checkDamaged(
      run(`UPDATE anchor_leaves SET revoked_by =
             (SELECT min(id) FROM chain_events WHERE kind = 'revoked')`),
    )
    expect(faults.join()).toContain(
      'leaves that are revoked in the database are not revoked on chain',
    )
  })

  test('a root and a revocation that somebody else put there are named', async () => {
    const strange = `0x${randomBytes(32).toString('hex')}`
    const [known] = await fsck.app.services
      .database('anchor_leaves as leaf')
      .join('anchor_batches as batch', 'batch.id', 'leaf.batchId')
      .whereNull('leaf.revokedBy')
      .select<{ root: string; leafIndex: number }[]>('batch.root', 'leaf.leafIndex')
    const before = await fsck.anvil.send('evm_snapshot')
    const provider = new JsonRpcProvider(fsck.anvil.url, undefined, { cacheTimeout: -1 })
    const [issuerKey = '', revokerKey = ''] = fsck.anvil.privateKeys
    for (const [key, method, ...values] of [
      [issuerKey, 'anchor', strange, 3],
      [revokerKey, 'revoke', known?.root, 0, 1n << BigInt(known?.leafIndex ?? 0), 2],
    ] as const) {
      const signer = new Wallet(key, provider)
      const registry = new Contract(fsck.contractAddress, VISA_REGISTRY_ABI, signer)
      const sent = (await registry.getFunction(method).send(...values)) as {
        wait(): Promise<unknown>
      }
      await sent.wait()
    }
    const head = await provider.getBlock('latest')
    provider.destroy()

    const { faults } = await fsck.checkDamaged((trx) =>
      trx('chain_epochs').update({ followedBlock: head?.number, followedHash: head?.hash }),
    )
    await fsck.anvil.send('evm_revert', [before])
    expect(faults).toContain(`Root ${strange}: it is on chain, but no batch in the database has it`)
    expect(faults).toContain(
      `Batch ${known?.root ?? ''}: leaves that are revoked on chain are not revoked in the database`,
    )
  })

  test('another chain than the one of the anchors is named', async () => {
    const { faults } = await fsck.checkDamaged(run(`UPDATE chain_epochs SET chain_id = 5`))
    expect(faults.join()).toContain('Chain: the anchors are on chain 5 at')
  })

  test('a chain that is away is no fault, and said so', async () => {
    const { env } = fsck.app.services
    if (!env.chain) throw new Error('no chain')
    const away = { ...env, chain: { ...env.chain, rpcUrl: 'http://127.0.0.1:9' } }
    const { faults, notes, unchecked } = await fsck.check(away)
    expect(faults).toEqual([])
    expect(unchecked).toEqual(['batches on chain'])
    expect(notes.join()).toContain('not checked, because the chain cannot be reached')
  })

  test('a chain that was reorganised a moment ago is no fault', async () => {
    const { faults, notes, unchecked } = await fsck.checkDamaged(
      run(`UPDATE chain_epochs SET followed_hash = '0x' || repeat('1', 64)`),
    )
    expect(faults).toEqual([])
    expect(unchecked).toEqual(['batches on chain'])
    expect(notes.join()).toContain('the chain was reorganised during the check')
  })
})

test('credentials that wait for the chain are counted, and no fault', async () => {
  const { faults, notes } = await fsck.checkDamaged(
    run(
      'UPDATE anchor_batches SET anchored_by = NULL',
      'UPDATE chain_calls SET ended_at = NULL',
      'UPDATE anchor_leaves SET revoked_by = NULL',
      'UPDATE visa_credentials SET blockchain_tx_hash = NULL',
      `UPDATE chain_epochs SET followed_hash = '0x' || repeat('1', 64)`,
    ),
  )
  expect(faults).toEqual([])
  expect(notes[0]).toBe('anchored hashes: 8 anchors and 3 revocations wait for the chain')
})
