import { useQuery } from '@tanstack/react-query'
import { SECURITY_KINDS, SecurityQuery } from '#contracts/audit/security.ts'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { securityQuery } from '#pwa/screens/admin/admin-queries.ts'
import { Filter, ListToolbar } from '#pwa/screens/admin/list/list-toolbar.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { PERIODS } from './periods.ts'
import { KIND_NAMES, SECURITY_COLUMNS, SecurityCard } from './security-cells.tsx'

const KINDS = SECURITY_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))

export function SecurityTab() {
  const list = useListInUrl('security', SecurityQuery)
  const answer = useQuery(securityQuery(list.query))
  return (
    <div className={styles['section']}>
      <ListToolbar>
        <Filter list={list} field="kind" label="Event" all="All events" options={KINDS} />
        <Filter list={list} field="days" label="Time" all="Any time" options={PERIODS} />
      </ListToolbar>
      <TableList
        noun="events"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="Nothing was noted yet">
            Log-ins, failed tries, changed passwords and refused requests are listed here.
          </EmptyState>
        }
        caption="Security events"
        columns={SECURITY_COLUMNS}
        keyOf={({ id }) => id}
        renderCard={(event) => <SecurityCard event={event} />}
      />
    </div>
  )
}
