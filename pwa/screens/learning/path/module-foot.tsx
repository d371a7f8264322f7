import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import { useId, useState } from 'react'
import type { LearningModule } from '#contracts/learning/learning.ts'
import { Button } from '#pwa/ui/button.tsx'
import styles from './module-foot.module.css'
import { ReadingQuestions } from './reading-questions.tsx'
import { words } from './words.ts'

interface ModuleFootProps {
  module: LearningModule
  isFirst: boolean
  isLast: boolean
  /** Null until the device has read the progress. */
  isCompleted: boolean | null
  onBack: () => void
  /** Resolves when the device has stored the progress. */
  onComplete: () => Promise<void>
  onMoveOn: () => void
}

/**
 * Shows the buttons below a module. A reading asks its questions before it counts as completed,
 * because a reader can press a button without reading.
 */
export function ModuleFoot(props: ModuleFootProps) {
  const { module, isFirst, isLast, isCompleted, onBack, onComplete, onMoveOn } = props
  const form = useId()
  const [stage, setStage] = useState<'reading' | 'asked' | 'answered'>('reading')
  const [isSaving, setIsSaving] = useState(false)
  // A checklist is completed by its ticks. In the spec, a button completes it. Here this button only
  // opens the next module.
  const isOpenList = module.type === 'checklist' && isCompleted !== true

  async function goOn() {
    if (module.type === 'reading' && isCompleted !== true) {
      setStage('asked')
      return
    }
    if (!isOpenList) await onComplete()
    onMoveOn()
  }

  async function finish() {
    if (isSaving) return
    setIsSaving(true)
    await onComplete()
    setIsSaving(false)
    setStage('answered')
  }

  return (
    <>
      {module.type === 'reading' && stage !== 'reading' && (
        <ReadingQuestions
          form={form}
          questions={module.questions}
          isAnswered={stage === 'answered'}
          onAnswer={() => void finish()}
        />
      )}
      <div className={styles['actions']}>
        <Button icon={<ArrowLeft />} disabled={isFirst} onClick={onBack}>
          {words.foot.previous}
        </Button>
        {stage === 'asked' ? (
          <Button key="check" variant="primary" type="submit" form={form} isBusy={isSaving}>
            {words.foot.check}
          </Button>
        ) : (
          <Button
            key="forward"
            variant="primary"
            iconAfter={isLast && !isOpenList ? <Check /> : <ArrowRight />}
            isBusy={isCompleted === null}
            onClick={() => void goOn()}
          >
            {nameForward(isLast, isOpenList)}
          </Button>
        )}
      </div>
    </>
  )
}

function nameForward(isLast: boolean, isOpenList: boolean): string {
  if (isOpenList) return isLast ? words.foot.finishLater : words.foot.goOn
  return isLast ? words.foot.completePath : words.foot.completeAndGoOn
}
