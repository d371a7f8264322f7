import { equalBytes, fromHex } from '#contracts/bytes.ts'
import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { isInBatch } from '#contracts/anchoring/merkle.ts'

/**
 * Whether the proof leads from this anchor hash to its root, computed on the reader's own machine. Anybody
 * can look up by contract and transaction whether the chain has the root. `signedHash` is the hash in the
 * signed pass: the proof must be for the same hash.
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
