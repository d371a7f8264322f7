import { equalBytes, fromHex } from '#contracts/bytes.ts'
import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { isInBatch } from '#contracts/anchoring/merkle.ts'

/**
 * Checks on the reader's own machine whether the proof leads from this anchor hash to its root. Everybody
 * can check by contract and transaction whether the root is on the chain. `signedHash` is the hash in the
 * signed pass. The proof must be for the same hash.
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
