import Mic from 'lucide-react/icons/mic'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useRef } from 'react'
import { Both } from '#pwa/device/content/both.tsx'
import type { Recording } from '#pwa/device/progress/recordings.ts'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { formatSeconds } from '#pwa/ui/countdown.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from './practise-aloud.module.css'
import type { Spoken } from './use-recordings.ts'
import { words } from './words.ts'

export interface SpokenQuestion {
  id: string
  /** The officer's question, in English and in the reader's language. */
  english: string
  question: string
}

interface SpokenAnswerProps {
  question: SpokenQuestion
  spoken: Spoken
  /** Is shown after the recording. */
  recommended: ReactNode
  isDisabled: boolean
  onRecord: () => void
  /** Tries again to store a recording that the device refused to store. */
  onKeep: (recording: Recording) => void
  onRemove: () => void
}

export function SpokenAnswer({
  question: { english, question },
  spoken,
  recommended,
  isDisabled,
  onRecord,
  onKeep,
  onRemove,
}: SpokenAnswerProps) {
  const recording = 'recording' in spoken ? spoken.recording : undefined
  return (
    <li className={styles['answer']}>
      <h3>
        <Both english={english} own={question} />
      </h3>
      {recording && <Player question={question} sound={recording.sound} />}
      {spoken.state === 'saving' && <p role="status">{words.spoken.saving}</p>}
      {spoken.state === 'refused' && (
        <Notice
          tone="warn"
          title={words.spoken.notKept.title}
          isAlert
          actions={
            <Button size="small" onClick={() => onKeep(spoken.recording)}>
              {words.spoken.notKept.tryAgain}
            </Button>
          }
        >
          {words.spoken.notKept.text}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button size="small" icon={<Mic />} disabled={isDisabled} onClick={onRecord}>
          {recording ? words.spoken.recordAgain : words.spoken.record}
        </Button>
        {recording && (
          <>
            <IconButton
              label={words.spoken.remove(question)}
              size="small"
              icon={<Trash2 />}
              onClick={onRemove}
            />
            <span className={styles['length']}>{formatSeconds(recording.seconds)}</span>
          </>
        )}
      </div>
      {recording && recommended}
    </li>
  )
}

/**
 * The object URL keeps the recording in memory, so the player revokes the URL when it disappears.
 */
export function Player({ question, sound }: { question: string; sound: Blob }) {
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(sound)
    if (audio.current) audio.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [sound])
  return (
    <audio
      ref={audio}
      controls
      className={styles['player']}
      aria-label={words.spoken.player(question)}
    />
  )
}
