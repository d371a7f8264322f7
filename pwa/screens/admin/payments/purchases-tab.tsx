import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { PURCHASE_STATUSES, PurchaseQuery, type Purchase } from '#contracts/checkout/purchases.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { useSavePurchases } from '#pwa/screens/admin/admin-mutations.ts'
import { purchasesQuery } from '#pwa/screens/admin/admin-queries.ts'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import { Filter, ListToolbar, SearchInput } from '#pwa/screens/admin/list/list-toolbar.tsx'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { PURCHASE_STATUS_NAMES, PurchaseCard, purchaseColumns } from './purchase-cells.tsx'
import { RefundDialog } from './refund-dialog.tsx'

export function PurchasesTab() {
  const list = useListInUrl('purchases', PurchaseQuery)
  const answer = useQuery(purchasesQuery(list.query))
  const save = useSavePurchases()
  const refunding = useRowDialog<Purchase>()
  const onRefund = hasRight(useUser(), 'own') ? refunding.open : null

  return (
    <ListSection name="Purchases" section={refunding.section}>
      <ListToolbar
        action={
          <Button icon={<Download />} isBusy={save.isPending} onClick={() => save.mutate()}>
            Export all as CSV
          </Button>
        }
      >
        <SearchInput
          list={list}
          field="search"
          label="Search purchases"
          placeholder="Email or payment intent"
        />
        <Filter
          list={list}
          field="status"
          label="Status"
          all="All statuses"
          options={PURCHASE_STATUSES.map((value) => ({
            value,
            label: PURCHASE_STATUS_NAMES[value],
          }))}
        />
        <Filter
          list={list}
          field="refundDue"
          label="Refund"
          all="Any refund"
          options={[{ value: 'true', label: 'Refund due' }]}
        />
      </ListToolbar>
      <TableList
        noun="purchases"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="No purchases yet">
            The first order that reaches the payment form appears here.
          </EmptyState>
        }
        caption="Purchases"
        columns={purchaseColumns(onRefund)}
        keyOf={({ id }) => id}
        renderCard={(purchase) => <PurchaseCard purchase={purchase} onRefund={onRefund} />}
      />
      {refunding.row && (
        <RefundDialog
          purchase={refunding.row}
          onRefunded={refunding.finish}
          onClose={refunding.close}
        />
      )}
    </ListSection>
  )
}
