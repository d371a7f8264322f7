import { useQuery } from '@tanstack/react-query'
import {
  UNMATCHED_STATES,
  UnmatchedPaymentQuery,
  type UnmatchedPayment,
} from '#contracts/checkout/unmatched-payments.ts'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import { Filter, ListToolbar } from '#pwa/screens/admin/list/list-toolbar.tsx'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { unmatchedPaymentQuery } from './unmatched-calls.ts'
import {
  UNMATCHED_STATE_NAMES,
  UnmatchedCard,
  unmatchedColumns,
  type UnmatchedAction,
} from './unmatched-cells.tsx'
import { UnmatchedDialog } from './unmatched-dialog.tsx'

const STATES = UNMATCHED_STATES.map((value) => ({ value, label: UNMATCHED_STATE_NAMES[value] }))

export function UnmatchedTab() {
  const list = useListInUrl('to-check', UnmatchedPaymentQuery)
  const answer = useQuery(unmatchedPaymentQuery(list.query))
  const deciding = useRowDialog<{ unmatched: UnmatchedPayment; action: UnmatchedAction }>()

  function handleChoose(unmatched: UnmatchedPayment, action: UnmatchedAction) {
    deciding.open({ unmatched, action })
  }

  return (
    <ListSection name="Payments to check" section={deciding.section}>
      <ListToolbar>
        <Filter list={list} field="state" label="State" all="All states" options={STATES} />
      </ListToolbar>
      <TableList
        noun="payments"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="Nothing to check">
            A payment that fits no order is listed here, and the owners are mailed.
          </EmptyState>
        }
        caption="Payments to check"
        columns={unmatchedColumns(handleChoose)}
        keyOf={({ id }) => id}
        renderCard={(unmatched) => <UnmatchedCard unmatched={unmatched} onChoose={handleChoose} />}
      />
      {deciding.row && (
        <UnmatchedDialog {...deciding.row} onDecided={deciding.finish} onClose={deciding.close} />
      )}
    </ListSection>
  )
}
