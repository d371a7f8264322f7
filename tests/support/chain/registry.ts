import {
  Contract,
  ContractFactory,
  JsonRpcProvider,
  Wallet,
  type ContractTransactionReceipt,
} from 'ethers'
import { VISA_REGISTRY_ABI, VISA_REGISTRY_BYTECODE } from '#contracts/anchoring/visa-registry.ts'
import { closeAfter } from '../closing.ts'
import type { Anvil } from './anvil.ts'

const POLLING_MS = 20

export interface DeployedRegistry {
  address: string
  provider: JsonRpcProvider
  admin: Wallet
  issuer: Wallet
  revoker: Wallet
  stranger: Wallet
  registry: Contract
  deploymentGas: bigint
  /**
   * Sends a transaction, waits until it is mined, and returns the receipt. If the transaction
   * reverts, throws the contract's custom error.
   */
  send: (
    sender: Wallet,
    method: string,
    ...args: readonly unknown[]
  ) => Promise<ContractTransactionReceipt>
  call: (method: string, ...args: readonly unknown[]) => Promise<unknown>
}

/** Deploys the contract to a test chain. Each role has an account of its own. */
export async function deployRegistry(
  anvil: Pick<Anvil, 'url' | 'privateKeys'>,
): Promise<DeployedRegistry> {
  const provider = new JsonRpcProvider(anvil.url, undefined, {
    staticNetwork: true,
    cacheTimeout: -1,
    pollingInterval: POLLING_MS,
  })
  closeAfter(() => {
    provider.destroy()
  })
  const [admin, issuer, revoker, stranger] = anvil.privateKeys.map(
    (key) => new Wallet(key, provider),
  )
  if (!admin || !issuer || !revoker || !stranger) throw new Error('Not enough accounts')

  const deployment = await new ContractFactory(
    VISA_REGISTRY_ABI,
    VISA_REGISTRY_BYTECODE,
    admin,
  ).deploy(admin.address, issuer.address, revoker.address)
  const receipt = await deployment.deploymentTransaction()?.wait()
  if (!receipt) throw new Error('The deployment has no receipt')
  const address = await deployment.getAddress()
  const registry = new Contract(address, VISA_REGISTRY_ABI, provider)

  return {
    address,
    provider,
    admin,
    issuer,
    revoker,
    stranger,
    registry,
    deploymentGas: receipt.gasUsed,
    async send(sender, method, ...args) {
      const sent = await registry
        .connect(sender)
        .getFunction(method)
        .send(...args)
      const mined = await sent.wait()
      if (!mined) throw new Error(`${method} was not mined`)
      return mined
    },
    call: (method, ...args) => registry.getFunction(method).staticCall(...args),
  }
}
