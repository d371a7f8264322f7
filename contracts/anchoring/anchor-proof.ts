import * as z from 'zod/mini'
import { Instant } from '#contracts/endpoint.ts'

/**
 * The greatest number of siblings. A batch has at most 2^32 - 1 leaves, because the contract counts
 * leaves in 32 bits.
 */
export const PROOF_DEPTH_MAX = 32

const Hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))

/**
 * Proves that a credential's anchor hash is a leaf under a root on the chain. The reader computes
 * the root from the index, the anchor hash and the siblings. The reader then looks up this root in
 * the contract or in the transaction.
 */
export const AnchorProof = z.object({
  root: Hash,
  index: z.int().check(z.minimum(0)),
  /** The siblings from the leaf to the root. */
  siblings: z.array(Hash).check(z.maxLength(PROOF_DEPTH_MAX)),
  transactionHash: Hash,
  blockNumber: z.int().check(z.minimum(0)),
  blockTime: Instant,
  contractAddress: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  chainId: z.int().check(z.positive()),
  networkName: z.string(),
  /** The page about the transaction. Null when the network has no explorer. */
  explorerUrl: z.nullable(z.url()),
})
export type AnchorProof = z.infer<typeof AnchorProof>
