import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useEffect, useRef, useState, useEffectEvent } from 'react'
import type { ExamQuestion } from '#contracts/learning/exam.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { Judged } from '#pwa/device/content/needs-reader.ts'
import { shuffleOptions } from '#contracts/learning/practice.ts'
import { EnglishToo, isGrave, UnreadMark } from '#pwa/device/content/english-first.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { stepOfArrow } from '#pwa/ui/arrow-keys.ts'
import { AnswerOption } from './answer-option.tsx'
import { Explanation } from './explanation.tsx'
import styles from './question-screen.module.css'
import type { Stopwatch } from './stopwatch.ts'
import type { TestRun } from './test-run.ts'
import { TestTimer } from './test-timer.tsx'
import { words } from './words.ts'

interface TestKeys {
  onNumber: (number: number) => void
  onContinue: () => void
  onBack: () => void
}

const OPTION = '[data-option]'

const { question: texts } = words.test

interface QuestionScreenProps {
  run: Pick<TestRun, 'questionIds' | 'answers' | 'seed' | 'limitSeconds'>
  /** A question of the exam has no facts, because it is in English in every language. */
  question: ExamQuestion & Judged
  tags: readonly string[]
  /**
   * The same question with the reasons for its answers. Null until the reader may see the reasons.
   */
  revealed: PracticeQuestion | null
  index: number
  stopwatch: Stopwatch
  onAnswer: (option: number) => void
  onMove: (index: number) => void
  onSubmit: () => void
  /** The text at the bottom of the screen. */
  children?: ReactNode
}

export function QuestionScreen(props: QuestionScreenProps) {
  const { run, question, tags, revealed, index, stopwatch, onAnswer, onMove, onSubmit, children } =
    props
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEnding, setIsEnding] = useState(false)

  const total = run.questionIds.length
  const chosen = run.answers[question.id]
  const isAnswered = chosen !== undefined
  const isLast = index === total - 1
  const order = shuffleOptions(question, run.seed)
  const open = total - Object.keys(run.answers).length
  const place = texts.place(index + 1, total)

  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  function answer(option: number) {
    if (!revealed) onAnswer(option)
  }
  function goOn() {
    if (!isAnswered) return
    if (isLast) onSubmit()
    else onMove(index + 1)
  }
  function goBack() {
    if (index > 0) onMove(index - 1)
  }

  useTestKeys({
    onNumber: (number) => {
      const option = order[number - 1]
      if (option !== undefined) answer(option)
    },
    onContinue: goOn,
    onBack: goBack,
  })

  return (
    <Page width="reading">
      <title>{`${place} · Visa Success Guide`}</title>
      <div className={styles['bar']}>
        <p className={styles['place']}>{place}</p>
        {run.limitSeconds !== null && (
          <TestTimer limitSeconds={run.limitSeconds} stopwatch={stopwatch} onLapse={onSubmit} />
        )}
        <Button size="small" variant="quiet" onClick={() => setIsEnding(true)}>
          {texts.end}
        </Button>
      </div>
      <ProgressBar label={texts.progress} value={(index + 1) / total} />

      <article className={styles['sheet']}>
        {tags.length > 0 && (
          <p className={styles['tags']}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles['question']}>
          <EnglishToo item={question} text={({ question: asked }) => asked} />
        </h1>
        {isGrave(question) && <UnreadMark />}
        <ol className={styles['options']}>
          {order.map((option, at) => (
            <AnswerOption
              key={option}
              number={at + 1}
              text={<EnglishToo item={question} text={({ options }) => options[option] ?? ''} />}
              reason={
                revealed && (
                  <EnglishToo item={revealed} text={({ reasons }) => reasons[option] ?? ''} />
                )
              }
              isChosen={chosen === option}
              isRight={revealed ? option === revealed.correctAnswer : undefined}
              onChoose={() => answer(option)}
              onContinue={goOn}
            />
          ))}
        </ol>
        <div role="status" className={styles['verdict']}>
          {revealed && <p>{chosen === revealed.correctAnswer ? texts.right : texts.notRight}</p>}
        </div>
        {revealed && <Explanation question={revealed} />}
      </article>

      <div className={styles['actions']}>
        <Button icon={<ArrowLeft />} disabled={index === 0} onClick={goBack}>
          {texts.previous}
        </Button>
        {isAnswered ? (
          <Button variant="primary" iconAfter={<ArrowRight />} onClick={goOn}>
            {isLast ? texts.results : texts.next}
          </Button>
        ) : (
          <p className={styles['prompt']}>{texts.select}</p>
        )}
      </div>
      <p className={styles['keys']}>{texts.keys}</p>
      {children}

      <ConfirmDialog
        title={texts.endNow}
        question={open === 0 ? texts.allAnswered : texts.open(open, total)}
        confirmLabel={texts.end}
        isOpen={isEnding}
        onConfirm={onSubmit}
        onClose={() => setIsEnding(false)}
      />
    </Page>
  )
}

/**
 * Listens to the keys of a test: a number chooses an option, the arrow keys move, and Enter
 * continues.
 */
function useTestKeys({ onNumber, onContinue, onBack }: TestKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat || isTakenElsewhere(event.target)) return
    const { key } = event
    const step = stepOfArrow(key)
    if (/^[1-4]$/.test(key)) onNumber(Number(key))
    else if (step === 1) onContinue()
    else if (step === -1) onBack()
    else if (key === 'ArrowDown') moveFocus(1)
    else if (key === 'ArrowUp') moveFocus(-1)
    else if (key === 'Enter' && !isControl(event.target)) onContinue()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

/** Checks whether a dialog, a menu or a field needs these keys. */
function isTakenElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return target instanceof Element && target.closest('input, select, textarea, header') !== null
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null
}

/**
 * Moves the focus to the next or the previous option. When no option has the focus, moves it to the
 * first or the last option.
 */
function moveFocus(step: 1 | -1): void {
  const options = [...document.querySelectorAll<HTMLElement>(OPTION)]
  const at = options.findIndex((option) => option === document.activeElement)
  const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : at + step
  options[(next + options.length) % options.length]?.focus()
}
