import { useState } from 'react'
import { useSaveState } from '#pwa/device/storage/save.ts'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import styles from './resume-prompt.module.css'
import { startStopwatch } from './stopwatch.ts'
import type { TestRun } from './test-run.ts'
import { TestTimer } from './test-timer.tsx'
import { words } from './words.ts'
import type { KeptRun } from './use-test-run.ts'

const { resume } = words.test

interface ResumePromptProps {
  run: TestRun
  line: KeptRun['line']
  onResume: () => void
  onLapse: (spentMs: number) => void
  onDiscard: () => void
}

/**
 * Offers to continue a test that was begun earlier or in another tab. The time limit of a test
 * continues to run while the page is closed.
 */
export function ResumePrompt({ run, line, onResume, onLapse, onDiscard }: ResumePromptProps) {
  const [stopwatch] = useState(() => startStopwatch(run))
  const [isAsking, setIsAsking] = useState(false)
  const isRefused = useSaveState(line) === 'refused'
  const { isMemoryOnly } = useStorageState()
  const answered = Object.keys(run.answers).length
  const visas = run.visaType === 'All' ? words.test.allVisas : run.visaType

  return (
    <Page width="reading">
      <PageHeading title={resume.title}>
        {resume.answered(visas, answered, run.questionIds.length)}
        {!isRefused && !isMemoryOnly && ` ${resume.saved}`}
      </PageHeading>
      {run.limitSeconds !== null && (
        <p className={styles['clock']}>
          {resume.clock}
          <TestTimer limitSeconds={run.limitSeconds} stopwatch={stopwatch} onLapse={onLapse} />
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="primary" size="large" onClick={onResume}>
          {resume.resume}
        </Button>
        <Button size="large" onClick={() => setIsAsking(true)}>
          {resume.startOver}
        </Button>
      </div>
      <ConfirmDialog
        title={resume.discardThis}
        question={resume.removed}
        confirmLabel={resume.discard}
        isDestructive
        isOpen={isAsking}
        onConfirm={onDiscard}
        onClose={() => setIsAsking(false)}
      />
    </Page>
  )
}
