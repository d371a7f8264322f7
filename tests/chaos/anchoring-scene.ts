import { expect } from 'vitest'
import type { Knex } from 'knex'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import {
  configureChain,
  openTestAnchoring,
  type ConfiguredChain,
  type TestAnchoring,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { readHistory } from '#tests/support/chain/chain-history.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

export const GWEI = 1_000_000_000n

export interface AnchoringScene {
  /** A test that ends it puts another one in its place. */
  anvil: Anvil
  chain: ConfiguredChain
  database: Knex
  /** The one that was opened last. */
  anchoring: TestAnchoring
  /** Opens it anew, on this chain or on one that differs from it. */
  open(change?: Partial<ConfiguredChain>): void
  expectEachRootOnce(): Promise<void>
  /** Of the sender's own account, but signed by somebody who knows nothing of our tables. */
  sendAside(data: string, to?: string): Promise<void>
  close(): Promise<void>
}

/** A chain of its own, an empty database, and the sender between them. */
export async function setAnchoringScene(): Promise<AnchoringScene> {
  const anvil = await startAnvil()
  const chain = await configureChain(anvil)
  const storage = await openTestDatabase()
  const scene: AnchoringScene = {
    anvil,
    chain,
    database: storage.database,
    anchoring: openTestAnchoring(storage, { chain }),
    open: (change) => {
      scene.anchoring = openTestAnchoring(storage, { chain: { ...chain, ...change } })
    },
    expectEachRootOnce: async () => {
      const { anchoredRoots } = await readHistory(scene.anvil, chain.contractAddress)
      expect(new Set(anchoredRoots).size).toBe(anchoredRoots.length)
      const batches = await AnchorBatch.query(storage.database)
      expect([...anchoredRoots].sort()).toEqual(batches.map(({ root }) => root).sort())
    },
    sendAside: async (data, to = chain.contractAddress) => {
      const signer = openSigner(chain.privateKey)
      const { raw } = signer.sign({
        chainId: 31_337,
        nonce: await readNonce(scene.anvil, signer.address),
        to,
        data,
        gasLimit: 200_000n,
        maxFeePerGas: 10n * GWEI,
        maxPriorityFeePerGas: 2n * GWEI,
      })
      await scene.anvil.send('eth_sendRawTransaction', [raw])
    },
    close: async () => {
      await scene.anchoring.close()
      await storage.close()
      await scene.anvil.stop()
    },
  }
  return scene
}

/** The next one of this account, as far as blocks know. */
export async function readNonce(anvil: Anvil, address: string): Promise<number> {
  return Number(await anvil.send('eth_getTransactionCount', [address, 'latest']))
}
