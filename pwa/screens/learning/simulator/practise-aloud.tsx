import Mic from 'lucide-react/icons/mic'
import { type ReactNode, useEffect, useRef } from 'react'
import { SHORT_RUN_SECONDS } from '#contracts/learning/practice.ts'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import type { MicrophoneFault } from './microphone.ts'
import styles from './practise-aloud.module.css'
import { SpokenAnswer, type SpokenQuestion } from './spoken-answer.tsx'
import { type AloudState, useAloudRun } from './use-aloud-run.ts'
import { useRecordings } from './use-recordings.ts'

const ANNOUNCE_AT = [60, 10]

const FAULTS: Record<MicrophoneFault, { title: string; text: string }> = {
  refused: {
    title: 'The microphone is blocked',
    text: 'Allow it for this site in your browser’s settings, then try again.',
  },
  missing: {
    title: 'No microphone found',
    text: 'Connect one, then try again. You can also speak without recording.',
  },
  busy: {
    title: 'The microphone does not answer',
    text: 'Another app may be using it. Close that app, then try again.',
  },
  unsupported: {
    title: 'This browser cannot record',
    text: 'Speak without recording, or write your answers below. Newer browsers can record on a secure page.',
  },
  broken: {
    title: 'The recording stopped',
    text: 'A call or another app may have taken the microphone. What was recorded until then is kept.',
  },
}

interface PractiseAloudProps {
  name: string
  questions: readonly SpokenQuestion[]
  owner: string
  onSpoken: (questionId: string) => void
  /** Returns what the reader can compare a recorded answer with. */
  renderAnswer: (questionId: string) => ReactNode
}

/** Practises as at the consulate window: aloud and with a time limit. Nobody else hears the answers. */
export function PractiseAloud({
  name,
  questions,
  owner,
  onSpoken,
  renderAnswer,
}: PractiseAloudProps) {
  const questionIds = questions.map(({ id }) => id)
  const recordings = useRecordings(owner, name, questionIds)
  const { state, begin, next, stop } = useAloudRun((questionId, recording) => {
    recordings.keep(questionId, recording)
    onSpoken(questionId)
  })
  const { isMemoryOnly } = useStorageState()
  const section = useFocusAfter(state.phase)

  return (
    <section ref={section} tabIndex={-1} className={styles['panel']} aria-label="Practise aloud">
      <p>
        Answer {questions.length} questions aloud in {SHORT_RUN_SECONDS / 60} minutes. What you say
        stays on this phone or computer: it is never uploaded, and logging out or Clear Data in the
        wallet settings deletes it.
        {isMemoryOnly && ' This browser keeps nothing: it is gone when you close the page.'}
      </p>
      {state.phase === 'speaking' ? (
        <Speaking state={state} questions={questions} onNext={next} onStop={stop} />
      ) : (
        <>
          {state.phase === 'ready' && state.fault && (
            <Notice tone="warn" title={FAULTS[state.fault].title} isAlert>
              {FAULTS[state.fault].text}
            </Notice>
          )}
          <div>
            <Button
              variant="primary"
              icon={<Mic />}
              isBusy={state.phase === 'asking'}
              onClick={() => {
                begin(questionIds)
              }}
            >
              {state.phase === 'ready' && state.fault ? 'Try again' : 'Start three minutes'}
            </Button>
          </div>
          <ol className={styles['answers']}>
            {questions.map((question) => (
              <SpokenAnswer
                key={question.id}
                question={question}
                spoken={recordings.find(question.id)}
                recommended={renderAnswer(question.id)}
                isDisabled={state.phase === 'asking'}
                onRecord={() => {
                  begin([question.id])
                }}
                onKeep={(recording) => recordings.keep(question.id, recording)}
                onRemove={() => recordings.remove(question.id)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

interface SpeakingProps {
  state: Extract<AloudState, { phase: 'speaking' }>
  questions: readonly SpokenQuestion[]
  onNext: () => void
  onStop: () => void
}

function Speaking({
  state: { questionIds, position, until },
  questions,
  onNext,
  onStop,
}: SpeakingProps) {
  const question = questions.find(({ id }) => id === questionIds[position])
  const isLast = position === questionIds.length - 1
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [position])

  return (
    <div className={styles['speaking']}>
      <p className={styles['status']}>
        <Badge tone="seal" icon={<Mic />}>
          Recording
        </Badge>
        {questionIds.length > 1 && (
          <span>
            Question {position + 1} of {questionIds.length}
          </span>
        )}
        <Countdown
          until={until}
          announceAt={ANNOUNCE_AT}
          toneOf={() => 'plain'}
          endedText="Time is up"
        />
      </p>
      <h3 ref={heading} tabIndex={-1}>
        {unbroken(question?.question ?? '')}
      </h3>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={onNext}>
          {isLast ? 'Finish' : 'Next question'}
        </Button>
        {!isLast && <Button onClick={onStop}>Stop here</Button>}
      </div>
    </div>
  )
}

/** Moves the focus when a run ends, because the focused button disappears. */
function useFocusAfter(phase: AloudState['phase']) {
  const section = useRef<HTMLElement>(null)
  const last = useRef(phase)
  useEffect(() => {
    if (last.current === 'speaking' && phase !== 'speaking') section.current?.focus()
    last.current = phase
  }, [phase])
  return section
}
