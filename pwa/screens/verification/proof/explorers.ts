/**
 * Well-known block explorers by chain id. The explorer must not come from the proof file, because a
 * forger could name a false one.
 */
const EXPLORERS: ReadonlyMap<number, string> = new Map([
  [1, 'https://etherscan.io'],
  [10, 'https://optimistic.etherscan.io'],
  [137, 'https://polygonscan.com'],
  [8453, 'https://basescan.org'],
  [42161, 'https://arbiscan.io'],
  [11155111, 'https://sepolia.etherscan.io'],
])

/** Returns null when no explorer is known for the chain. */
export function explorerPageOf(chainId: number, blockNumber: number): string | null {
  const explorer = EXPLORERS.get(chainId)
  return explorer ? `${explorer}/block/${String(blockNumber)}` : null
}
