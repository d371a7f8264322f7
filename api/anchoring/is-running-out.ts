import { readBalance } from './chain/chain-reads.ts'
import type { Rpc } from './chain/rpc.ts'

/** A balance for fewer calls than this raises an alarm. */
const LOW_BALANCE_CALLS = 200n
const GAS_PER_CALL = 60_000n

/** Whether an account's balance ends soon, at this fee for a unit of gas. */
export async function isRunningOut(rpc: Rpc, address: string, feePerGas: bigint): Promise<boolean> {
  const balance = await readBalance(rpc, address)
  return balance < LOW_BALANCE_CALLS * GAS_PER_CALL * feePerGas
}
