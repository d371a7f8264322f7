import { endpoint } from '#contracts/endpoint.ts'
import { ProofFile } from './proof-file.ts'

/**
 * Of one of the holder's own credentials, as it was on chain when a node last proved it. `PROOF_PENDING` while that
 * has to be fetched: to be asked again when its `Retry-After` says.
 */
export const saveProof = endpoint({
  method: 'GET',
  path: '/api/visa/credentials/:credentialId/proof',
  answer: ProofFile,
})
