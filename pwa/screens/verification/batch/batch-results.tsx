import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import type { BatchVerification } from '#contracts/verification/batch-calls.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { shorten } from '#pwa/ui/shorten.ts'
import { type Column, Table } from '#pwa/ui/table.tsx'
import { saveFile } from '#pwa/ui/save-file.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { statusName, statusTone } from '#pwa/screens/verification/verdict/status-names.ts'
import { toCsv } from './batch-csv.ts'
import { SHOWN_LENGTH } from './batch-items.tsx'
import type { ListedItem } from './batch-list.ts'
import { countStatuses, type ShownResult, showResults } from './shown-results.ts'
import styles from './batch-tab.module.css'
import { words } from './words.ts'

const { results: labels } = words

const FILE_NAME = 'batch-verification.csv'

interface BatchResultsProps {
  answer: BatchVerification
  items: readonly ListedItem[]
  onNew: () => void
}

export function BatchResults({ answer, items, onNew }: BatchResultsProps) {
  const results = showResults(answer.results, items)
  const { totalCredentials, averageTimePerCredential } = answer.summary
  const columns = columnsOf(items)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button has disappeared. The focus moves to the heading, so that a screen reader
  // reads that the results are there.
  useEffect(() => {
    heading.current?.focus()
  }, [])

  return (
    <section className={styles['results']}>
      <header className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {labels.title}
        </h2>
        <div className={styles['actions']}>
          <Button icon={<Download />} onClick={() => void saveCsv(results)}>
            {labels.export}
          </Button>
          <Button variant="primary" onClick={onNew}>
            {labels.newBatch}
          </Button>
        </div>
      </header>
      <ProgressBar label={labels.checked} value={1} tone="ok" />
      <StatRow>
        <StatCard
          label={labels.checked}
          value={totalCredentials}
          hint={labels.timeEach(averageTimePerCredential.toFixed(1))}
        />
        {countStatuses(results).map(([status, count]) => (
          <StatCard key={status} label={statusName(status)} value={count} />
        ))}
      </StatRow>
      <Table
        caption={labels.caption}
        columns={columns}
        rows={results}
        keyOf={({ originalIndex }) => String(originalIndex)}
        renderCard={(row) => (
          <div className={styles['card']}>
            {columns.map(({ id, cell }) => (
              <div key={id}>{cell(row)}</div>
            ))}
          </div>
        )}
      />
    </section>
  )
}

function columnsOf(items: readonly ListedItem[]): Column<ShownResult>[] {
  const entryOf = ({ originalIndex, credentialId }: ShownResult) =>
    credentialId ?? items[originalIndex]?.credentialId ?? items[originalIndex]?.qrData ?? ''
  return [
    { id: 'index', header: labels.index, cell: ({ originalIndex }) => originalIndex + 1 },
    {
      id: 'credential',
      header: labels.credentialId,
      cell: (row) => <code translate="no">{shorten(entryOf(row), SHOWN_LENGTH)}</code>,
    },
    {
      id: 'status',
      header: labels.status,
      cell: ({ status }) => <Badge tone={statusTone(status)}>{statusName(status)}</Badge>,
    },
    { id: 'message', header: labels.message, cell: ({ message }) => message },
    {
      id: 'verifiedAt',
      header: labels.verifiedAt,
      cell: (row) => <span className={styles['time']}>{formatInstant(row.verifiedAt)}</span>,
    },
  ]
}

async function saveCsv(results: readonly ShownResult[]) {
  const content = new Blob([toCsv(results)], { type: 'text/csv' })
  if (!(await saveFile(FILE_NAME, content))) return
  showToast({ title: words.toasts.exported, description: FILE_NAME })
}
