import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { BatchProof } from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { readBlockHeader } from '#contracts/anchoring/proof-file/block-header.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import {
  configureChain,
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  type TestAnchoring,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { type Anvil, startAnvil } from '#tests/support/chain/anvil.ts'
import { HUNG_PROOFS, type LyingNode, startLiar } from '#tests/support/chain/lying-node.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

const PATIENCE_MS = 120_000

let storage: TestDatabase
let anchoring: TestAnchoring

beforeEach(async () => {
  storage = await openTestDatabase()
})

async function anchorOne(): Promise<string> {
  const [anchorHash = ''] = await queueAnchors(storage.database, 1)
  await untilAll(storage.database, [anchorHash], 'anchored')
  return anchorHash
}

/** Returns the block to which the hash's proof refers. If there is no proof yet, asks for it. */
async function prove(anchorHash: string): Promise<{ number: number; hash: string }> {
  const found = await anchoring.fetchProof(anchorHash, PATIENCE_MS)
  if (typeof found === 'string') throw new Error(`The proof is ${found}`)
  const { number, hash } = readBlockHeader(fromHex(found.header))
  return { number, hash: `0x${toHex(hash)}` }
}

/** Waits until the hash's proof refers to a block other than this one. Returns the other block. */
async function proveElsewhere(anchorHash: string, blockHash: string) {
  await until(async () => {
    const found = await anchoring.fetchProof(anchorHash, PATIENCE_MS)
    return (
      typeof found !== 'string' &&
      `0x${toHex(readBlockHeader(fromHex(found.header)).hash)}` !== blockHash
    )
  })
  return prove(anchorHash)
}

/**
 * Returns the hashes of all blocks that contain an event. On these chains the sender reads exactly
 * up to such a block, so each proof refers to one of them.
 */
async function namesOfBlocks(): Promise<string[]> {
  const events = await ChainEvent.query(storage.database)
  return events.map(({ blockHash }) => blockHash)
}

describe("on the product's own chain", () => {
  let dataDir: string

  const stateFile = () => join(dataDir, 'chain', 'state.json')

  beforeEach(() => {
    dataDir = makeFolder()
    anchoring = openTestAnchoring(storage, { dataDir })
  })

  async function restart(meanwhile: () => void) {
    await anchoring.close()
    meanwhile()
    anchoring = openTestAnchoring(storage, { dataDir })
  }

  test('a batch is proved when somebody wants it, and no other', async () => {
    const [wanted, other] = [await anchorOne(), await anchorOne()]
    expect(await BatchProof.query(storage.database)).toEqual([])

    const { hash } = await prove(wanted)
    expect(await namesOfBlocks()).toContain(hash)
    expect(await BatchProof.query(storage.database)).toMatchObject([{ wantedAt: null }])
    expect(await anchoring.fetchProof(other, 0)).toBe('wanted')
  })

  test('what was proved stays so while the chain goes on, until a revocation of its batch', async () => {
    const anchorHash = await anchorOne()
    const first = await prove(anchorHash)
    await anchorOne()
    expect(await prove(anchorHash)).toEqual(first)

    await queueRevocations(storage.database, [anchorHash])
    await untilAll(storage.database, [anchorHash], 'revoked')
    expect((await prove(anchorHash)).number).toBeGreaterThan(first.number)
  })

  test('what was proved in blocks that the chain has lost is proved again', async () => {
    await anchorOne()
    const older = join(dataDir, 'older.json')
    await restart(() => {
      copyFileSync(stateFile(), older)
    })
    const anchorHash = await anchorOne()
    const before = await prove(anchorHash)

    await restart(() => {
      copyFileSync(older, stateFile())
    })
    const { hash } = await proveElsewhere(anchorHash, before.hash)
    expect(await namesOfBlocks()).toContain(hash)
  })

  test('what was proved on a chain that ended is proved on the next one', async () => {
    const anchorHash = await anchorOne()
    const before = await prove(anchorHash)
    await restart(() => {
      rmSync(stateFile())
    })

    const { hash } = await proveElsewhere(anchorHash, before.hash)
    expect(await namesOfBlocks()).toContain(hash)
  })
})

describe('on a chain of others', () => {
  let anvil: Anvil
  let node: LyingNode
  let hasAsked: boolean

  beforeEach(async () => {
    anvil = await startAnvil()
    node = await startLiar(anvil.url)
    hasAsked = false
    const chain = { ...(await configureChain(anvil)), rpcUrl: node.url }
    anchoring = openTestAnchoring(storage, { chain, pacing: { rpcTimeoutMs: 60_000 } })
  })

  /**
   * Asks for a proof, and waits until the node has received the request. The node answers only when
   * `after` resolves.
   */
  async function askInVain(anchorHash: string, after = HUNG_PROOFS.after) {
    node.tell({
      ...HUNG_PROOFS,
      ...(after && { after }),
      concerns: (question) => {
        const isProof = HUNG_PROOFS.concerns?.(question) ?? false
        hasAsked ||= isProof
        return isProof
      },
    })
    expect(await anchoring.fetchProof(anchorHash, 0)).toBe('wanted')
    await until(() => hasAsked)
  }

  test('a node that hangs at proofs delays no seal, no send and no revocation', async () => {
    const anchorHash = await anchorOne()
    await askInVain(anchorHash)

    await queueRevocations(storage.database, [anchorHash])
    await untilAll(storage.database, [anchorHash], 'revoked')
    await anchorOne()
    expect(await anchoring.fetchProof(anchorHash, 0)).toBe('wanted')
    expect(anchoring.healthy()).toEqual({ state: 'working', alarms: {} })
  })

  test('what a node proved of a block that the chain has left meanwhile is not kept', async () => {
    const anchorHash = await anchorOne()
    let answer: () => void = () => undefined
    await askInVain(anchorHash, new Promise<void>((done) => (answer = done)))
    await anvil.send('anvil_reorg', [1, []])
    await until(async () => (await ChainEpoch.current(storage.database))?.rewinds === 1)
    await untilAll(storage.database, [anchorHash], 'anchored')

    answer()
    const { number, hash } = await prove(anchorHash)
    const block = await anvil.send('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
    expect(block).toMatchObject({ hash })
  })
})
