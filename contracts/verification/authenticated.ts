import type { PassClaims } from '#contracts/presentation/pass.ts'
import type { PresentationClaims } from '#contracts/presentation/presentation.ts'

/** A code whose signatures hold. Whether it is in its time, and in force, is not judged yet. */
export interface Authenticated {
  isAuthentic: true
  pass: PassClaims
  /** Null for a code that the server minted. */
  presentation: PresentationClaims | null
  /** What makes this code that code, whatever twin its signature has. */
  identity: Uint8Array
  /** Of the code itself, not of the pass in it. */
  issuedAt: Date
  expiresAt: Date
  /** The name of the issuer whose key signed the pass. */
  issuer: string
}
