import { Mic } from 'lucide-react'
import { useState } from 'react'
import {
  OUTLINE_HEADING,
  type SimulatorQuestion,
  TRUE_COUNT_LINE,
  VISA_TYPES,
  type VisaType,
} from '#contracts/learning.ts'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { Reading } from './reading.tsx'
import styles from './simulator-module.module.css'

const PractiseAloud = lazyPart(async () => (await import('./practise-aloud.tsx')).PractiseAloud, {
  fallback: <CenteredSpinner />,
})

const ANSWER_MAX = 4000

interface SimulatorModuleProps {
  name: string
  questions: readonly SimulatorQuestion[]
  owner: string
}

/** Each question with its outline, its tips, and a box for an answer of one's own. */
export function SimulatorModule({ name, questions, owner }: SimulatorModuleProps) {
  const [visaType, setVisaType] = useState<VisaType>('F-1')
  const [isAloud, setIsAloud] = useState(false)
  const { notes, line, write } = useNotes(owner, `simulator ${name}`)
  const { data: content } = useFreeContent()
  const outlineNote = content?.notes.find(({ id }) => id === 'recommended-answer')?.note

  return (
    <div className={styles['module']}>
      <div className={styles['intro']}>
        <p>{TRUE_COUNT_LINE}</p>
        <Select
          label="Visa type"
          value={visaType}
          options={VISA_TYPES.map((value) => ({ value, label: value }))}
          onValueChange={(value) => {
            setVisaType(VISA_TYPES.find((known) => known === value) ?? 'F-1')
          }}
        />
      </div>
      {isAloud ? (
        <PractiseAloud name={name} questions={questions} owner={owner} />
      ) : (
        <div>
          <Button
            icon={<Mic />}
            onClick={() => {
              setIsAloud(true)
            }}
          >
            Practise aloud
          </Button>
        </div>
      )}
      {questions.map((question) => (
        <section key={question.id} className={styles['question']} aria-labelledby={question.id}>
          <p className={styles['tags']}>
            <Badge>{question.category}</Badge>
            <Badge>{question.difficulty}</Badge>
          </p>
          <h3 id={question.id}>{question.question}</h3>
          <p className={styles['assesses']}>
            <strong>{visaType}, what the officer wants to know:</strong>{' '}
            {question.assesses[visaType]}
          </p>
          <TextArea
            label="Your answer"
            hint={<SaveHint line={line} />}
            maxLength={ANSWER_MAX}
            disabled={notes === undefined}
            value={notes?.[question.id] ?? ''}
            onValueChange={(text) => {
              write(question.id, text)
            }}
          />
          <div className={styles['outline']}>
            <h4>{OUTLINE_HEADING}</h4>
            {outlineNote !== undefined && <p className={styles['note']}>{outlineNote}</p>}
            <Reading content={question.answer} />
          </div>
          <div>
            <h4>Tips</h4>
            <ul className={styles['tips']}>
              {question.tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </div>
          <p>
            <strong>A question that may follow:</strong> {question.followUps[visaType]}
          </p>
          <SourceLine item={question} />
        </section>
      ))}
    </div>
  )
}
