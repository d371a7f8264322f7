import { ApiError } from '#api/errors.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** Returns whom the route may serve, or refuses. */
export type Guard = (user: SignedInUser | null) => SignedInUser

export function requireUser(user: SignedInUser | null): SignedInUser {
  if (!user) throw new ApiError('SIGN_IN_REQUIRED')
  return user
}

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

export function requireAdmin(user: SignedInUser | null): SignedInUser {
  const signedIn = requireUser(user)
  if (!signedIn.isAdmin) throw new ApiError('ACCESS_DENIED')
  return signedIn
}
