import { formatUnits } from 'ethers'
import type { Fees, GoingFees } from '#api/anchoring/chain/chain-reads.ts'

/** Twice what a call of the contract takes. */
const GAS_MAX = 150_000n

/** It would cost more than a node that lies may cost us: nothing is signed, and it waits. */
export class TooDear extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TooDear'
  }
}

export function requireBoundGas(gasLimit: bigint): void {
  if (gasLimit > GAS_MAX) {
    throw new TooDear(
      `The node asks for ${String(gasLimit)} gas, and ${String(GAS_MAX)} is the most.`,
    )
  }
}

/** The going fees, cut at the ceiling as long as the block to come still takes them. */
export function boundFees(going: GoingFees, ceiling: bigint): Fees {
  requireBoundFee(going.leastPerGas, ceiling)
  const { maxFeePerGas, maxPriorityFeePerGas } = going
  return { maxPriorityFeePerGas, maxFeePerGas: maxFeePerGas < ceiling ? maxFeePerGas : ceiling }
}

export function requireBoundFee(feePerGas: bigint, ceiling: bigint): void {
  if (feePerGas > ceiling) {
    const [needed, most] = [feePerGas, ceiling].map((fee) => formatUnits(fee, 'gwei'))
    throw new TooDear(
      `A unit of gas costs ${needed ?? ''} gwei, and CHAIN_MAX_FEE_GWEI allows ${most ?? ''}.`,
    )
  }
}
