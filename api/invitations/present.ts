import type { Services } from '#api/services.ts'
import type { Invitation } from '#contracts/accounts/invitations.ts'
import { initialsOf } from '#contracts/presentation/initials.ts'
import type { ShownInvitation } from './invitation-row.ts'
import { openDraft } from './seal-draft.ts'

export function presentInvitation(
  { sealing }: Pick<Services, 'sealing'>,
  row: ShownInvitation,
): Invitation {
  return {
    invitationId: row.id,
    email: row.email,
    state: row.state,
    invitedBy: row.inviterName,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    draft: row.sealed && presentDraft(openDraft(sealing, row.id, row.sealed)),
    credentialId: row.credentialId,
  }
}

function presentDraft({
  credentialType,
  holderName,
  issueDate,
  expiryDate,
}: ReturnType<typeof openDraft>): Invitation['draft'] {
  return { credentialType, holderInitials: initialsOf(holderName), issueDate, expiryDate }
}
