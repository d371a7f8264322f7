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
import { COMPANION } from './addresses.ts'
import { SaveReminder } from './save-reminder.tsx'
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
