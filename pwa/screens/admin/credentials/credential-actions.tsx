import Ellipsis from 'lucide-react/icons/ellipsis'
import type { Credential } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Menu, MenuButton } from '#pwa/ui/menu.tsx'
import { describeReplacement } from '#pwa/ui/paper/describe-replacement.ts'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { shorten } from '#pwa/screens/admin/explorer.ts'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './credentials.module.css'

const ID_LENGTH = 12

type Action = (credential: Credential) => void

/** What may be done to one credential; null where the user may not. */
export type ActionHandlers = Record<'onCorrect' | 'onRenew' | 'onRevoke', Action | null> & {
  onDetails: Action
}

interface CredentialActionsProps {
  credential: Credential
  actions: ActionHandlers
}

/** What has a successor is neither corrected nor renewed again, and what follows from an exam never. */
export function isReplaceable({ isRevoked, replacedById, credentialType }: Credential): boolean {
  return !isRevoked && replacedById === null && credentialType !== COURSE
}

/** What is left to do to it, by its verb. */
function actionsOf(credential: Credential, { onCorrect, onRenew, onRevoke }: ActionHandlers) {
  const { isRevoked } = credential
  const replaceable = isReplaceable(credential)
  return [
    { verb: 'Correct', onPress: replaceable ? onCorrect : null },
    { verb: 'Renew', onPress: replaceable ? onRenew : null },
    { verb: 'Revoke', onPress: isRevoked ? null : onRevoke },
  ].flatMap(({ verb, onPress }) => (onPress ? [{ verb, onPress }] : []))
}

/** What became of it: its successor, why it was revoked and when. */
export function notesOf(credential: Credential): string[] {
  const { revokedAt, revokeReason } = credential
  return [
    ...describeReplacement(credential),
    ...(revokeReason === null ? [] : [revokeReason]),
    ...(revokedAt === null ? [] : [formatInstant(revokedAt)]),
  ]
}

export function CredentialMenu({ credential, actions }: CredentialActionsProps) {
  return (
    <Menu label={`Actions for ${nameCredential(credential)}`} trigger={<Ellipsis />} isInTable>
      {[{ verb: 'Details', onPress: actions.onDetails }, ...actionsOf(credential, actions)].map(
        ({ verb, onPress }) => (
          <MenuButton
            key={verb}
            onSelect={() => {
              onPress(credential)
            }}
          >
            {verb}
          </MenuButton>
        ),
      )}
    </Menu>
  )
}

export function CredentialActions({ credential, actions }: CredentialActionsProps) {
  const offered = actionsOf(credential, actions)
  return (
    <div className={styles['actions']}>
      {notesOf(credential).map((note) => (
        <div key={note} className={listStyles['note']}>
          {note}
        </div>
      ))}
      {offered.length > 0 && (
        <div className={listStyles['buttons']}>
          {offered.map(({ verb, onPress }) => (
            <Button
              key={verb}
              size="small"
              onClick={() => {
                onPress(credential)
              }}
            >
              {verb}
              <VisuallyHidden> {nameCredential(credential)}</VisuallyHidden>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** For somebody who hears a control and does not see its row. */
export function nameCredential({ credentialId, username }: Credential): string {
  return `credential ${shorten(credentialId, ID_LENGTH)} of ${isolate(username)}`
}
