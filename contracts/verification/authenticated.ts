import type { PassClaims } from '#contracts/presentation/pass.ts'
import type { PresentationClaims } from '#contracts/presentation/presentation.ts'

/** A code whose signatures are valid. Its times and its revocation are not judged yet. */
export interface Authenticated {
  isAuthentic: true
  pass: PassClaims
  /** Null for a minted code. */
  presentation: PresentationClaims | null
  /** The identity of the code. It is the same for every signature over the same bytes. */
  identity: Uint8Array
  /** The times of the code. The pass in the code has its own times. */
  issuedAt: Date
  expiresAt: Date
  /** The name of the issuer whose key signed the pass. */
  issuer: string
}
