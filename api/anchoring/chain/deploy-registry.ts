import { setTimeout as pause } from 'node:timers/promises'
import { getAddress } from 'ethers'
import {
  broadcast,
  estimateGas,
  readChainId,
  readFees,
  readNonce,
  readReceipt,
  type Receipt,
} from './chain-reads.ts'
import { boundFees } from '#api/anchoring/ceiling.ts'
import { deployData, type RoleHolders } from './registry-calls.ts'
import type { Rpc } from './rpc.ts'
import type { Signer } from './signer.ts'

const RECEIPT_POLL_MS = 50

export interface Deployment {
  /** The account that pays for the deployment. */
  signer: Signer
  holders: RoleHolders
  maxFeePerGas: bigint
}

/** Deploys a registry, and waits until the chain has mined the deployment. */
export async function deployRegistry(
  rpc: Rpc,
  { signer, holders, maxFeePerGas }: Deployment,
): Promise<{ contractAddress: string; transactionHash: string; blockNumber: number }> {
  const data = deployData(holders)
  const { hash, raw } = signer.sign({
    chainId: await readChainId(rpc),
    nonce: await readNonce(rpc, signer.address),
    to: null,
    data,
    gasLimit: await estimateGas(rpc, { from: signer.address, data }),
    ...boundFees(await readFees(rpc), maxFeePerGas),
  })
  await broadcast(rpc, raw)

  const receipt = await waitForReceipt(rpc, hash)
  if (receipt.status !== 'succeeded' || !receipt.contractAddress) {
    throw new Error(`The deployment ${hash} was reverted`)
  }
  return {
    contractAddress: getAddress(receipt.contractAddress),
    transactionHash: hash,
    blockNumber: receipt.blockNumber,
  }
}

async function waitForReceipt(rpc: Rpc, hash: string): Promise<Receipt> {
  for (;;) {
    const receipt = await readReceipt(rpc, hash)
    if (receipt) return receipt
    await pause(RECEIPT_POLL_MS)
  }
}
