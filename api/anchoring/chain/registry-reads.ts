import { id, Interface } from 'ethers'
import { VISA_REGISTRY_ABI } from '#contracts/anchoring/visa-registry.ts'
import { readCall } from './chain-reads.ts'
import type { Rpc } from './rpc.ts'

const registry = new Interface(VISA_REGISTRY_ABI)
const ROLES = { issuer: id('ISSUER_ROLE'), revoker: id('REVOKER_ROLE') }
export type Role = keyof typeof ROLES

/** Returns 0 when the contract does not have the root. */
export async function readBatchSize(rpc: Rpc, address: string, root: string): Promise<number> {
  const data = registry.encodeFunctionData('batchOf', [root])
  const answer = await readCall(rpc, address, data)
  return Number(registry.decodeFunctionResult('batchOf', answer)['size'])
}

/** Returns whether the account has at least one role in the contract. */
export async function hasRole(rpc: Rpc, address: string, account: string): Promise<boolean> {
  for (const role of ['issuer', 'revoker'] as const) {
    if (await holdsRole(rpc, address, account, role)) return true
  }
  return false
}

export async function holdsRole(
  rpc: Rpc,
  address: string,
  account: string,
  role: Role,
): Promise<boolean> {
  const data = registry.encodeFunctionData('hasRole', [ROLES[role], account])
  const answer = await readCall(rpc, address, data)
  return registry.decodeFunctionResult('hasRole', answer)[0] === true
}

export async function readRevokedBits(
  rpc: Rpc,
  address: string,
  root: string,
  word: number,
): Promise<bigint> {
  const data = registry.encodeFunctionData('revokedBits', [root, word])
  const answer = await readCall(rpc, address, data)
  return BigInt(String(registry.decodeFunctionResult('revokedBits', answer)[0]))
}
