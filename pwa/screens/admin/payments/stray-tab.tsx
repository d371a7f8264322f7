import { useQuery } from '@tanstack/react-query'
import { STRAY_STATES, StrayQuery, type StrayPayment } from '#contracts/checkout/stray-payments.ts'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Table } from '#pwa/ui/table.tsx'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import { Filter, ListToolbar } from '#pwa/screens/admin/list/list-toolbar.tsx'
import { List } from '#pwa/screens/admin/list/list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { strayQuery } from './stray-calls.ts'
import { STRAY_STATE_NAMES, StrayCard, strayColumns, type StrayAction } from './stray-cells.tsx'
import { StrayDialog } from './stray-dialog.tsx'

const STATES = STRAY_STATES.map((value) => ({ value, label: STRAY_STATE_NAMES[value] }))

export function StrayTab() {
  const list = useListInUrl('to-check', StrayQuery)
  const { query, change } = list
  const answer = useQuery(strayQuery(query))
  const deciding = useRowDialog<{ stray: StrayPayment; action: StrayAction }>()

  function handleChoose(stray: StrayPayment, action: StrayAction) {
    deciding.open({ stray, action })
  }

  return (
    <ListSection name="Payments to check" section={deciding.section}>
      <ListToolbar>
        <Filter
          label="State"
          all="All states"
          options={STATES}
          value={query.state}
          onFilter={(state) => {
            change({ state })
          }}
        />
      </ListToolbar>
      <List
        noun="payments"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="Nothing to check">
            A payment that fits no order is listed here, and the owners are mailed.
          </EmptyState>
        }
      >
        {(strays, isBusy) => (
          <Table
            caption="Payments to check"
            columns={strayColumns(handleChoose)}
            rows={strays}
            keyOf={({ id }) => id}
            renderCard={(stray) => <StrayCard stray={stray} onChoose={handleChoose} />}
            isBusy={isBusy}
          />
        )}
      </List>
      {deciding.row && (
        <StrayDialog {...deciding.row} onDecided={deciding.finish} onClose={deciding.close} />
      )}
    </ListSection>
  )
}
