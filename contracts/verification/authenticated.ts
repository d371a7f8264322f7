import type { PassClaims } from '#contracts/presentation/pass.ts'
import type { PresentationClaims } from '#contracts/presentation/presentation.ts'

/** A code with valid signatures. Its times and its revocation are not judged yet. */
export interface Authenticated {
  isAuthentic: true
  pass: PassClaims
  /** Null for a minted code. */
  presentation: PresentationClaims | null
  /** The code's identity, which its signature does not change. */
  identity: Uint8Array
  /** The times of the code, not those of the pass in it. */
  issuedAt: Date
  expiresAt: Date
  /** The name of the issuer whose key signed the pass. */
  issuer: string
}
