import { anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { toHex } from '#contracts/bytes.ts'
import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import type { CredentialFacts } from './read-facts.ts'

const KEPT = 10_000

type Sealed = Pick<
  CredentialFacts,
  'credentialId' | 'encryptedCredential' | 'anchorHashSalt' | 'blockchainAnchorHash'
>

export interface SealCheck {
  /** Whether a row's anchor hash was computed from its sealed credential. */
  isAnchored(row: Sealed): boolean
}

/**
 * Recomputes the hash from the sealed credential, so that an altered row cannot pass for the anchored
 * one. The last rows that matched are kept: the same bytes need no second computation.
 */
export function checkSeals(sealing: Sealing): SealCheck {
  const kept = new Map<string, Sealed>()
  return {
    isAnchored: (row) => {
      const known = kept.get(row.credentialId)
      if (known && isSame(known, row)) return true
      const credential = tryOpen(sealing, row.credentialId, row.encryptedCredential)
      if (!credential) return false
      if (toHex(anchorHash(row.anchorHashSalt, credential)) !== row.blockchainAnchorHash)
        return false
      if (kept.size >= KEPT) kept.clear()
      const { credentialId, encryptedCredential, anchorHashSalt, blockchainAnchorHash } = row
      kept.set(credentialId, {
        credentialId,
        encryptedCredential,
        anchorHashSalt,
        blockchainAnchorHash,
      })
      return true
    },
  }
}

function isSame(one: Sealed, other: Sealed): boolean {
  return (
    one.encryptedCredential.equals(other.encryptedCredential) &&
    one.anchorHashSalt.equals(other.anchorHashSalt) &&
    one.blockchainAnchorHash === other.blockchainAnchorHash
  )
}
