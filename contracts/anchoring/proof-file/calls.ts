import { endpoint } from '#contracts/endpoint.ts'
import { ProofFile } from './proof-file.ts'

/**
 * Returns the newest proof for one of the holder's own credentials. Fails with `PROOF_PENDING`
 * while the server fetches the proof from the chain. The caller then waits for the time in
 * `Retry-After` and repeats the call.
 */
export const saveProof = endpoint({
  method: 'GET',
  path: '/api/visa/credentials/:credentialId/proof',
  answer: ProofFile,
})
