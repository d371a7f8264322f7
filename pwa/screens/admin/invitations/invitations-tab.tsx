import { useQuery } from '@tanstack/react-query'
import {
  INVITATION_STATES,
  InvitationQuery,
  type Invitation,
} from '#contracts/accounts/invitations.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import { Filter, ListToolbar } from '#pwa/screens/admin/list/list-toolbar.tsx'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { invitationsQuery } from './invitation-calls.ts'
import {
  InvitationCard,
  invitationColumns,
  STATE_NAMES,
  type InvitationAction,
} from './invitation-cells.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'

const STATES = INVITATION_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))

export function InvitationsTab() {
  const list = useListInUrl('invitations', InvitationQuery)
  const answer = useQuery(invitationsQuery(list.query))
  const deciding = useRowDialog<{ invitation: Invitation; action: InvitationAction }>()
  const isIssuer = hasRight(useUser(), 'issue')

  function handleChoose(invitation: Invitation, action: InvitationAction) {
    deciding.open({ invitation, action })
  }
  const onChoose = isIssuer ? handleChoose : undefined

  return (
    <ListSection name="Invitations" section={deciding.section}>
      <ListToolbar>
        <Filter list={list} field="state" label="State" all="All states" options={STATES} />
      </ListToolbar>
      <TableList
        noun="invitations"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="No invitations yet">
            Anyone who has no account is invited where a credential is issued, by their email
            address.
          </EmptyState>
        }
        caption="Invitations"
        columns={invitationColumns(onChoose)}
        keyOf={({ invitationId }) => invitationId}
        renderCard={(invitation) => <InvitationCard invitation={invitation} onChoose={onChoose} />}
      />
      {deciding.row && (
        <InvitationDialog {...deciding.row} onDone={deciding.finish} onClose={deciding.close} />
      )}
    </ListSection>
  )
}
