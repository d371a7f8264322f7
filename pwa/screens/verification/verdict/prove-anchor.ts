import { equalBytes, fromHex } from '#contracts/bytes.ts'
import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { isInBatch } from '#contracts/anchoring/merkle.ts'

/**
 * Returns whether the proof leads from this anchor hash to its root. The check runs on the reader's
 * own machine. The reader can look up the root on the chain by contract and transaction.
 * `signedHash` is the anchor hash in the signed pass, and must be equal to the hash of the proof.
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
