import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { AUDIT_ACTIONS, AuditQuery } from '#contracts/audit/audit.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { useSaveAudit } from '#pwa/screens/admin/admin-mutations.ts'
import { auditQuery } from '#pwa/screens/admin/admin-queries.ts'
import { Filter, ListToolbar, SearchInput } from '#pwa/screens/admin/list/list-toolbar.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { type ListInUrl, useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { ACTION_NAMES, AUDIT_COLUMNS, AuditCard } from './audit-cells.tsx'
import { PERIODS } from './periods.ts'

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_NAMES[value] }))

export function ActivityTab() {
  const list = useListInUrl('activity', AuditQuery)
  const answer = useQuery(auditQuery(list.query))
  return (
    <div className={styles['section']}>
      <AuditToolbar list={list} />
      <TableList
        noun="actions"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="Nothing has happened yet">
            Every credential issued or revoked and every change to a user is listed here, with the
            person who made it.
          </EmptyState>
        }
        caption="Activity"
        columns={AUDIT_COLUMNS}
        keyOf={({ id }) => id}
        renderCard={(entry) => <AuditCard entry={entry} />}
      />
    </div>
  )
}

function AuditToolbar({ list }: { list: ListInUrl<AuditQuery> }) {
  const save = useSaveAudit()
  return (
    <ListToolbar
      action={
        <Button icon={<Download />} isBusy={save.isPending} onClick={() => save.mutate()}>
          Export all to check
        </Button>
      }
    >
      <SearchInput list={list} field="actor" label="By whom" placeholder="By: name or email" />
      <SearchInput
        list={list}
        field="subject"
        label="About whom"
        placeholder="About: name or email"
      />
      <SearchInput
        list={list}
        field="credential"
        label="Credential"
        placeholder="End of a credential id"
      />
      <Filter list={list} field="action" label="Action" all="All actions" options={ACTIONS} />
      <Filter list={list} field="days" label="Time" all="Any time" options={PERIODS} />
    </ListToolbar>
  )
}
