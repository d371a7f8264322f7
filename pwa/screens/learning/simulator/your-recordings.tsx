import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef } from 'react'
import { Both } from '#pwa/device/content/both.tsx'
import type { KeptRecording } from '#pwa/device/progress/recordings.ts'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { formatSeconds } from '#pwa/ui/countdown.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { saveFile } from '#pwa/ui/save-file.ts'
import styles from './practise-aloud.module.css'
import { Player } from './spoken-answer.tsx'
import { useAllRecordings } from './use-recordings.ts'
import { words } from './words.ts'

interface AskedQuestion {
  /** The officer's question, in English and in the reader's language. */
  english: string
  title: string
  /** The material to compare the answer with. */
  answer: ReactNode
}

interface YourRecordingsProps {
  owner: string
  /** Returns undefined when the content no longer has this question. */
  findQuestion: (recording: KeptRecording) => AskedQuestion | undefined
}

/** Lists every recording on this device. Recordings of other modules are included. */
export function YourRecordings({ owner, findQuestion }: YourRecordingsProps) {
  const { recordings, remove } = useAllRecordings(owner)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!recordings || recordings.length === 0) return null
  return (
    <section className={styles['panel']} aria-labelledby="your-recordings">
      <h2 id="your-recordings" ref={heading} tabIndex={-1}>
        {words.recordings.title}
      </h2>
      <p>{words.recordings.text}</p>
      <ol className={styles['answers']}>
        {recordings.map((kept) => (
          <Recorded
            key={`${kept.name}/${kept.questionId}`}
            kept={kept}
            question={findQuestion(kept)}
            onRemove={() => {
              heading.current?.focus()
              remove(kept)
            }}
          />
        ))}
      </ol>
    </section>
  )
}

interface RecordedProps {
  kept: KeptRecording
  question: AskedQuestion | undefined
  onRemove: () => void
}

function Recorded({ kept: { questionId, recording, at }, question, onRemove }: RecordedProps) {
  const { title, answer } = question ?? { title: words.recordings.earlierQuestion, answer: null }
  const english = question?.english ?? title
  return (
    <li className={styles['answer']}>
      <h3>
        <Both english={english} own={title} />
      </h3>
      <p className={styles['length']}>
        {words.recordings.made(
          formatInstant(new Date(at).toISOString()),
          formatSeconds(recording.seconds),
        )}
      </p>
      <Player question={title} sound={recording.sound} />
      {answer !== null && <Disclosure title={words.recordings.compare}>{answer}</Disclosure>}
      <div className={styles['actions']}>
        <Button
          size="small"
          icon={<Download />}
          aria-label={words.recordings.downloadOf(title)}
          onClick={() => void saveFile(nameOf(questionId, recording.sound), recording.sound)}
        >
          {words.recordings.download}
        </Button>
        <IconButton
          label={words.spoken.remove(title)}
          size="small"
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** Returns the file name, with `.mp4` for `audio/mp4;codecs=...` and `.webm` for `audio/webm`. */
function nameOf(questionId: string, { type }: Blob): string {
  const ending = /^audio\/(\w+)/.exec(type)?.[1] ?? 'webm'
  return `answer-${questionId}.${ending}`
}
