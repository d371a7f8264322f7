import { Navigate, useParams } from 'react-router-dom'
import type { CheatSheet } from '#contracts/learning/sheets.ts'
import { EnglishFirst } from '#pwa/device/content/english-first.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { Checklist } from '#pwa/screens/learning/checklist.tsx'
import { documentsName } from '#pwa/screens/learning/path-progress.ts'
import { fromVisaCode } from '#pwa/screens/learning/visa-code.ts'
import { WithLearning } from '#pwa/screens/learning/with-learning.tsx'
import { Paper } from './paper.tsx'
import styles from './sheet-page.module.css'

export function CheatSheetPage() {
  const visaType = fromVisaCode(useParams()['visa'])
  return (
    <WithLearning>
      {({ cheatSheets }) => {
        const sheet = cheatSheets.find((one) => one.visaType === visaType)
        return sheet ? <Sheet sheet={sheet} /> : <Navigate to="/dashboard/downloads" replace />
      }}
    </WithLearning>
  )
}

function Sheet({ sheet }: { sheet: CheatSheet }) {
  return (
    <Paper title={sheet.title} item={sheet}>
      <EnglishFirst item={sheet}>{({ blocks }) => <Blocks blocks={blocks} />}</EnglishFirst>
    </Paper>
  )
}

function Blocks({ blocks }: Pick<CheatSheet, 'blocks'>) {
  return (
    <div className={styles['blocks']}>
      {blocks.map(({ heading, points }) => (
        <section key={heading} className={styles['block']}>
          <h2>{unbroken(heading)}</h2>
          <ul className={styles['points']}>
            {points.map((point) => (
              <li key={point}>{unbroken(point)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export function DocumentsPage() {
  const visaType = fromVisaCode(useParams()['visa'])
  return (
    <WithLearning>
      {({ documentChecklists }, owner) => {
        const list = documentChecklists.find((one) => one.visaType === visaType)
        if (!list) return <Navigate to="/dashboard/downloads" replace />
        return (
          <Paper title={list.title} item={list}>
            <Checklist name={documentsName(list)} items={list.items} of={list} owner={owner} />
          </Paper>
        )
      }}
    </WithLearning>
  )
}
