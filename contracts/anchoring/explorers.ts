/** Well-known explorers by chain id. A proof file names none, because it could name a forger's page. */
const EXPLORERS: ReadonlyMap<number, string> = new Map([
  [1, 'https://etherscan.io'],
  [10, 'https://optimistic.etherscan.io'],
  [137, 'https://polygonscan.com'],
  [8453, 'https://basescan.org'],
  [42161, 'https://arbiscan.io'],
  [11155111, 'https://sepolia.etherscan.io'],
])

/** The page of a block; null where no explorer is known. */
export function explorerPageOf(chainId: number, blockNumber: number): string | null {
  const explorer = EXPLORERS.get(chainId)
  return explorer ? `${explorer}/block/${String(blockNumber)}` : null
}
