import type { Credential } from '#contracts/credentials/credential.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatDay, formatLastDay } from '#pwa/ui/format-date.ts'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import { notesOf } from './credential-actions.tsx'
import { Account, StatusBadge, TypeName } from './credential-cells.tsx'
import { Transaction } from './transaction.tsx'

interface DetailsDialogProps {
  credential: Credential
  onClose: () => void
}

/** Shows all data of a row. The table has room for only a part of it. */
export function DetailsDialog({ credential, onClose }: DetailsDialogProps) {
  const notes = notesOf(credential)
  return (
    <Dialog isOpen isToRead title="Credential Details" onClose={onClose}>
      <dl className={listStyles['facts']}>
        <Fact label="Type">
          <TypeName type={credential.credentialType} />
        </Fact>
        <Fact label="Status">
          <StatusBadge credential={credential} />
        </Fact>
        {notes.length > 0 && (
          <Fact label="What became of it" className={listStyles['wide']}>
            {notes.map((note) => (
              <div key={note}>{note}</div>
            ))}
          </Fact>
        )}
        <Fact label="Account" className={listStyles['wide']}>
          <Account credential={credential} />
        </Fact>
        <Fact label="Credential" className={listStyles['wide']}>
          <CopyText text={credential.credentialId} noun="credential id" />
        </Fact>
        <Fact label="Holder Hash" className={listStyles['wide']}>
          <CopyText text={credential.holderNameHash} noun="holder hash" />
        </Fact>
        <Fact label="Issue Date">{formatDay(credential.issueDate)}</Fact>
        <Fact label="Expiry Date">{formatLastDay(credential.expiryDate)}</Fact>
        <Fact label="Blockchain TX" className={listStyles['wide']}>
          <Transaction hash={credential.blockchainTxHash} />
        </Fact>
      </dl>
    </Dialog>
  )
}
