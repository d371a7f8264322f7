import { MINTED_LIFE_MS, PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { CLOCK_TOLERANCE_MS, isAhead } from '#contracts/time.ts'
import type { Authenticated } from './authenticated.ts'
import type { VerdictCode } from './verdict.ts'

/** The longest life of a presentation. No verifier accepts a longer life. */
export const PRESENTATION_LIFE_MAX_MS = 15 * 60_000

/**
 * Returns the verdict code for the first time limit that the code breaks. Returns null when the
 * code breaks no limit.
 */
export function findBrokenTime(shown: Authenticated, now: Date): VerdictCode | null {
  const { pass, presentation } = shown
  const code = presentation ?? pass
  const earliest = now.getTime() - CLOCK_TOLERANCE_MS
  const latest = now.getTime() + CLOCK_TOLERANCE_MS
  const issuedAt = code.issuedAt.getTime()
  const expiresAt = code.expiresAt.getTime()
  const passExpiresAt = pass.expiresAt.getTime()

  if (issuedAt > latest || pass.issuedAt.getTime() > latest) return 'TOKEN_NOT_YET_VALID'
  if (expiresAt <= issuedAt) return 'TOKEN_OUT_OF_BOUNDS'
  // This check limits the damage of a stolen key: no pass of the thief can be valid for long.
  const passLifeMs = passExpiresAt - pass.issuedAt.getTime()
  if (passLifeMs > (presentation ? PASS_LIFE_MS : MINTED_LIFE_MS)) return 'TOKEN_OUT_OF_BOUNDS'
  if (presentation && expiresAt - issuedAt > PRESENTATION_LIFE_MAX_MS) return 'TOKEN_OUT_OF_BOUNDS'
  // The holder's device had the pass already, so its clock is behind.
  if (isAhead(pass.issuedAt, new Date(issuedAt))) return 'TOKEN_BEFORE_PASS'
  // The code ends after its pass. If the pass has already expired, the device has not renewed it,
  // and this is the cause.
  if (expiresAt > passExpiresAt) {
    return passExpiresAt < earliest ? 'PASS_EXPIRED' : 'TOKEN_OUT_OF_BOUNDS'
  }
  return expiresAt < earliest ? 'QR_TOKEN_EXPIRED' : null
}
