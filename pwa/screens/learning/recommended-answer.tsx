import { useEffect, useRef } from 'react'
import { OUTLINE_HEADING, type SimulatorQuestion } from '#contracts/learning.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { Reading } from './reading.tsx'
import styles from './simulator-module.module.css'

interface RecommendedAnswerProps {
  question: SimulatorQuestion
  /** Somebody has just asked for it, and the button that they pressed is gone. */
  isArrival?: boolean
}

/** An outline and its tips, for after an answer of one's own. */
export function RecommendedAnswer({ question, isArrival = false }: RecommendedAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: content } = useFreeContent()
  const outlineNote = content?.notes.find(({ id }) => id === 'recommended-answer')?.note
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [isArrival])

  return (
    <>
      <div className={styles['outline']}>
        <h4 ref={heading} tabIndex={-1}>
          {OUTLINE_HEADING}
        </h4>
        {outlineNote !== undefined && <p className={styles['note']}>{unbroken(outlineNote)}</p>}
        <Reading content={question.answer} />
      </div>
      <div>
        <h4>Tips</h4>
        <ul className={styles['tips']}>
          {question.tips.map((tip) => (
            <li key={tip}>{unbroken(tip)}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
