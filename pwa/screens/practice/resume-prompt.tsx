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
import type { KeptRun } from './use-test-run.ts'

interface ResumePromptProps {
  run: TestRun
  line: KeptRun['line']
  onResume: () => void
  onLapse: (spentMs: number) => void
  onDiscard: () => void
}

/**
 * Offers to continue a test that was begun earlier, or in another tab. A test with a time limit uses time
 * even while the page is closed.
 */
export function ResumePrompt({ run, line, onResume, onLapse, onDiscard }: ResumePromptProps) {
  const [stopwatch] = useState(() => startStopwatch(run))
  const [isAsking, setIsAsking] = useState(false)
  const isRefused = useSaveState(line) === 'refused'
  const { isMemoryOnly } = useStorageState()
  const answered = Object.keys(run.answers).length

  return (
    <Page width="reading">
      <PageHeading title="You have a test in progress">
        {run.visaType === 'All' ? 'All visa types' : run.visaType}: {answered} of{' '}
        {run.questionIds.length} questions answered.
        {!isRefused && !isMemoryOnly && ' Everything is saved on this device.'}
      </PageHeading>
      {run.limitSeconds !== null && (
        <p className={styles['clock']}>
          The clock goes on, also while the page is closed:
          <TestTimer limitSeconds={run.limitSeconds} stopwatch={stopwatch} onLapse={onLapse} />
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="primary" size="large" onClick={onResume}>
          Resume test
        </Button>
        <Button size="large" onClick={() => setIsAsking(true)}>
          Start over
        </Button>
      </div>
      <ConfirmDialog
        title="Discard this test?"
        question="Its answers are removed and it does not count."
        confirmLabel="Discard test"
        isDestructive
        isOpen={isAsking}
        onConfirm={onDiscard}
        onClose={() => setIsAsking(false)}
      />
    </Page>
  )
}
