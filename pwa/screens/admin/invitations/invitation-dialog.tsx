import type { Invitation } from '#contracts/accounts/invitations.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { useIssueInvitation, useWithdrawInvitation } from './invitation-calls.ts'
import { DEED_NAMES, describeDraft, type InvitationDeed } from './invitation-cells.tsx'

const TITLES: Record<InvitationDeed, string> = {
  withdraw: 'Withdraw Invitation',
  issue: 'Issue Credential',
}

const CONSEQUENCES: Record<InvitationDeed, string> = {
  withdraw: 'Its link no longer works, and nothing is issued by it.',
  issue:
    'Its holder has the mailbox and knew the passport digits. The credential is issued in your name, since the inviter may not issue it.',
}

interface InvitationDialogProps {
  invitation: Invitation
  deed: InvitationDeed
  onDone: () => void
  onClose: () => void
}

export function InvitationDialog({ invitation, deed, onDone, onClose }: InvitationDialogProps) {
  const withdraw = useWithdrawInvitation()
  const issue = useIssueInvitation()
  const { mutate, isPending } = deed === 'issue' ? issue : withdraw

  function handleClose() {
    if (!isPending) onClose()
  }

  return (
    <Dialog
      isOpen
      title={TITLES[deed]}
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
            variant={deed === 'issue' ? 'primary' : 'destructive'}
            isBusy={isPending}
            onClick={() => {
              mutate(invitation.invitationId, { onSuccess: onDone })
            }}
          >
            {DEED_NAMES[deed]}
          </Button>
        </>
      }
    >
      <p>{CONSEQUENCES[deed]}</p>
    </Dialog>
  )
}
