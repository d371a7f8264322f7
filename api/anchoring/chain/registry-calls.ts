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

/** The addresses that hold the roles. */
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

/** The data of the transaction, without a target address, that deploys a registry. */
export function deployData({ admin, issuer, revoker }: RoleHolders): string {
  return VISA_REGISTRY_BYTECODE + registry.encodeDeploy([admin, issuer, revoker]).slice(2)
}

/** Null for events that do not concern credentials, such as those about roles. */
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

/** The account that an event gives a role to, the administrator's role included. */
export function readGrant({ topics, data }: Log): string | null {
  const event = registry.parseLog({ topics, data })
  return event?.name === 'RoleGranted' ? String(event.args['account']) : null
}

/** The name of the contract's error; undefined when the node refused, and not the contract. */
export function nameRefusal({ data }: RpcRefusal): string | undefined {
  return data === undefined ? undefined : registry.parseError(data)?.name
}
