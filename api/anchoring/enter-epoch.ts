import { getAddress, keccak256 } from 'ethers'
import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { VISA_REGISTRY_CODE_HASH } from '#contracts/anchoring/visa-registry.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'
import { BatchProof } from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import {
  ChainEpoch,
  type ChainIdentity,
  type ChainNames,
  type FollowedTo,
} from '#api/anchoring/rows/chain-epoch-row.ts'
import {
  readBlock,
  readChainId,
  readCode,
  readHead,
  readLogs,
} from '#api/anchoring/chain/chain-reads.ts'
import { readGrant } from '#api/anchoring/chain/registry-calls.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { deployRegistry } from '#api/anchoring/chain/deploy-registry.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { RpcRefusal, RpcUnreachable, type Rpc } from '#api/anchoring/chain/rpc.ts'
import type { ChainKeys, ChainListeners } from './session.ts'

const NO_CODE = '0x'
const LEAVES_PER_NOTICE = 1_000

/**
 * The error for a node that shows a chain without our anchors. Only an operator can say which chain is the
 * right one.
 */
export class WrongChain extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WrongChain'
  }
}

interface Entrance {
  database: Knex
  rpc: Rpc
  keys: ChainKeys
  maxFeePerGas: bigint
  names: ChainNames
  listeners: ChainListeners
  /** The contract on a configured chain. Absent on our own chain, because we deploy the contract there. */
  contractAddress: string | undefined
  /** Makes further changes at the start of an epoch, in the same transaction. */
  onBegun?: (trx: Transaction) => Promise<void>
}

/**
 * Compares the node's chain with the current epoch, and returns the epoch of the node's chain. If our own
 * chain has lost its state or has an older contract, a new epoch begins, and every batch is anchored again.
 * Throws a `WrongChain` when a configured chain has changed.
 */
export async function enterEpoch(entrance: Entrance): Promise<ChainEpoch> {
  const { database, rpc, names, contractAddress } = entrance
  const current = await ChainEpoch.current(database)
  const address = contractAddress ?? current?.contractAddress
  const isLocal = contractAddress === undefined
  const identity = address && (await readIdentity(rpc, getAddress(address), isLocal))

  const isOutdated = isLocal && identity && identity.codeHash !== VISA_REGISTRY_CODE_HASH
  if (current && identity && isSame(current, identity) && !isOutdated) {
    await ChainEpoch.rename(database, current.id, names)
    return Object.assign(current, names)
  }
  if (current && !current.isLocal) {
    throw new WrongChain(
      `The anchors are on chain ${String(current.chainId)} at ${current.contractAddress}, but the node has another chain or contract. Set CHAIN_RPC_URL and CONTRACT_ADDRESS to the chain and contract with the anchors.`,
    )
  }
  return contractAddress
    ? beginConfigured(entrance, identity || undefined, current)
    : beginLocal(entrance, current)
}

/**
 * Ends the current epoch, and begins an epoch at another contract. Every batch must be anchored again at the
 * new contract.
 */
export async function moveEpoch(
  entrance: Entrance & { contractAddress: string },
): Promise<ChainEpoch> {
  const { database, rpc, contractAddress } = entrance
  const current = await ChainEpoch.current(database)
  const identity = await readIdentity(rpc, getAddress(contractAddress), false)
  if (current && identity && isSame(current, identity)) {
    throw new WrongChain('The anchors are already at CONTRACT_ADDRESS.')
  }
  return beginConfigured(entrance, identity, current)
}

/** Throws a `WrongChain` when the node has another chain or another contract than this epoch. */
export async function requireSameChain(rpc: Rpc, epoch: ChainEpoch): Promise<void> {
  const identity = await readIdentity(rpc, epoch.contractAddress, epoch.isLocal)
  if (!identity || !isSame(epoch, identity))
    throw new WrongChain('The node has another chain than before.')
}

/** Reads the properties that identify the chain. Returns undefined when our own chain has no block yet. */
async function readIdentity(
  rpc: Rpc,
  contractAddress: string,
  isLocal: boolean,
): Promise<ChainIdentity | undefined> {
  const genesis = await readBlock(rpc, isLocal ? 1 : 0)
  if (!genesis) return undefined
  return {
    chainId: await readChainId(rpc),
    genesisHash: genesis.hash,
    contractAddress,
    codeHash: keccak256(await readCode(rpc, contractAddress)),
  }
}

function isSame(one: ChainIdentity, other: ChainIdentity): boolean {
  return (
    one.chainId === other.chainId &&
    one.genesisHash === other.genesisHash &&
    one.contractAddress === other.contractAddress &&
    one.codeHash === other.codeHash
  )
}

async function beginLocal(entrance: Entrance, ended: ChainEpoch | undefined) {
  const { rpc, keys, maxFeePerGas } = entrance
  const { contractAddress, blockNumber } = await deployRegistry(rpc, {
    signer: keys.issuer,
    holders: {
      admin: keys.issuer.address,
      issuer: keys.issuer.address,
      revoker: keys.revoker.address,
    },
    maxFeePerGas,
  })
  const identity = await readIdentity(rpc, contractAddress, true)
  if (!identity)
    throw new RpcUnreachable(
      'eth_getBlockByNumber',
      'The transaction that deployed the contract has no block',
    )
  return begin(entrance, identity, blockNumber, ended)
}

async function beginConfigured(
  entrance: Entrance,
  identity: ChainIdentity | undefined,
  ended: ChainEpoch | undefined,
) {
  if (identity?.codeHash !== VISA_REGISTRY_CODE_HASH) {
    throw new WrongChain('There is no VisaRegistry of this version at CONTRACT_ADDRESS.')
  }
  const { rpc } = entrance
  const firstBlock = await findFirstBlock(rpc, identity.contractAddress, await readHead(rpc))
  return begin(entrance, identity, firstBlock, ended)
}

async function begin(
  { database, rpc, names, listeners, contractAddress, onBegun }: Entrance,
  identity: ChainIdentity,
  firstBlock: number,
  ended: ChainEpoch | undefined,
): Promise<ChainEpoch> {
  const followed = await readFollowed(rpc, firstBlock)
  // The first block has the events of the roles that the deployment gave. They are read here, because
  // `followEvents` starts after this block.
  const logs = await readLogs(rpc, identity.contractAddress, firstBlock, firstBlock)
  const accounts = logs.flatMap((log) => readGrant(log) ?? [])
  return database.transaction(async (trx) => {
    if (ended) await endEpoch(trx, ended.id, listeners)
    const epoch = await ChainEpoch.begin(trx, {
      ...identity,
      ...names,
      ...followed,
      isLocal: contractAddress === undefined,
      firstBlock,
      accounts,
    })
    await ChainCall.openAnchorOfEveryBatch(trx, epoch.id)
    await onBegun?.(trx)
    return epoch
  })
}

/**
 * Ends the epoch. All batches and revocations then wait for the next epoch. The sender never sends the signed
 * transactions of the old chain again.
 */
async function endEpoch(trx: Transaction, epochId: string, listeners: ChainListeners) {
  await ChainEpoch.end(trx, epochId)
  await ChainCall.endAll(trx, epochId)
  await ChainTransaction.retireAll(trx, epochId)
  await LeafRevocation.releaseAll(trx)
  await AnchorLeaf.unrevokeAll(trx)
  await BatchProof.forgetAll(trx)
  const batches = await AnchorBatch.unanchorAll(trx)
  const anchorHashes = await AnchorLeaf.hashesIn(
    trx,
    batches.map(({ id }) => id),
  )
  for (let at = 0; at < anchorHashes.length; at += LEAVES_PER_NOTICE) {
    await listeners.onUnanchored(trx, anchorHashes.slice(at, at + LEAVES_PER_NOTICE))
  }
}

export async function readFollowed(rpc: Rpc, number: number): Promise<FollowedTo> {
  const block = await readBlock(rpc, number)
  if (!block) throw new RpcUnreachable('eth_getBlockByNumber', `No block ${String(number)}`)
  return { followedBlock: number, followedHash: block.hash }
}

/**
 * Finds the block of the contract's deployment with a binary search. If the node does not store old states,
 * the search ends at a later block. This is safe, because events before the start of the epoch cannot be
 * ours.
 */
async function findFirstBlock(rpc: Rpc, address: string, head: number): Promise<number> {
  let absent = -1
  let present = head
  while (present - absent > 1) {
    const middle = Math.floor((absent + present) / 2)
    const code = await readPastCode(rpc, address, middle)
    if (code === undefined) return present
    if (code === NO_CODE) absent = middle
    else present = middle
  }
  return present
}

async function readPastCode(rpc: Rpc, address: string, block: number) {
  try {
    return await readCode(rpc, address, block)
  } catch (error) {
    if (error instanceof RpcRefusal) return undefined
    throw error
  }
}
