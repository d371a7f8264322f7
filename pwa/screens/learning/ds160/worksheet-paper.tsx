import { useState } from 'react'
import {
  type FormAnswers,
  type FormField,
  type FormStep,
  NO,
  UNSURE,
  YES,
} from '#contracts/learning/form-step.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { labelOf } from '#pwa/device/content/labels.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { Paper } from '#pwa/screens/learning/print/paper.tsx'
import { DS160_SAVE_MINUTES } from '#contracts/learning/practice.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { COMPANION } from './addresses.ts'
import type { Worksheet } from './use-worksheet.ts'
import { words } from './words.tsx'
import { linesFor } from './worksheet.ts'
import styles from './worksheet-paper.module.css'

const BACK = { to: COMPANION, label: words.paper.back }

/** The worksheet to print, in the order of the form. The reader copies the answers into the form. */
export function WorksheetPaper({ worksheet }: { worksheet: Worksheet }) {
  const { steps, answers, readerClass } = worksheet
  const sections = steps.filter(({ number, fields }) => number !== undefined && fields.length > 0)
  return (
    <Paper
      title={words.paper.title(readerClass ?? '')}
      back={BACK}
      lede={unbroken(words.paper.lede)}
    >
      <div className={styles['screenOnly']}>
        <SaveReminder />
      </div>
      {sections.map((step) => (
        <Section key={step.id} step={step} answers={answers} />
      ))}
    </Paper>
  )
}

function Section({ step, answers }: { step: FormStep; answers: FormAnswers }) {
  const { number, fields } = step
  return (
    <section className={styles['section']}>
      <h2>
        {number}. <ItemTitle item={step} />
      </h2>
      <dl>
        {fields
          .filter(({ when }) => when === undefined || answers[when.field] !== NO)
          .map((field) => (
            <div key={field.id} data-field={field.id}>
              <dt>
                <Both english={englishOf(field).label} own={field.label} />
              </dt>
              <dd>{nameAnswer(field, answers[field.id]) || <Lines field={field} />}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

const NAMES: FormAnswers = {
  [YES]: words.answers.yes,
  [NO]: words.answers.no,
  [UNSURE]: words.answers.unsure,
}

function nameAnswer({ type }: FormField, answer = ''): string {
  return NAMES[answer] ?? (type === 'choice' ? labelOf(answer) : answer.trim())
}

/** Shows lines to write on in place of a missing answer. */
function Lines({ field }: { field: FormField }) {
  if (field.type === 'paper') return words.paper.otherSheet
  if (field.type === 'yes-no') return words.paper.yesOrNo
  return Array.from({ length: linesFor(field) }, (_, at) => (
    <span key={at} className={styles['line']} />
  ))
}

/** Reminds the reader to save the official form in time, because the form loses unsaved answers. */
function SaveReminder() {
  const [since, setSince] = useState(() => Date.now())
  const minutes = Math.floor((useNow(MINUTE_MS / 4) - since) / MINUTE_MS)
  const { data: content } = useFreeContent()
  const note = content?.notes.find(({ id }) => id === 'save-often')

  if (minutes < DS160_SAVE_MINUTES) {
    return (
      <Notice title={unbroken(note?.claim ?? words.save.every(DS160_SAVE_MINUTES))}>
        {note?.note}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warn"
      title={unbroken(words.save.now(minutes))}
      isAlert
      actions={
        <Button size="small" onClick={() => setSince(Date.now())}>
          {words.save.saved}
        </Button>
      }
    >
      {note?.note}
    </Notice>
  )
}
