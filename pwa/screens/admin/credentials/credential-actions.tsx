import type { Credential } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { describeReplacement } from '#pwa/ui/paper/describe-replacement.ts'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { shorten } from '#pwa/screens/admin/explorer.ts'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './credentials.module.css'

const ID_LENGTH = 12

/** What may be done to one credential; null for whoever may not. */
export type CredentialDeeds = Record<
  'onCorrect' | 'onRenew' | 'onRevoke',
  ((credential: Credential) => void) | null
>

interface CredentialActionsProps {
  credential: Credential
  deeds: CredentialDeeds
}

/** What has a successor is neither corrected nor renewed again, and what follows from an exam never. */
export function isReplaceable({ isRevoked, replacedById, credentialType }: Credential): boolean {
  return !isRevoked && replacedById === null && credentialType !== COURSE
}

export function CredentialActions({ credential, deeds }: CredentialActionsProps) {
  const { isRevoked, revokedAt, revokeReason } = credential
  const replaceable = isReplaceable(credential)
  return (
    <div className={styles['deeds']}>
      {isRevoked && (
        <div className={listStyles['note']}>
          {revokedAt && <div>{formatInstant(revokedAt)}</div>}
          {revokeReason && (
            <div className={listStyles['reason']} title={revokeReason}>
              {revokeReason}
            </div>
          )}
        </div>
      )}
      {describeReplacement(credential).map((sentence) => (
        <div key={sentence} className={listStyles['note']}>
          {sentence}
        </div>
      ))}
      {!isRevoked && (
        <div className={listStyles['buttons']}>
          {replaceable && (
            <>
              <DeedButton verb="Correct" credential={credential} onPress={deeds.onCorrect} />
              <DeedButton verb="Renew" credential={credential} onPress={deeds.onRenew} />
            </>
          )}
          <DeedButton verb="Revoke" credential={credential} onPress={deeds.onRevoke} />
        </div>
      )}
    </div>
  )
}

interface DeedButtonProps {
  verb: string
  credential: Credential
  onPress: CredentialDeeds['onRevoke']
}

function DeedButton({ verb, credential, onPress }: DeedButtonProps) {
  return (
    onPress && (
      <Button
        size="small"
        onClick={() => {
          onPress(credential)
        }}
      >
        {verb}
        <VisuallyHidden> {nameCredential(credential)}</VisuallyHidden>
      </Button>
    )
  )
}

/** For whoever hears a control and does not see its row. */
export function nameCredential({ credentialId, username }: Credential): string {
  return `credential ${shorten(credentialId, ID_LENGTH)} of ${isolate(username)}`
}
