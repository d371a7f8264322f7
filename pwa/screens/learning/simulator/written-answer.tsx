import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import { type ReaderClass, SIMULATOR_ANSWER_MAX } from '#contracts/learning/learning.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { labelOf } from '#pwa/device/content/labels.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/text-input.tsx'
import { answersName } from '#pwa/screens/learning/path-progress.ts'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { AnswerCheck } from './answer-check.tsx'
import { isShort, IsThatAll } from './is-that-all.tsx'
import styles from './class-simulator.module.css'
import { words } from './words.ts'

interface WrittenAnswerProps {
  name: string
  question: InterviewQuestion
  readerClass: ReaderClass
  owner: string
  /** A text such as `Question 2 of 26`. */
  place: string
  /**
   * True when this question has just replaced another question. The focused button has then
   * disappeared, so the heading takes the focus.
   */
  isArrival: boolean
  onSubmit: () => void
  onNext: () => void
}

/** Asks for the learner's own answer. Then shows material to compare it with. */
export function WrittenAnswer({
  name,
  question,
  readerClass,
  owner,
  place,
  isArrival,
  onSubmit,
  onNext,
}: WrittenAnswerProps) {
  const { notes, line, write } = useNotes(owner, answersName(name))
  const [isAnswered, setIsAnswered] = useState(false)
  const [isAskedAbout, setIsAskedAbout] = useState(false)
  const answer = notes?.[question.id] ?? ''
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isArrival) heading.current?.focus()
  }, [isArrival])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (answer.trim() === '') return
    if (isShort(answer) && !isAskedAbout) {
      setIsAskedAbout(true)
      return
    }
    setIsAnswered(true)
    onSubmit()
  }

  return (
    <form className={styles['question']} onSubmit={handleSubmit}>
      <p className={styles['place']}>{place}</p>
      <p className={styles['tags']}>
        <StatusBadge item={question} />
        <Badge>{labelOf(question.theme)}</Badge>
        <Badge>{learningWords.difficulties[question.difficulty]}</Badge>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        <Both english={englishOf(question).title} own={question.title} />
      </h2>
      <TextArea
        label={words.yourAnswer}
        hint={<SaveHint line={line} />}
        maxLength={SIMULATOR_ANSWER_MAX}
        disabled={notes === undefined}
        readOnly={isAnswered}
        value={answer}
        onValueChange={(text) => {
          write(question.id, text)
          setIsAskedAbout(false)
        }}
      />
      {isAskedAbout && !isAnswered && <IsThatAll />}
      {isAnswered && (
        <DatedText item={question}>
          <AnswerCheck level={3} isArrival {...{ question, readerClass }} />
        </DatedText>
      )}
      <div className={styles['tags']}>
        {isAnswered ? (
          <Button variant="primary" onClick={onNext}>
            {words.written.next}
          </Button>
        ) : (
          <>
            <Button variant="primary" type="submit" disabled={answer.trim() === ''}>
              {isAskedAbout ? words.written.thatIsAll : words.written.submit}
            </Button>
            <Button variant="quiet" onClick={onNext}>
              {words.written.skip}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
