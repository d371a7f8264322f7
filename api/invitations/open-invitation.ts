import { deriveSecret, findSecret } from '#api/accounts/recovery/link-secret.ts'
import type { Services } from '#api/services.ts'
import { LINK_TOKEN_PARAMETER } from '#contracts/accounts/account-links.ts'
import { INVITATION_LINK } from '#contracts/accounts/invitations.ts'
import { InvitationRow } from './invitation-row.ts'

export function secretOf({ sessionKeys }: Services['env'], id: string): string {
  return deriveSecret(sessionKeys, subjectOf(id))
}

function subjectOf(id: string): string {
  return `invitation ${id}`
}

/** Returns the URL of the invitation's link. Returns undefined when the link can no longer be used. */
export async function openInvitation(
  { env, database, publicOrigin }: Pick<Services, 'env' | 'database' | 'publicOrigin'>,
  id: string,
): Promise<string | undefined> {
  const invitation = await InvitationRow.withId(database, id)
  if (!invitation || invitation.endedAt) return undefined
  const secret = findSecret(env.sessionKeys, subjectOf(id), invitation.tokenHash)
  if (!secret) return undefined
  const url = new URL(INVITATION_LINK, publicOrigin())
  url.hash = `${LINK_TOKEN_PARAMETER}=${secret}`
  return url.href
}
