import { fromHex, toBase64Url } from '#contracts/bytes.ts'
import { PROOF_FORMAT, type ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { signRegistry } from '#contracts/anchoring/proof-file/registry-statement.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { KeySetRow } from '#api/trust/keys/key-set-row.ts'
import { CredentialRow } from './credential-row.ts'
import { CHAIN_WAIT_MS } from './issue.ts'

const RETRY_SECONDS = 2

interface Wanted {
  credentialId: string
  /** The credential must belong to this user. */
  userId: string
}

/**
 * Returns a file that proves the credential without our server. Waits up to `chainWaitMs` milliseconds for
 * the proof from the chain.
 */
export async function saveProof(
  { database, sealing, issuerKeys, clock, anchoring }: Services,
  { credentialId, userId }: Wanted,
  chainWaitMs: number = CHAIN_WAIT_MS,
): Promise<ProofFile> {
  const row = await CredentialRow.withId(database, credentialId)
  if (row?.userId !== userId) throw new ApiError('CREDENTIAL_NOT_FOUND')
  if (row.isSample) throw new ApiError('CREDENTIAL_IS_SAMPLE')
  const found = await anchoring.fetchProof(row.blockchainAnchorHash, chainWaitMs)
  if (found === 'pending') throw new ApiError('ANCHOR_PENDING')
  if (found === 'not served') throw new ApiError('PROOF_UNAVAILABLE')
  if (typeof found === 'string') {
    throw new ApiError('PROOF_PENDING', { retryAfterSeconds: RETRY_SECONDS })
  }

  const { chainId, contractAddress, ...proven } = found
  const registry = await signRegistry(await issuerKeys.signer('credential'), {
    issuedAt: clock.now(),
    chainId,
    address: fromHex(contractAddress.toLowerCase()),
  })
  const keySets = await KeySetRow.latest(database)
  return {
    format: PROOF_FORMAT,
    credential: toBase64Url(sealing.open(credentialId, row.encryptedCredential)),
    salt: toBase64Url(row.anchorHashSalt),
    keySets: keySets.map(({ bytes }) => toBase64Url(bytes)),
    registry: toBase64Url(registry),
    ...proven,
  }
}
