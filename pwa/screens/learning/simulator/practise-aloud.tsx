import Mic from 'lucide-react/icons/mic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SHORT_RUN_SECONDS } from '#contracts/learning/practice.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { useStorageState } from '#pwa/device/storage/storage-state.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import type { Recording } from '#pwa/device/progress/recordings.ts'
import { words } from './words.ts'
import styles from './practise-aloud.module.css'
import { SpokenAnswer, type SpokenQuestion } from './spoken-answer.tsx'
import { useRecordings } from './use-recordings.ts'
import { type AloudRun, startAloudRun } from './aloud-run.ts'
import { closeMicrophone, type MicrophoneFault, openMicrophone } from './microphone.ts'

type AloudState =
  | { phase: 'ready'; fault: MicrophoneFault | null }
  | { phase: 'asking' }
  /**
   * `position` counts the questions of this run. `until` is only for the screen: the run has a
   * timer of its own.
   */
  | { phase: 'speaking'; questionIds: readonly string[]; position: number; until: number }

const ANNOUNCE_AT = [60, 10]

interface PractiseAloudProps {
  name: string
  questions: readonly SpokenQuestion[]
  owner: string
  onSpoken: (questionId: string) => void
  /** Returns the material to compare a recorded answer with. */
  renderAnswer: (questionId: string) => ReactNode
}

/**
 * Lets the learner practise as at the consulate window: aloud, and with a time limit. Nobody else
 * hears the answers.
 */
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
    <section ref={section} tabIndex={-1} className={styles['panel']} aria-label={words.aloud.label}>
      <p>
        {words.aloud.intro(questions.length, SHORT_RUN_SECONDS / 60)}
        {isMemoryOnly && ` ${words.aloud.memoryOnly}`}
      </p>
      {state.phase === 'speaking' ? (
        <Speaking state={state} questions={questions} onNext={next} onStop={stop} />
      ) : (
        <>
          {state.phase === 'ready' && state.fault && (
            <Notice tone="warn" title={words.aloud.faults[state.fault].title} isAlert>
              {words.aloud.faults[state.fault].text}
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
              {state.phase === 'ready' && state.fault ? words.aloud.tryAgain : words.aloud.start}
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
          {words.aloud.speaking.recording}
        </Badge>
        {questionIds.length > 1 && (
          <span>{words.aloud.speaking.position(position + 1, questionIds.length)}</span>
        )}
        <Countdown
          until={until}
          announceAt={ANNOUNCE_AT}
          toneOf={() => 'plain'}
          endedText={words.aloud.speaking.timeIsUp}
        />
      </p>
      <h3 ref={heading} tabIndex={-1}>
        <Both english={question?.english ?? ''} own={question?.question ?? ''} />
      </h3>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={onNext}>
          {isLast ? words.aloud.speaking.finish : words.aloud.speaking.next}
        </Button>
        {!isLast && <Button onClick={onStop}>{words.aloud.speaking.stop}</Button>}
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

function useAloudRun(onSpoken: (questionId: string, recording: Recording) => void) {
  const [state, setState] = useState<AloudState>({ phase: 'ready', fault: null })
  const run = useRef<AloudRun>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      run.current?.abandon()
    }
  }, [])

  async function begin(questionIds: readonly string[]) {
    setState({ phase: 'asking' })
    const opened = await openMicrophone()
    if ('fault' in opened) {
      setState({ phase: 'ready', fault: opened.fault })
      return
    }
    if (isGone.current) {
      closeMicrophone(opened)
      return
    }
    const until = Date.now() + SHORT_RUN_SECONDS * 1000
    run.current = startAloudRun(opened, questionIds, {
      onQuestion: (position) => setState({ phase: 'speaking', questionIds, position, until }),
      onSpoken,
      onEnd: (fault) => setState({ phase: 'ready', fault }),
    })
  }

  return {
    state,
    begin: (questionIds: readonly string[]) => void begin(questionIds),
    next: () => run.current?.next(),
    stop: () => run.current?.stop(),
  }
}
