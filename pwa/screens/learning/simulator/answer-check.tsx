import { useEffect, useRef, useState } from 'react'
import {
  followUpsAfter,
  type InterviewQuestion,
  wordsFor,
} from '#contracts/learning/interview-question.ts'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { EnglishToo, isGrave, UnreadMark } from '#pwa/device/content/english-first.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { SpokenExample } from '#pwa/screens/learning/bank/spoken-example.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import styles from './answer-check.module.css'
import { OutlineNote } from './outline-note.tsx'
import { words } from './words.ts'

interface AnswerCheckProps {
  question: InterviewQuestion
  readerClass: ReaderClass
  /** The level of the headings. */
  level: 3 | 4
  /**
   * True when the reader has just asked for this section. The pressed button has then disappeared,
   * so the section takes the focus.
   */
  isArrival?: boolean
}

/**
 * Shows material to compare an answer with. The reader ticks the points that the answer covers, and
 * the ticks decide which follow-up questions appear.
 */
export function AnswerCheck({ question, readerClass, level, isArrival = false }: AnswerCheckProps) {
  const [covered, setCovered] = useState<ReadonlySet<string>>(new Set())
  const followUps = followUpsAfter(question, readerClass, covered)
  const Heading = level === 3 ? 'h3' : 'h4'
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isArrival) section.current?.focus()
  }, [isArrival])

  function tick(point: string, isCovered: boolean) {
    const others = [...covered].filter((one) => one !== point)
    setCovered(new Set(isCovered ? [...others, point] : others))
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles['check']}
      aria-label={words.check.label(question.title)}
    >
      <p>
        <strong>{words.officerWants(readerClass)}</strong>{' '}
        <EnglishToo item={question} text={(shown) => wordsFor(shown.assesses, readerClass) ?? ''} />
      </p>
      {isGrave(question) && <UnreadMark />}
      {question.lawyerLine !== undefined && (
        <Notice tone="warn">
          <EnglishToo item={question} text={({ lawyerLine = '' }) => lawyerLine} />
        </Notice>
      )}
      <div className={styles['outline']}>
        <Heading>{learningWords.outlineHeading}</Heading>
        <OutlineNote />
        <fieldset className={styles['points']}>
          <legend>{words.check.tick}</legend>
          {(wordsFor(question.outline, readerClass) ?? []).map((point, place) => (
            <Checkbox
              key={point}
              label={
                <EnglishToo
                  item={question}
                  text={(shown) => wordsFor(shown.outline, readerClass)?.[place] ?? point}
                />
              }
              isChecked={covered.has(point)}
              onChange={(isCovered) => tick(point, isCovered)}
            />
          ))}
        </fieldset>
      </div>
      {question.example && (
        <div className={styles['follow']}>
          <Heading>{words.check.strong}</Heading>
          <SpokenExample example={question.example} />
        </div>
      )}
      <div role="status" className={styles['follow']}>
        <Heading>{words.check.mayFollow}</Heading>
        {followUps.length === 0 ? (
          <p>{words.check.noneFollows}</p>
        ) : (
          <ul>
            {followUps.map((followUp) => (
              <li key={followUp.question}>
                <Both english={englishOf(followUp).question} own={followUp.question} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
