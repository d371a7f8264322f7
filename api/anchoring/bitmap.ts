import { toBeHex } from 'ethers'
import { LEAVES_PER_WORD } from '#contracts/anchoring/merkle.ts'

/** Returns the number of the word that contains the leaf's bit in the batch's bitmap. */
export function wordOf(leafIndex: number): number {
  return Math.floor(leafIndex / LEAVES_PER_WORD)
}

export function maskOf(leafIndices: readonly number[]): string {
  const mask = leafIndices.reduce(
    (bits, leafIndex) => bits | (1n << BigInt(leafIndex % LEAVES_PER_WORD)),
    0n,
  )
  return toBeHex(mask, LEAVES_PER_WORD / 8)
}

export function leafIndicesOf(word: number, mask: string): number[] {
  const bits = BigInt(mask)
  return Array.from({ length: LEAVES_PER_WORD }, (_, bit) => bit)
    .filter((bit) => (bits >> BigInt(bit)) & 1n)
    .map((bit) => word * LEAVES_PER_WORD + bit)
}
