import { useEffect, useRef } from 'react'
import type { SimulatorQuestion } from '#contracts/learning/learning.ts'
import { EnglishFirst, EnglishToo } from '#pwa/device/content/english-first.tsx'
import { Reading } from '#pwa/device/content/reading.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { OutlineNote } from './outline-note.tsx'
import styles from './simulator-module.module.css'
import { words } from './words.ts'

interface RecommendedAnswerProps {
  question: SimulatorQuestion
  /**
   * True when the reader has just asked for this answer. The pressed button has then disappeared,
   * so the heading takes the focus.
   */
  isArrival?: boolean
}

/**
 * Shows the outline of a good answer and some tips, after the reader has answered. By the spec, a
 * reader may see them first. Here the reader's own answer comes first.
 */
export function RecommendedAnswer({ question, isArrival = false }: RecommendedAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [isArrival])

  return (
    <>
      <div className={styles['outline']}>
        <h4 ref={heading} tabIndex={-1}>
          {learningWords.outlineHeading}
        </h4>
        <OutlineNote />
        <EnglishFirst item={question}>{({ answer }) => <Reading content={answer} />}</EnglishFirst>
      </div>
      <div>
        <h4>{words.tips}</h4>
        <ul className={styles['tips']}>
          {question.tips.map((tip, at) => (
            <li key={tip}>
              <EnglishToo item={question} text={({ tips }) => tips[at] ?? tip} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
