import type { Import, ImportFault, ImportState } from '#contracts/credentials/imports.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { When } from '#pwa/screens/admin/list/when.tsx'

export const STATE_NAMES: Record<ImportState, string> = {
  ready: 'Not started',
  running: 'Issuing',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Cancelled',
}

const STATE_TONES: Record<ImportState, Tone> = {
  ready: 'neutral',
  running: 'note',
  paused: 'warn',
  done: 'ok',
  cancelled: 'neutral',
}

type Open = (one: Import) => void

export const importColumns = (onOpen: Open): Column<Import>[] => [
  { id: 'at', header: 'Uploaded', cell: ({ uploadedAt }) => <When at={uploadedAt} /> },
  { id: 'by', header: 'By', cell: ({ uploadedBy }) => <Line>{isolate(uploadedBy)}</Line> },
  { id: 'state', header: 'State', cell: (one) => <State one={one} /> },
  { id: 'lines', header: 'Lines', align: 'end', cell: ({ lines }) => formatCount(lines) },
  { id: 'issued', header: 'Issued', align: 'end', cell: ({ issued }) => formatCount(issued) },
  { id: 'faults', header: 'Errors', align: 'end', cell: (one) => formatCount(faultsOf(one)) },
  { id: 'actions', header: 'Actions', cell: (one) => <OpenButton one={one} onOpen={onOpen} /> },
]

export function ImportCard({ one, onOpen }: { one: Import; onOpen: Open }) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>{formatInstant(one.uploadedAt)}</strong>
        <State one={one} />
      </header>
      <dl className={styles['facts']}>
        <Fact label="By">{isolate(one.uploadedBy)}</Fact>
        <Fact label="Lines">{formatCount(one.lines)}</Fact>
        <Fact label="Issued">{formatCount(one.issued)}</Fact>
        <Fact label="Errors">{formatCount(faultsOf(one))}</Fact>
      </dl>
      <OpenButton one={one} onOpen={onOpen} />
    </article>
  )
}

function State({ one: { state } }: { one: Import }) {
  return <Badge tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Badge>
}

function OpenButton({ one, onOpen }: { one: Import; onOpen: Open }) {
  return (
    <Button size="small" onClick={() => onOpen(one)}>
      Open <VisuallyHidden>the import of {formatInstant(one.uploadedAt)}</VisuallyHidden>
    </Button>
  )
}

/**
 * Returns the number of lines with a fault. The upload found some of these lines wrong, and the
 * server refused to issue the others.
 */
export function faultsOf({ wrong, refused }: Import): number {
  return wrong + refused
}

/** Returns a text such as "312 lines, 309 ready, 3 with errors. Nothing has been issued." */
export function describeImport(one: Import): string {
  const { lines, open, toInvite, delayed, issued, invited } = one
  const faults = faultsOf(one)
  const counts = [
    lines === 1 ? '1 line' : `${formatCount(lines)} lines`,
    ...(open > 0 ? [`${formatCount(open)} ready${describeInvited(toInvite)}`] : []),
    ...(issued > 0 ? [`${formatCount(issued)} issued`] : []),
    ...(invited > 0 ? [`${formatCount(invited)} invited`] : []),
    ...(faults > 0 ? [`${formatCount(faults)} with errors`] : []),
  ]
  const nothing = issued + invited === 0 ? ' Nothing has been issued.' : ''
  return `${counts.join(', ')}.${nothing}${describeDelayed(delayed)}`
}

function describeInvited(count: number): string {
  return count === 0 ? '' : ` (${formatCount(count)} of them by invitation)`
}

function describeDelayed(count: number): string {
  if (count === 0) return ''
  const lines = count === 1 ? '1 line is' : `${formatCount(count)} lines are`
  return ` ${lines} held up by a fault of ours, and tried again by itself.`
}

/** Returns a text such as "Line 41, expiry_date: Expiry date must be after issue date". */
export function describeFault({ line, column, message }: ImportFault): string {
  const place = `Line ${String(line)}`
  return `${column === null ? place : `${place}, ${column}`}: ${message}`
}
