import { z } from 'zod'
import { type Rpc, RpcRefusal } from './rpc.ts'

const Quantity = z.string().regex(/^0x[0-9a-f]+$/)
const Whole = Quantity.transform(Number).pipe(z.number().int().max(Number.MAX_SAFE_INTEGER))
const Amount = Quantity.transform(BigInt)
const Bytes = z.string().regex(/^0x(?:[0-9a-f]{2})*$/)
const Hash = z.string().regex(/^0x[0-9a-f]{64}$/)

const Block = z.object({
  number: Whole,
  hash: Hash,
  timestamp: Whole,
  baseFeePerGas: Amount.default(0n),
})
export type Block = z.infer<typeof Block>

const Log = z.object({
  topics: z.array(Hash),
  data: Bytes,
  blockNumber: Whole,
  blockHash: Hash,
  transactionHash: Hash,
  logIndex: Whole,
})
export type Log = z.infer<typeof Log>

const Receipt = z.object({
  status: Whole.transform((status) => (status === 1 ? 'succeeded' : 'reverted')),
  blockNumber: Whole,
  contractAddress: z.string().nullish(),
})
export type Receipt = z.infer<typeof Receipt>

const Sent = z.looseObject({ from: z.string(), nonce: Whole })
type Sent = z.infer<typeof Sent>

export interface Fees {
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

export interface GoingFees extends Fees {
  /** The lowest fee per unit of gas that the next block accepts. */
  leastPerGas: bigint
}

const toQuantity = (value: number | bigint) => `0x${value.toString(16)}`

export function readChainId(rpc: Rpc) {
  return rpc.call('eth_chainId', [], Whole)
}

export function readHead(rpc: Rpc) {
  return rpc.call('eth_blockNumber', [], Whole)
}

export function readBlock(rpc: Rpc, number: number): Promise<Block | null> {
  return rpc.call('eth_getBlockByNumber', [toQuantity(number), false], Block.nullable())
}

/** Returns the latest block that the chain marks as final. Returns undefined when the chain marks none. */
export async function readFinalized(rpc: Rpc): Promise<number | undefined> {
  try {
    const method = 'eth_getBlockByNumber'
    return (await rpc.call(method, ['finalized', false], Block.nullable()))?.number
  } catch (error) {
    if (error instanceof RpcRefusal) return undefined
    throw error
  }
}

export function readLogs(rpc: Rpc, address: string, from: number, to: number): Promise<Log[]> {
  const filter = { address, fromBlock: toQuantity(from), toBlock: toQuantity(to) }
  return rpc.call('eth_getLogs', [filter], z.array(Log))
}

export function readReceipt(rpc: Rpc, hash: string): Promise<Receipt | null> {
  return rpc.call('eth_getTransactionReceipt', [hash], Receipt.nullable())
}

/** Returns whether the node has the transaction, mined or waiting. */
export async function knowsTransaction(rpc: Rpc, hash: string): Promise<boolean> {
  return (await rpc.call('eth_getTransactionByHash', [hash], z.looseObject({}).nullable())) !== null
}

/**
 * Returns the sender and the nonce of the transaction, or null when the node does not have the transaction.
 */
export function readSent(rpc: Rpc, hash: string): Promise<Sent | null> {
  return rpc.call('eth_getTransactionByHash', [hash], Sent.nullable())
}

/** Returns the nonce that the chain expects next. Transactions that are not mined yet do not count. */
export function readNonce(rpc: Rpc, address: string) {
  return rpc.call('eth_getTransactionCount', [address, 'latest'], Whole)
}

export function readBalance(rpc: Rpc, address: string) {
  return rpc.call('eth_getBalance', [address, 'latest'], Amount)
}

/** Returns `0x` when there is no contract. Not every node has the state of an earlier `block`. */
export function readCode(rpc: Rpc, address: string, block?: number) {
  return rpc.call(
    'eth_getCode',
    [address, block === undefined ? 'latest' : toQuantity(block)],
    Bytes,
  )
}

export function estimateGas(rpc: Rpc, call: { from: string; to?: string; data: string }) {
  return rpc.call('eth_estimateGas', [call], Amount)
}

/** Calls a read-only function of the contract, and returns the result. */
export function readCall(rpc: Rpc, to: string, data: string) {
  return rpc.call('eth_call', [{ to, data }, 'latest'], Bytes)
}

export function broadcast(rpc: Rpc, raw: string) {
  return rpc.call('eth_sendRawTransaction', [raw], Hash)
}

/** Returns a fee that is enough for the next block, even if the base fee doubles. */
export async function readFees(rpc: Rpc): Promise<GoingFees> {
  const latest = await rpc.call('eth_getBlockByNumber', ['latest', false], Block)
  const maxPriorityFeePerGas = await rpc.call('eth_maxPriorityFeePerGas', [], Amount)
  return {
    maxPriorityFeePerGas,
    maxFeePerGas: 2n * latest.baseFeePerGas + maxPriorityFeePerGas,
    leastPerGas: latest.baseFeePerGas + maxPriorityFeePerGas,
  }
}
