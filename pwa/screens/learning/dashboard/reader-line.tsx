import { useEffect, useRef, useState } from 'react'
import { INTERVIEW_DAY, INTERVIEW_NOTES } from '#pwa/device/progress/interview-notes.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { DateInput } from '#pwa/ui/text-input.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { FamilyChoice } from '#pwa/screens/learning/bank/family-choice.tsx'
import { words as bankWords } from '#pwa/screens/learning/bank/words.tsx'
import {
  CLASS_OPTIONS,
  CLASS_PLACEHOLDER,
  useReaderClass,
} from '#pwa/screens/learning/use-reader-class.ts'
import styles from './reader-line.module.css'
import { words } from './words.tsx'

/** What the line asks the reader: nothing, all of it, or all of it with the focus on the day. */
export type Asked = 'nothing' | 'all' | 'day'

interface ReaderLineProps {
  owner: string
  today: string
  asked: Asked
  onAsk: (asked: Asked) => void
}

/**
 * Says in one line as whom the reader prepares. The same line asks for it: once at the beginning, and
 * again when the reader presses Change.
 */
export function ReaderLine({ owner, today, asked, onAsk }: ReaderLineProps) {
  const { readerClass } = useReaderClass(owner)
  const isOpen = asked !== 'nothing'
  return (
    <section
      className={joinClasses(styles['reader'], isOpen && styles['open'])}
      aria-label={words.reader.title}
    >
      {isOpen ? <Questions {...{ owner, today, asked }} /> : <Answers owner={owner} />}
      {/* One button for both states, so that the focus stays on it. */}
      <Button
        size="small"
        variant={isOpen ? 'secondary' : 'quiet'}
        aria-expanded={isOpen}
        disabled={!readerClass}
        onClick={() => onAsk(isOpen ? 'nothing' : 'all')}
      >
        {isOpen ? words.reader.done : words.reader.change}
      </Button>
    </section>
  )
}

function Answers({ owner }: { owner: string }) {
  const { readerClass, isFamily } = useReaderClass(owner)
  const { notes } = useNotes(owner, INTERVIEW_NOTES)
  const day = notes?.[INTERVIEW_DAY] ?? ''
  return (
    <p className={styles['answers']}>
      <span className={styles['class']} data-class={readerClass}>
        {readerClass}
      </span>
      {isFamily && <span>{words.reader.family}</span>}
      {day !== '' && <span>{words.reader.day(formatDay(day))}</span>}
    </p>
  )
}

function Questions({ owner, today, asked }: Omit<ReaderLineProps, 'onAsk'>) {
  const { readerClass, choose } = useReaderClass(owner)
  const { notes, line, write } = useNotes(owner, INTERVIEW_NOTES)
  const [isFirstTime] = useState(!readerClass)
  const day = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked === 'day') day.current?.focus()
  }, [asked])
  return (
    <div className={styles['questions']}>
      {isFirstTime && <h2>{words.whichVisa}</h2>}
      <div className={styles['fields']}>
        <Select
          label={bankWords.choice.visaClass.label}
          placeholder={CLASS_PLACEHOLDER}
          value={readerClass ?? ''}
          options={CLASS_OPTIONS}
          onValueChange={choose}
        />
        <DateInput
          ref={day}
          label={words.plan.day}
          min={today}
          value={notes?.[INTERVIEW_DAY] ?? ''}
          onValueChange={(chosen) => write(INTERVIEW_DAY, chosen)}
        />
        <FamilyChoice owner={owner} />
      </div>
      <p className={styles['kept']}>
        <SaveHint line={line} />
      </p>
    </div>
  )
}
