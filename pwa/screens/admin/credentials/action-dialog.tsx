import type { Credential } from '#contracts/credentials/credential.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { RenewDialog } from './renew-dialog.tsx'
import { RenewManyDialog } from './renew-many-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { RevokeManyDialog } from './revoke-many-dialog.tsx'

/** An action that was chosen in the list and that opens a dialog. */
export type AskedAction =
  | { action: 'details' | 'correct' | 'renew' | 'revoke'; credential: Credential }
  | { action: 'renewMany' | 'revokeMany'; credentials: readonly Credential[] }

interface ActionDialogProps {
  asked: AskedAction
  onDone: () => void
  onClose: () => void
}

export function ActionDialog({ asked, onDone, onClose }: ActionDialogProps) {
  switch (asked.action) {
    case 'details':
      return <DetailsDialog credential={asked.credential} onClose={onClose} />
    case 'correct':
      return <CorrectDialog credential={asked.credential} onCorrected={onDone} onClose={onClose} />
    case 'renew':
      return <RenewDialog credential={asked.credential} onRenewed={onDone} onClose={onClose} />
    case 'revoke':
      return <RevokeDialog credential={asked.credential} onRevoked={onDone} onClose={onClose} />
    case 'renewMany':
      return <RenewManyDialog credentials={asked.credentials} onDone={onDone} onClose={onClose} />
    case 'revokeMany':
      return <RevokeManyDialog credentials={asked.credentials} onDone={onDone} onClose={onClose} />
  }
}
