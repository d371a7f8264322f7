import { formatUnits } from 'ethers'
import type { Fees, GoingFees } from '#api/anchoring/chain/chain-reads.ts'

/** The gas limit for one call. The contract's calls need less than half of it. */
const GAS_MAX = 150_000n

/**
 * The error for a call with too much gas or a fee above our ceiling. The ceilings limit the cost that a lying
 * node can cause. The call is not signed, and waits.
 */
export class TooDear extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TooDear'
  }
}

export function requireBoundGas(gasLimit: bigint): void {
  if (gasLimit > GAS_MAX) {
    throw new TooDear(
      `The node estimates ${String(gasLimit)} gas, but the limit is ${String(GAS_MAX)}.`,
    )
  }
}

/** Lowers the fee to the ceiling. Throws a `TooDear` when the next block would not accept this fee. */
export function boundFees(going: GoingFees, ceiling: bigint): Fees {
  requireBoundFee(going.leastPerGas, ceiling)
  const { maxFeePerGas, maxPriorityFeePerGas } = going
  return { maxPriorityFeePerGas, maxFeePerGas: maxFeePerGas < ceiling ? maxFeePerGas : ceiling }
}

export function requireBoundFee(feePerGas: bigint, ceiling: bigint): void {
  if (feePerGas > ceiling) {
    const [needed, most] = [feePerGas, ceiling].map((fee) => formatUnits(fee, 'gwei'))
    throw new TooDear(
      `A unit of gas costs ${needed ?? ''} gwei, but CHAIN_MAX_FEE_GWEI allows only ${most ?? ''}.`,
    )
  }
}
