import { id, Interface } from 'ethers'
import { expect } from 'vitest'
import type { Knex } from 'knex'
import { VISA_REGISTRY_ABI } from '#contracts/anchoring/visa-registry.ts'
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
  /** The chain's node. A test that stops this node assigns another node here. */
  anvil: Anvil
  chain: ConfiguredChain
  database: Knex
  /** The last sender that was opened. */
  anchoring: TestAnchoring
  /** Opens another sender. `change` replaces values of the chain's configuration. */
  open(change?: Partial<ConfiguredChain>): void
  expectEachRootOnce(): Promise<void>
  /**
   * Sends a transaction that the product does not know. One of the product's keys signs it, by
   * default the issuer's key.
   */
  sendAside(data: string, aside?: { to?: string; key?: string }): Promise<void>
  /** Makes a call that the contract accepts only from its administrator. */
  administer(method: 'grantRole' | 'revokeRole', role: string, account: string): Promise<void>
  close(): Promise<void>
}

/** Starts a chain of its own, an empty database, and a sender between them. */
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
    sendAside: async (data, { to = chain.contractAddress, key = chain.issuerKey } = {}) => {
      const signer = openSigner(key)
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
    administer: async (method, role, account) => {
      const data = new Interface(VISA_REGISTRY_ABI).encodeFunctionData(method, [id(role), account])
      await scene.sendAside(data, { key: anvil.privateKeys.at(-1) ?? '' })
    },
    close: async () => {
      await scene.anchoring.close()
      await storage.close()
      await scene.anvil.stop()
    },
  }
  return scene
}

/** Returns the next nonce of this account, by its mined transactions. */
export async function readNonce(anvil: Anvil, address: string): Promise<number> {
  return Number(await anvil.send('eth_getTransactionCount', [address, 'latest']))
}
