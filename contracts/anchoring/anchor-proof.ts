import { z } from 'zod'
import { Instant } from '#contracts/endpoint.ts'
import { PROOF_DEPTH_MAX } from './merkle.ts'

const Hash = z.string().regex(/^0x[0-9a-f]{64}$/)

/**
 * That a credential's anchor hash is a leaf of a root on chain. Whoever has it recomputes the root
 * from index, anchor hash and siblings, and looks the root up by contract and transaction.
 */
export const AnchorProof = z.object({
  root: Hash,
  index: z.number().int().min(0),
  /** From the leaf up. */
  siblings: z.array(Hash).max(PROOF_DEPTH_MAX),
  transactionHash: Hash,
  blockNumber: z.number().int().min(0),
  blockTime: Instant,
  contractAddress: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  chainId: z.number().int().positive(),
  networkName: z.string(),
  /** The transaction's page; null where the network has no explorer. */
  explorerUrl: z.url().nullable(),
})
export type AnchorProof = z.infer<typeof AnchorProof>
