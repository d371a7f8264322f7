import {
  ACTION_PROOF_MINUTES,
  EVERYBODY_PROOF_MINUTES,
  POWER_PROOF_MINUTES,
} from '#contracts/accounts/proof.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import { ApiError } from './errors.ts'
import type { SignedInUser } from './signed-in-user.ts'

const MINUTE_MS = 60_000

/** Returns whom the route may serve, or refuses. */
export type Guard = (user: SignedInUser | null) => SignedInUser

export function requireUser(user: SignedInUser | null): SignedInUser {
  if (!user) throw new ApiError('SIGN_IN_REQUIRED')
  return user
}

/**
 * Asks for a proof of at most so many minutes ago; a log-in is one. It comes last, so that nobody
 * proves anything for what they may not do.
 */
function fresh(minutes: number): Guard {
  function requireProof(user: SignedInUser | null): SignedInUser {
    const signedIn = requireUser(user)
    const { sinceProofMs } = signedIn
    if (sinceProofMs === null || sinceProofMs >= minutes * MINUTE_MS) {
      throw new ApiError('PROOF_REQUIRED')
    }
    return signedIn
  }
  return Object.defineProperty(requireProof, 'name', { value: `fresh(${String(minutes)})` })
}

/** For what issues and revokes. */
export const freshForAction = fresh(ACTION_PROOF_MINUTES)

/** For what gives power or access, hands data out, or ends what somebody is signed in on. */
export const freshForPower = fresh(POWER_PROOF_MINUTES)

/** For what everybody feels. */
export const freshForEverybody = fresh(EVERYBODY_PROOF_MINUTES)

/** A guest may pay and use what was paid for, but has no wallet and no profile. */
export function requireAccount(user: SignedInUser | null): SignedInUser {
  const signedIn = requireUser(user)
  if (signedIn.isGuest) throw new ApiError('ACCESS_DENIED')
  return signedIn
}

export function requirePremium(user: SignedInUser | null): SignedInUser {
  const signedIn = requireUser(user)
  if (!signedIn.hasPremiumAccess) throw new ApiError('ACCESS_DENIED')
  return signedIn
}

/** For what the console shows. */
export function requireAudit(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'audit')
}

export function requireIssue(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'issue')
}

export function requireRevoke(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'revoke')
}

/** For what takes a credential back and issues another in its place. */
export function requireCorrect(user: SignedInUser | null): SignedInUser {
  requireIssue(user)
  return requireRevoke(user)
}

/** For what changes accounts of others, and what they may do. */
export function requireOwner(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'own')
}

function requireRight(user: SignedInUser | null, right: Right): SignedInUser {
  const signedIn = requireUser(user)
  if (!hasRight(signedIn, right)) throw new ApiError('ACCESS_DENIED')
  return signedIn
}
