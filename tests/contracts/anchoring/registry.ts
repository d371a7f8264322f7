import { randomBytes } from 'node:crypto'
import {
  id,
  isCallException,
  type ContractTransactionReceipt,
  type Result,
  type Wallet,
} from 'ethers'
import { toHex } from '#contracts/bytes.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { deployRegistry, type DeployedRegistry } from '#tests/support/chain/registry.ts'

export const ISSUER_ROLE = id('ISSUER_ROLE')
export const REVOKER_ROLE = id('REVOKER_ROLE')

export interface TestRegistry extends DeployedRegistry {
  /** Anchors a batch of this size, and returns its root. */
  anchorBatch(size: number): Promise<string>
  eventsOf(receipt: ContractTransactionReceipt): unknown[][]
  /**
   * Sends a transaction that the contract must refuse. Returns the name and the arguments of the
   * custom error, as the node reports them.
   */
  refusalOf(sender: Wallet, method: string, ...args: unknown[]): Promise<unknown[]>
}

/** Deploys the contract to a new chain. */
export async function openRegistry(): Promise<TestRegistry> {
  const anvil = await startAnvil()
  const deployed = await deployRegistry(anvil)
  return {
    ...deployed,
    anchorBatch: async (size) => {
      const root = toWord(drawHash())
      await deployed.send(deployed.issuer, 'anchor', root, size)
      return root
    },
    eventsOf: ({ logs }) =>
      logs.map((log) => {
        const event = deployed.registry.interface.parseLog(log)
        return [event?.name, ...toList(event?.args)]
      }),
    refusalOf: async (sender, method, ...args) => {
      const failure: unknown = await deployed.send(sender, method, ...args).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!isCallException(failure)) throw new Error('It was not refused', { cause: failure })
      const refusal = deployed.registry.interface.parseError(failure.data ?? '0x')
      return [refusal?.name, ...toList(refusal?.args)]
    },
  }
}

function toList(args: Result | undefined): unknown[] {
  return args?.toArray() ?? []
}

export function drawHash(): Uint8Array {
  return new Uint8Array(randomBytes(32))
}

export function toWord(bytes: Uint8Array): string {
  return `0x${toHex(bytes)}`
}
