import { useState } from 'react'
import {
  type InterviewClass,
  type PracticeQuestion,
  questionsFor,
  VISA_TYPES,
} from '#contracts/learning/learning.ts'
import { type FreeContent } from '#contracts/learning/learning-content.ts'
import {
  poolOf,
  QUICK_CHECK_PASS_SCORE,
  QUICK_CHECK_QUESTIONS,
  testMinutes,
  TIME_FACTORS,
} from '#contracts/learning/practice.ts'
import { Choice } from '#pwa/ui/choice.tsx'
import { LoadingQuestions, Opening } from './opening.tsx'
import { countPools } from './pools.ts'
import { ReviewOffer } from './review-offer.tsx'
import styles from './selection.module.css'
import type { Feedback, Format, TestSetup } from './test-run.ts'
import { useNextTest } from './use-next-test.ts'
import { words } from './words.ts'

const { formats, reasons, times, visas } = words

/** The choices of the spec. A reader who prepares for O-1 or TN gets this class as one more choice. */
const CHOICES: readonly InterviewClass[] = [...VISA_TYPES, 'All']

const FORMATS: readonly { value: Format; label: string; hint: string }[] = [
  { value: 'timed', label: formats.timed.label, hint: formats.timed.hint(testMinutes(1)) },
  { value: 'untimed', ...formats.untimed },
  {
    value: 'quick',
    label: formats.quick.label,
    hint: formats.quick.hint(QUICK_CHECK_QUESTIONS, QUICK_CHECK_PASS_SCORE),
  },
]

const FEEDBACKS: readonly { value: Feedback; label: string; hint: string }[] = [
  { value: 'each', ...reasons.each },
  { value: 'end', ...reasons.end },
]

const TIMES = TIME_FACTORS.map((factor) => ({
  value: String(factor),
  label: times.minutes(testMinutes(factor)),
}))

interface SelectionProps {
  content: FreeContent
  /** The questions of all pools that the reader may use. */
  questions: readonly PracticeQuestion[]
  owner: string
  onReview: (due: readonly PracticeQuestion[]) => void
  onStart: (setup: TestSetup, pool: readonly PracticeQuestion[]) => void
}

export function Selection({ content, questions, owner, onReview, onStart }: SelectionProps) {
  const next = useNextTest(owner, questions)
  const [format, setFormat] = useState<Format>('timed')
  const [feedback, setFeedback] = useState<Feedback>('each')
  const [time, setTime] = useState('1')

  if (!next) return <LoadingQuestions />

  const { pool, readerClass } = next
  const isFurther = readerClass !== undefined && !CHOICES.includes(readerClass)

  return (
    <Opening>
      <ReviewOffer owner={owner} questions={questions} onReview={onReview} />
      <section className={styles['setup']} aria-label={words.setup}>
        <Choice legend={formats.legend} options={FORMATS} value={format} onChange={setFormat} />
        <Choice
          legend={reasons.legend}
          options={FEEDBACKS}
          value={feedback}
          onChange={setFeedback}
        />
        {format === 'timed' && (
          <Choice legend={times.legend} options={TIMES} value={time} onChange={setTime} />
        )}
      </section>
      <section className={styles['visas']} aria-labelledby="choose-visa">
        <h2 id="choose-visa">{words.choose}</h2>
        <NextTest pool={pool} count={countPools(questions)} />
        <ul className={styles['cards']}>
          {(isFurther ? [...CHOICES, readerClass] : CHOICES).map((visaType) => (
            <li key={visaType}>
              <VisaChoice
                visaType={visaType}
                title={titleOf(visaType, content)}
                count={countOf(visaType, format, pool)}
                onChoose={() => {
                  onStart({ visaType, format, feedback, timeFactor: Number(time) }, pool)
                }}
              />
            </li>
          ))}
        </ul>
      </section>
      <p className={styles['legal']}>{words.legal}</p>
    </Opening>
  )
}

/** Says which test is next. Shows nothing to a reader who has only one test. */
function NextTest({ pool, count }: { pool: readonly PracticeQuestion[]; count: number }) {
  const [first] = pool
  if (count === 1 || !first) return null
  return <p>{words.nextTest(poolOf(first) + 1, count)}</p>
}

interface VisaChoiceProps {
  visaType: InterviewClass
  title: string
  count: number
  onChoose: () => void
}

function VisaChoice({ visaType, title, count, onChoose }: VisaChoiceProps) {
  return (
    <button type="button" className={styles['card']} data-class={visaType} onClick={onChoose}>
      <span className={styles['name']}>{visaType === 'All' ? visas.all : visaType}</span>
      <span className={styles['title']}>{title}</span>
      <span className={styles['count']}>{visas.questions(count)}</span>
    </button>
  )
}

function titleOf(visaType: InterviewClass, { visaCards }: FreeContent): string {
  if (visaType === 'All') return visas.every
  return visaCards.find((card) => card.visaType === visaType)?.title ?? visas.own
}

function countOf(
  visaType: InterviewClass,
  format: Format,
  pool: readonly PracticeQuestion[],
): number {
  const { length } = questionsFor(visaType, pool)
  return format === 'quick' ? Math.min(QUICK_CHECK_QUESTIONS, length) : length
}
