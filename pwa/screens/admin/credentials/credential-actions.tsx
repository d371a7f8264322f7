import Ellipsis from 'lucide-react/icons/ellipsis'
import type { Credential } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Menu, MenuButton } from '#pwa/ui/menu.tsx'
import { describeReplacement } from '#pwa/ui/paper/describe-replacement.ts'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { shorten } from '#pwa/ui/shorten.ts'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './credentials.module.css'

const ID_LENGTH = 12

type Action = (credential: Credential) => void

/** A handler is null when the user has no right to its action. */
export type ActionHandlers = Record<'onCorrect' | 'onRenew' | 'onRevoke', Action | null> & {
  onDetails: Action
}

interface CredentialActionsProps {
  credential: Credential
  actions: ActionHandlers
}

/**
 * Checks whether a credential can be corrected or renewed. A course certificate can never be
 * corrected or renewed.
 */
export function isReplaceable({ isRevoked, replacedById, credentialType }: Credential): boolean {
  return !isRevoked && replacedById === null && credentialType !== COURSE
}

/** Returns the possible actions on a credential. Each has a verb for its button. */
function actionsOf(credential: Credential, { onCorrect, onRenew, onRevoke }: ActionHandlers) {
  const { isRevoked } = credential
  const replaceable = isReplaceable(credential)
  return [
    { verb: 'Correct', onPress: replaceable ? onCorrect : null },
    { verb: 'Renew', onPress: replaceable ? onRenew : null },
    { verb: 'Revoke', onPress: isRevoked ? null : onRevoke },
  ].flatMap(({ verb, onPress }) => (onPress ? [{ verb, onPress }] : []))
}

/** Returns the notes on a credential: its replacement, and the reason and time of its revocation. */
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
          <MenuButton key={verb} onSelect={() => onPress(credential)}>
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
            <Button key={verb} size="small" onClick={() => onPress(credential)}>
              {verb}
              <VisuallyHidden> {nameCredential(credential)}</VisuallyHidden>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * Names the credential in the label of a button, because a screen reader may read the button
 * without its row.
 */
export function nameCredential({ credentialId, username }: Credential): string {
  return `credential ${shorten(credentialId, ID_LENGTH)} of ${isolate(username)}`
}
