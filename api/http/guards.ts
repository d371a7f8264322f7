import {
  ACTION_PROOF_MINUTES,
  EVERYBODY_PROOF_MINUTES,
  POWER_PROOF_MINUTES,
} from '#contracts/accounts/proof.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { ApiError } from './errors.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** Checks that a user may call a route. Returns the user, or throws. */
export type Guard = (user: SignedInUser | null) => SignedInUser

export function requireUser(user: SignedInUser | null): SignedInUser {
  if (!user) throw new ApiError('SIGN_IN_REQUIRED')
  return user
}

/**
 * Returns a guard that needs an identity proof of the last `minutes` minutes. A log-in counts as a proof. Put
 * this guard last. Otherwise a user would have to give a proof for an action that the user has no right to
 * do.
 * Decision: `docs/decisions/21-fresh-proof-for-actions.md`.
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

/** The guard for actions that issue or revoke credentials. */
export const freshForAction = fresh(ACTION_PROOF_MINUTES)

/** The guard for actions that give rights or access, export data, or end sessions, devices or passkeys. */
export const freshForPower = fresh(POWER_PROOF_MINUTES)

/** The guard for actions that affect all users. */
export const freshForEverybody = fresh(EVERYBODY_PROOF_MINUTES)

/** Requires an account. A guest can pay and use the purchase, but has no wallet and no profile. */
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

/** Requires the right to read the console of administrators. */
export function requireAudit(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'audit')
}

export function requireIssue(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'issue')
}

export function requireRevoke(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'revoke')
}

/** Requires the rights for a correction. A correction revokes a credential and issues another one. */
export function requireCorrect(user: SignedInUser | null): SignedInUser {
  requireIssue(user)
  return requireRevoke(user)
}

/** Requires the right to change other accounts and their rights. */
export function requireOwner(user: SignedInUser | null): SignedInUser {
  return requireRight(user, 'own')
}

function requireRight(user: SignedInUser | null, right: Right): SignedInUser {
  const signedIn = requireUser(user)
  if (!hasRight(signedIn, right)) throw new ApiError('ACCESS_DENIED')
  return signedIn
}
