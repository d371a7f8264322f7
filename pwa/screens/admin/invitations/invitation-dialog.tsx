import type { Invitation } from '#contracts/accounts/invitations.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { useIssueInvitation, useWithdrawInvitation } from './invitation-calls.ts'
import { ACTION_NAMES, describeDraft, type InvitationAction } from './invitation-cells.tsx'

const TITLES: Record<InvitationAction, string> = {
  withdraw: 'Withdraw Invitation',
  issue: 'Issue Credential',
}

const CONSEQUENCES: Record<InvitationAction, string> = {
  withdraw: 'Its link no longer works, and nothing is issued by it.',
  issue:
    'Its holder has the mailbox and knew the passport digits. The credential is issued in your name, since the inviter may not issue it.',
}

interface InvitationDialogProps {
  invitation: Invitation
  action: InvitationAction
  onDone: () => void
  onClose: () => void
}

export function InvitationDialog({ invitation, action, onDone, onClose }: InvitationDialogProps) {
  const withdraw = useWithdrawInvitation()
  const issue = useIssueInvitation()
  const { mutate, isPending } = action === 'issue' ? issue : withdraw

  function handleClose() {
    if (!isPending) onClose()
  }

  return (
    <Dialog
      isOpen
      title={TITLES[action]}
      description={
        <>
          <strong>{isolateAddress(invitation.email)}</strong>
          <br />
          {describeDraft(invitation)}
        </>
      }
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>Cancel</Button>
          <Button
            variant={action === 'issue' ? 'primary' : 'destructive'}
            isBusy={isPending}
            onClick={() => mutate(invitation.invitationId, { onSuccess: onDone })}
          >
            {ACTION_NAMES[action]}
          </Button>
        </>
      }
    >
      <p>{CONSEQUENCES[action]}</p>
    </Dialog>
  )
}
