import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasRight } from '#contracts/accounts/rights.ts'
import type { Import } from '#contracts/credentials/imports.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Pager, type Place } from '#pwa/ui/pager.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import styles from '#pwa/screens/admin/form.module.css'
import {
  faultsQuery,
  importQuery,
  useCancelImport,
  usePauseImport,
  useSaveFaults,
  useStartImport,
} from './import-calls.ts'
import { describeFault, describeImport, faultsOf, STATE_NAMES } from './import-cells.tsx'

const FAULTS_PER_PAGE = 10

interface ImportDialogProps {
  /** The state of the import when the dialog opened. */
  opened: Import
  onClose: () => void
}

/** Shows the counts of an uploaded file, and the progress while the server issues its lines. */
export function ImportDialog({ opened, onClose }: ImportDialogProps) {
  const { data: one } = useQuery(importQuery(opened))
  const isIssuer = hasRight(useUser(), 'issue')
  return (
    <Dialog
      isOpen
      title="Import of Credentials"
      description={`Uploaded by ${isolate(one.uploadedBy)}, ${formatInstant(one.uploadedAt)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {isIssuer && <Moves one={one} />}
        </>
      }
    >
      <div className={styles['form']}>
        <p role="status">
          <strong>{STATE_NAMES[one.state]}.</strong> {describeImport(one)}
        </p>
        {one.state !== 'ready' && (
          <ProgressBar label={countDone(one)} value={shareDone(one)} isLabelShown />
        )}
        {faultsOf(one) > 0 && <Faults one={one} />}
      </div>
    </Dialog>
  )
}

/** Returns a text with the number of lines for each result. */
function countDone(one: Import): string {
  const { issued, invited } = one
  return `${formatCount(issued)} issued, ${formatCount(invited)} invited, ${formatCount(faultsOf(one))} wrong`
}

/** Returns the share of lines that are finished. Lines that the upload found wrong are left out. */
function shareDone({ open, issued, invited, refused }: Import): number {
  const all = open + issued + invited + refused
  return all === 0 ? 0 : (all - open) / all
}

function Moves({ one: { importId, state, open, issued, invited } }: { one: Import }) {
  const [start, pause, cancel] = [useStartImport(), usePauseImport(), useCancelImport()]
  if (state === 'done' || state === 'cancelled') return null
  return (
    <>
      <Button
        variant="destructive"
        isBusy={cancel.isPending}
        onClick={() => cancel.mutate(importId)}
      >
        {issued + invited === 0 ? 'Cancel the import' : 'Cancel the rest'}
      </Button>
      {state === 'running' ? (
        <Button isBusy={pause.isPending} onClick={() => pause.mutate(importId)}>
          Pause
        </Button>
      ) : (
        open > 0 && (
          <Button variant="primary" isBusy={start.isPending} onClick={() => start.mutate(importId)}>
            {state === 'paused' ? 'Go on' : 'Issue all that are ready'}
          </Button>
        )
      )}
    </>
  )
}

function Faults({ one }: { one: Import }) {
  const [place, setPlace] = useState<Place>({ offset: 0 })
  const page = { limit: FAULTS_PER_PAGE, offset: 0, ...place }
  const { data } = useQuery(faultsQuery(one, page))
  const save = useSaveFaults()
  return (
    <Notice
      tone="warn"
      title="Lines with errors are not issued"
      actions={
        <Button size="small" isBusy={save.isPending} onClick={() => save.mutate(one.importId)}>
          Save errors as CSV
        </Button>
      }
    >
      <p>Mend them in a file of their own, and upload that: a reference is never issued twice.</p>
      <ul aria-label="Errors">
        {data?.items.map((fault) => (
          <li key={fault.line}>{describeFault(fault)}</li>
        ))}
      </ul>
      {data && data.total > FAULTS_PER_PAGE && (
        <Pager noun="errors" place={page} answer={data} onTurn={setPlace} />
      )}
    </Notice>
  )
}
