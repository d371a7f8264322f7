import { equalBytes, fromHex } from '#contracts/bytes.ts'
import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { isInBatch } from '#contracts/anchoring/merkle.ts'

/**
 * Whether the proof leads from this anchor hash to its root: arithmetic on the reader's own machine.
 * That the root is on chain, anybody can look up by contract and transaction. With `signedHash`, the
 * hash that the pass was signed with, the proof must be about that one.
 */
export function provesAnchor(
  {
    root,
    index,
    siblings,
    anchorHash,
  }: Pick<AnchorProof, 'root' | 'index' | 'siblings'> & {
    anchorHash: string
  },
  signedHash?: Uint8Array,
): boolean {
  const hash = fromHex(anchorHash)
  if (signedHash && !equalBytes(hash, signedHash)) return false
  return isInBatch(fromHex(root), index, hash, siblings.map(fromHex))
}
