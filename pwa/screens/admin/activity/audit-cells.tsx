import type { AuditAction, AuditEntry } from '#contracts/audit/audit.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import { Notes } from '#pwa/ui/notes.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { When } from '#pwa/screens/admin/list/when.tsx'

export const ACTION_NAMES: Record<AuditAction, string> = {
  premium_granted: 'Gave premium access',
  premium_withdrawn: 'Withdrew premium access',
  admin_granted: 'Made administrator',
  admin_withdrawn: 'Withdrew the admin role',
  rights_changed: 'Changed rights',
  asking_granted: 'Let ask wallets for names',
  asking_withdrawn: 'Let ask wallets for names no more',
  enrolment_link_made: 'Made an enrolment link',
  passkey_enrolled: 'Added a passkey by link',
  recovery_code_used: 'Used a recovery code',
  user_deleted: 'Deleted user',
  sessions_ended: 'Ended all sessions',
  every_session_ended: 'Signed everybody out',
  change_undone: 'Undid a change',
  credential_issued: 'Issued credential',
  credential_revoked: 'Revoked credential',
  credential_corrected: 'Corrected credential',
  credential_renewed: 'Renewed credential',
  self_issued: 'Issued for the own account, with nobody else to do it',
  invitation_made: 'Invited somebody',
  invitation_accepted: 'Accepted an invitation',
  invitation_locked: 'Locked an invitation',
  invitation_withdrawn: 'Withdrew an invitation',
  import_started: 'Started an import',
  import_paused: 'Paused an import',
  import_cancelled: 'Cancelled an import',
  content_imported: 'Took a content pack in',
  content_activated: 'Changed the content pack in force',
  keys_requested: 'Asked the root for keys',
  keys_imported: 'Put a key set in force',
  key_stopped: 'Stopped a key',
  key_unstopped: 'Took the stop of a key back',
  keys_resealed: 'Sealed everything again',
  certificates_requested: 'Asked for certificates',
  certificates_installed: 'Put certificates in force',
  chain_migrated: 'Moved to another contract',
  refund_asked: 'Asked for a refund',
  refund_taken: 'Had a refund taken by the payment provider',
  refund_refused: 'Had a refund refused by the payment provider',
  refund_withdrawn: 'Withdrew a refund that was due no more',
  stray_payment_accepted: 'Made an unmatched payment a purchase',
  stray_payment_dismissed: 'Dismissed an unmatched payment',
  purchases_exported: 'Exported the purchases',
  audit_exported: 'Exported the activity',
  head: 'Handed the day to the blockchain',
  backed_up: 'Made a backup',
  restored: 'Restored a backup',
  origin_accepted: 'Moved to another address',
}

const ID_TAIL_LENGTH = 12

interface EntryProps {
  entry: AuditEntry
}

export const AUDIT_COLUMNS: Column<AuditEntry>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => <When at={at} /> },
  { id: 'by', header: 'By', cell: (entry) => <Actor entry={entry} /> },
  { id: 'action', header: 'Action', cell: ({ action }) => <Line>{ACTION_NAMES[action]}</Line> },
  {
    id: 'user',
    header: 'User',
    cell: ({ subjectName }) => <Line>{isolate(subjectName ?? '–')}</Line>,
  },
  { id: 'credential', header: 'Credential', cell: (entry) => <Credential entry={entry} /> },
  { id: 'reason', header: 'Reason', cell: (entry) => <Reason entry={entry} /> },
]

export function AuditCard({ entry }: EntryProps) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>
          {ACTION_NAMES[entry.action]}
          {entry.subjectName !== null && ` · ${isolate(entry.subjectName)}`}
        </strong>
      </header>
      <p className={styles['note']}>
        {formatInstant(entry.at)} by {nameActor(entry)}
      </p>
      <dl className={styles['facts']}>
        {entry.credentialId !== null && (
          <Fact label="Credential">
            <Credential entry={entry} />
          </Fact>
        )}
        {entry.details?.['reason'] !== undefined && (
          <Fact label="Reason" className={styles['wide']}>
            {entry.details['reason']}
          </Fact>
        )}
      </dl>
    </article>
  )
}

/**
 * Returns the name of the actor. A user has the account's present name. An operator has the name in
 * the entry, until this name is erased.
 */
export function nameActor({ actorKind, actorName, details }: AuditEntry): string {
  if (actorKind === 'system') return 'the product'
  if (actorKind === 'operator') return isolate(details?.['by'] ?? 'an operator')
  return isolate(actorName ?? '–')
}

function Actor({ entry }: EntryProps) {
  const network = entry.details?.['network']
  return (
    <>
      <Line>{nameActor(entry)}</Line>
      {network !== undefined && <Notes notes={[network]} />}
    </>
  )
}

function Credential({ entry: { credentialId } }: EntryProps) {
  if (credentialId === null) return '–'
  return (
    <CopyText
      text={credentialId}
      shown={`…${credentialId.slice(-ID_TAIL_LENGTH)}`}
      noun="credential id"
    />
  )
}

function Reason({ entry: { details } }: EntryProps) {
  const reason = details?.['reason']
  if (reason === undefined) return '–'
  return <Line>{reason}</Line>
}
