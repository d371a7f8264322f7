import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import { PACK_MAX_BYTES } from '#contracts/learning/content-packs.ts'
import { Page } from '#contracts/page.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { FileZone } from '#pwa/ui/file-zone.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Spinner } from '#pwa/ui/spinner.tsx'
import { useIsBusyShown } from '#pwa/ui/use-is-busy-shown.ts'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import {
  deliveredQuery,
  type Looked,
  packsQuery,
  useActivatePack,
  useCheckPack,
} from './pack-calls.ts'
import { Losses } from './losses.tsx'
import { PackCard, packColumns } from './pack-cells.tsx'
import { PagesToOpen } from './pages-to-open.tsx'
import { PackDialog } from './pack-dialog.tsx'

const MOST_MEGABYTES = PACK_MAX_BYTES / (1024 * 1024)

/** Shows the packs of facts, notices and questions, and the version that readers get now. */
export function ContentTab() {
  const list = useListInUrl('content-packs', Page)
  const answer = useQuery(packsQuery(list.query))
  const looked = useRowDialog<Looked>()
  const chosen = useRowDialog<number | 'build'>()
  const choose = ({ version }: { version: number }) => chosen.open(version)
  return (
    <ListSection name="Content" section={looked.section}>
      <NowDelivered onLeave={() => chosen.open('build')} />
      <Losses />
      <PagesToOpen />
      <Upload onLooked={looked.open} />
      <TableList
        noun="packs"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="No content packs yet">
            An editor signs a pack on a machine of their own. Upload it here to see what it would
            change.
          </EmptyState>
        }
        caption="Content packs"
        columns={packColumns(choose)}
        keyOf={({ version }) => String(version)}
        renderCard={(pack) => <PackCard pack={pack} onChoose={choose} />}
      />
      {looked.row && (
        <PackDialog looked={looked.row} onImported={looked.finish} onClose={looked.close} />
      )}
      {chosen.row !== null && (
        <ActivateDialog
          version={chosen.row === 'build' ? null : chosen.row}
          onDone={() => {
            chosen.close()
            looked.finish()
          }}
          onClose={chosen.close}
        />
      )}
    </ListSection>
  )
}

function NowDelivered({ onLeave }: { onLeave: () => void }) {
  const { data } = useQuery(deliveredQuery)
  if (!data) return null
  const { version, built, floor } = data
  return (
    <Notice
      title={
        version === null
          ? `Readers get what the build brought, of ${formatDay(built)}.`
          : `Readers get version ${String(version)}, of ${formatDay(built)}.`
      }
      actions={
        version === null ? undefined : (
          <Button size="small" onClick={onLeave}>
            Go back to the build
          </Button>
        )
      }
    >
      What the build brought is of {formatDay(floor)}: no pack may be older. A build that is newer
      than the pack takes its place.
    </Notice>
  )
}

function Upload({ onLooked }: { onLooked: (looked: Looked) => void }) {
  const check = useCheckPack()
  const isBusyShown = useIsBusyShown(check.isPending)
  return (
    <>
      <FileZone
        title={isBusyShown ? 'Looking through the pack…' : 'Choose a signed content pack'}
        hint={`or drop it here. Up to ${String(MOST_MEGABYTES)} MB of JSON. You see first what it would change.`}
        icon={isBusyShown ? <Spinner isNow /> : <FileUp />}
        accept=".json,application/json"
        onFile={(file) => check.mutate(file, { onSuccess: onLooked })}
      />
      {check.error && (
        <Notice tone="seal" title="The pack was not taken." isAlert>
          {sentenceFor(check.error)}
        </Notice>
      )}
    </>
  )
}

interface ActivateDialogProps {
  /** Null means the content that the build contains. */
  version: number | null
  onDone: () => void
  onClose: () => void
}

function ActivateDialog({ version, onDone, onClose }: ActivateDialogProps) {
  const activate = useActivatePack()
  const what = version === null ? 'what the build brought' : `version ${String(version)}`
  return (
    <ConfirmDialog
      isOpen
      title="Change what readers get?"
      question={`Everybody gets ${what} within seconds. Who has no connection keeps what their device has, with its dates.`}
      confirmLabel="Put in force"
      isBusy={activate.isPending}
      onClose={() => {
        if (!activate.isPending) onClose()
      }}
      onConfirm={() => activate.mutate(version, { onSuccess: onDone })}
    />
  )
}
