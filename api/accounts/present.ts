import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import type { UserRow } from './user-row.ts'

type Named = Pick<UserRow, 'isGuest' | 'username' | 'email'>

/**
 * Returns the name to show for a user. For a guest, this is the address, because a guest has chosen no name.
 */
export function shownName({ isGuest, username, email }: Named): string {
  return isGuest ? email : username
}

export function presentCurrentUser(user: SignedInUser | UserRow): CurrentUser {
  return {
    id: user.id,
    username: shownName(user),
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    hasPremiumAccess: user.hasPremiumAccess,
    isAdmin: user.isAdmin,
    rights: user.rights,
    isGuest: user.isGuest,
    mayAskNames: user.mayAskNames,
    isHolder: user.isHolder,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
  }
}

export function presentManagedUser(user: UserRow): ManagedUser {
  return {
    id: user.id,
    username: shownName(user),
    email: user.email,
    emailConfirmed: user.emailConfirmedAt !== null,
    hasPremiumAccess: user.hasPremiumAccess,
    isAdmin: user.isAdmin,
    rights: user.rights,
    isGuest: user.isGuest,
    mayAskNames: user.mayAskNames,
    createdAt: user.createdAt.toISOString(),
  }
}
