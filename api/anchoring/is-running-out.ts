import { readBalance } from './chain/chain-reads.ts'
import type { Rpc } from './chain/rpc.ts'

/** The number of calls that the balance must be able to pay. Below this number, we raise an alarm. */
const LOW_BALANCE_CALLS = 200n
const GAS_PER_CALL = 60_000n

/** Returns whether the account's balance pays for only a few more calls at this fee per unit of gas. */
export async function isRunningOut(rpc: Rpc, address: string, feePerGas: bigint): Promise<boolean> {
  const balance = await readBalance(rpc, address)
  return balance < LOW_BALANCE_CALLS * GAS_PER_CALL * feePerGas
}
