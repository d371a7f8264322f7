import type { Invitation, InvitationState } from '#contracts/accounts/invitations.ts'
import { isolate, isolateInitials } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { Address } from '#pwa/ui/address.tsx'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatDay, formatInstant, formatLastDay } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import { Notes } from '#pwa/ui/notes.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { When } from '#pwa/screens/admin/list/when.tsx'

export const STATE_NAMES: Record<InvitationState, string> = {
  open: 'Invited',
  locked: 'Locked',
  waiting: 'Needs an issuer',
  issued: 'Issued',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

const STATE_TONES: Record<InvitationState, Tone> = {
  open: 'note',
  locked: 'warn',
  waiting: 'warn',
  issued: 'ok',
  withdrawn: 'neutral',
  expired: 'neutral',
}

export type InvitationAction = 'withdraw' | 'issue'
export const ACTION_NAMES: Record<InvitationAction, string> = {
  withdraw: 'Withdraw',
  issue: 'Issue',
}

const ACTIONS: Partial<Record<InvitationState, readonly InvitationAction[]>> = {
  open: ['withdraw'],
  locked: ['withdraw'],
  waiting: ['issue', 'withdraw'],
}

/**
 * Opens the dialog for an action on an invitation. Undefined when the user has no right to the
 * actions.
 */
type Choose = ((invitation: Invitation, action: InvitationAction) => void) | undefined

interface InvitationProps {
  invitation: Invitation
}

export const invitationColumns = (onChoose: Choose): Column<Invitation>[] => [
  { id: 'email', header: 'Invited', cell: (invitation) => <Invited invitation={invitation} /> },
  { id: 'draft', header: 'Credential', cell: (invitation) => <Draft invitation={invitation} /> },
  { id: 'by', header: 'By', cell: ({ invitedBy }) => <Line>{isolate(invitedBy)}</Line> },
  { id: 'made', header: 'Made', cell: ({ invitedAt }) => <When at={invitedAt} /> },
  { id: 'expires', header: 'Link works until', cell: ({ expiresAt }) => <When at={expiresAt} /> },
  { id: 'state', header: 'State', cell: (invitation) => <State invitation={invitation} /> },
  ...(onChoose
    ? [
        {
          id: 'actions',
          header: 'Actions',
          cell: (invitation: Invitation) => <Actions invitation={invitation} onChoose={onChoose} />,
        },
      ]
    : []),
]

export function InvitationCard({ invitation, onChoose }: InvitationProps & { onChoose: Choose }) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>
          <Address>{invitation.email}</Address>
        </strong>
        <State invitation={invitation} />
      </header>
      <dl className={styles['facts']}>
        <Fact label="Credential" className={styles['wide']}>
          <Draft invitation={invitation} />
        </Fact>
        <Fact label="By">{isolate(invitation.invitedBy)}</Fact>
        <Fact label="Made">{formatInstant(invitation.invitedAt)}</Fact>
        <Fact label="Link works until">{formatInstant(invitation.expiresAt)}</Fact>
      </dl>
      {onChoose && <Actions invitation={invitation} onChoose={onChoose} />}
    </article>
  )
}

/** Returns a text such as "F-1 for IH, 24 Nov 2026 to 23 Nov 2027". */
export function describeDraft({ draft }: Invitation): string {
  if (!draft) return '–'
  const { credentialType, holderInitials, issueDate, expiryDate } = draft
  return `${credentialType} for ${isolateInitials(holderInitials)}, ${formatDay(issueDate)} to ${formatLastDay(expiryDate)}`
}

function Draft({ invitation }: InvitationProps) {
  const [whose, ...days] = describeDraft(invitation).split(', ')
  return (
    <>
      <Line>{whose}</Line>
      <Notes notes={days} />
    </>
  )
}

function Invited({ invitation: { email } }: InvitationProps) {
  return (
    <Line title={isolateAddress(email)}>
      <Address>{email}</Address>
    </Line>
  )
}

function State({ invitation: { state } }: InvitationProps) {
  return <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
}

function Actions({ invitation, onChoose }: InvitationProps & { onChoose: NonNullable<Choose> }) {
  const actions = ACTIONS[invitation.state]
  if (!actions) return '–'
  return (
    <div className={styles['buttons']}>
      {actions.map((action) => (
        <Button key={action} size="small" onClick={() => onChoose(invitation, action)}>
          {ACTION_NAMES[action]}
          <VisuallyHidden> the invitation to {isolateAddress(invitation.email)}</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}
