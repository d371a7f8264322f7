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
  /** Returns whether the row's anchor hash is the hash of its sealed credential. */
  isAnchored(row: Sealed): boolean
}

/**
 * Returns a checker that computes the anchor hash again from the sealed credential. An altered row therefore
 * fails the check. The checker remembers the last rows that passed, because the same bytes need no second
 * computation.
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
