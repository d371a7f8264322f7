import type { FormField } from '#contracts/learning/form-step.ts'
import { linesFor } from '#pwa/screens/learning/ds160/worksheet.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './book.module.css'
import { formStepsOf, type WholeGuide } from './outline.ts'
import { Bullets, Callout, Chapter, Dates, Rules } from './pieces.tsx'

/** Shows the DS-160 in the order of the form, for every class. The reader fills it in with a pen. */
export function FormPart({ premium }: WholeGuide) {
  return formStepsOf(premium).map((step) => (
    <Chapter
      key={step.id}
      anchor={`form-${step.id}`}
      title={step.title}
      dates={<Dates item={step} />}
    >
      <p>{unbroken(`${step.asks} ${step.why}`)}</p>
      {step.lawyerLine !== undefined && <Callout lead="Important:">{step.lawyerLine}</Callout>}
      <h4 className={styles['subheading']}>Have at hand</h4>
      <Bullets texts={step.atHand} />
      <h4 className={styles['subheading']}>Common mistakes</h4>
      <Bullets texts={step.mistakes} />
      {step.fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </Chapter>
  ))
}

function Field({ field }: { field: FormField }) {
  const { label, hint, classes } = field
  return (
    <div className={styles['field']}>
      <p>
        <b>{unbroken(label)}</b>
      </p>
      {hint !== undefined && <p className={styles['note']}>{unbroken(hint)}</p>}
      {classes && <p className={styles['note']}>{unbroken(`Only ${classes.join(', ')}.`)}</p>}
      <Room field={field} />
    </div>
  )
}

function Room({ field }: { field: FormField }) {
  const { type, options } = field
  if (type === 'paper')
    return <p className={styles['note']}>On another sheet, and apart from this one.</p>
  if (type === 'yes-no') return <Boxes options={['Yes', 'No']} />
  if (type === 'choice' && options) return <Boxes options={options} />
  return <Rules count={linesFor(field)} />
}

/** A non-breaking space keeps each box beside its option. */
function Boxes({ options }: { options: readonly string[] }) {
  return <p>{options.map((option) => `☐\u00A0${option}`).join(' \u2003 ')}</p>
}
