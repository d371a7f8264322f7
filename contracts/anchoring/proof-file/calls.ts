import { endpoint } from '#contracts/endpoint.ts'
import { ProofFile } from './proof-file.ts'

/**
 * The proof of one of the holder's own credentials, as a node last proved it. `PROOF_PENDING`: the server
 * still fetches the proof; the caller asks again after the answer's `Retry-After`.
 */
export const saveProof = endpoint({
  method: 'GET',
  path: '/api/visa/credentials/:credentialId/proof',
  answer: ProofFile,
})
