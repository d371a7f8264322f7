import { Interface, toBeHex } from 'ethers'
import { VISA_REGISTRY_ABI, VISA_REGISTRY_BYTECODE } from '#contracts/anchoring/visa-registry.ts'
import type { Log } from './chain-reads.ts'
import type { RpcRefusal } from './rpc.ts'

const registry = new Interface(VISA_REGISTRY_ABI)

export interface Revocation {
  root: string
  word: number
  mask: string
  reasonCode: number
}

export interface RoleHolders {
  admin: string
  issuer: string
  revoker: string
}

type RegistryEvent =
  | { kind: 'anchored'; root: string; size: number }
  | ({ kind: 'revoked' } & Revocation)

export function anchorData(root: string, size: number): string {
  return registry.encodeFunctionData('anchor', [root, size])
}

export function revokeData({ root, word, mask, reasonCode }: Revocation): string {
  return registry.encodeFunctionData('revoke', [root, word, mask, reasonCode])
}

/** Returns the data of the transaction that deploys a registry. Such a transaction has no recipient. */
export function deployData({ admin, issuer, revoker }: RoleHolders): string {
  return VISA_REGISTRY_BYTECODE + registry.encodeDeploy([admin, issuer, revoker]).slice(2)
}

/** Returns null when the event is not about credentials. */
export function readRegistryEvent({ topics, data }: Log): RegistryEvent | null {
  const event = registry.parseLog({ topics, data })
  if (event?.name === 'Anchored') {
    return { kind: 'anchored', root: String(event.args['root']), size: Number(event.args['size']) }
  }
  if (event?.name === 'Revoked') {
    return {
      kind: 'revoked',
      root: String(event.args['root']),
      word: Number(event.args['word']),
      mask: toBeHex(event.args['mask'] as bigint, 32),
      reasonCode: Number(event.args['reasonCode']),
    }
  }
  return null
}

/**
 * Returns the account that gets a role by this event. The roles include the administrator's role. Returns
 * null for another event.
 */
export function readGrant({ topics, data }: Log): string | null {
  const event = registry.parseLog({ topics, data })
  return event?.name === 'RoleGranted' ? String(event.args['account']) : null
}

/** Returns the name of the contract's error. Returns undefined when the contract has not caused the error. */
export function nameRefusal({ data }: RpcRefusal): string | undefined {
  return data === undefined ? undefined : registry.parseError(data)?.name
}
