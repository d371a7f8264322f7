import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FormStep, isFieldOpen, UNSURE, YES } from '#contracts/learning/form-step.ts'
import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { WordsHere } from '#pwa/device/glossary/words-here.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { addressOf, COMPANION, REVIEW } from './addresses.ts'
import { BarcodeCheck } from './barcode-check.tsx'
import styles from './companion.module.css'
import { FieldInput } from './field-input.tsx'
import type { Worksheet } from './use-worksheet.ts'

const CONFIRMATION_STEP = 'confirmation'

interface StepPageProps {
  step: FormStep
  worksheet: Worksheet
}

export function StepPage({ step, worksheet }: StepPageProps) {
  const { steps, readerClass } = worksheet
  const at = steps.findIndex(({ id }) => id === step.id)
  const next = steps[at + 1]
  const before = steps[at - 1]

  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to={COMPANION}>
          All steps
        </ButtonLink>
      </div>
      <PageHeading title={step.title}>
        {unbroken(`${placeOf(step, steps)} · ${readerClass ?? ''}`)}
      </PageHeading>
      <Explanation step={step} />
      <StepFields step={step} worksheet={worksheet} />
      {step.id === CONFIRMATION_STEP && <BarcodeCheck />}
      <nav className={styles['pages']} aria-label="Steps">
        {before ? (
          <ButtonLink icon={<ArrowLeft />} to={addressOf(before.id)}>
            Previous
          </ButtonLink>
        ) : (
          <span />
        )}
        <ButtonLink variant="primary" to={addressOf(next?.id ?? REVIEW)}>
          {next ? 'Next' : 'Review'} <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </nav>
      <div className={styles['small']}>
        <WordsHere texts={[step.asks, step.why, ...step.mistakes]} />
        <SourceLine item={step} />
        <p>{LEGAL_LINE}</p>
      </div>
    </Page>
  )
}

function placeOf({ number }: FormStep, steps: readonly FormStep[]): string {
  if (number === undefined) return 'Beside the form'
  const last = Math.max(...steps.map((step) => step.number ?? 0))
  return `Step ${String(number)} of ${String(last)}`
}

function Explanation({ step }: { step: FormStep }) {
  return (
    <section className={styles['explanation']} aria-label="What it is about">
      <StatusBadge item={step} />
      <h2>What it asks</h2>
      <p>{unbroken(step.asks)}</p>
      <h2>Why</h2>
      <p>{unbroken(step.why)}</p>
      <h2>Have at hand</h2>
      <ul>
        {step.atHand.map((thing) => (
          <li key={thing}>{unbroken(thing)}</li>
        ))}
      </ul>
      <h2>Common mistakes</h2>
      <ul>
        {step.mistakes.map((mistake) => (
          <li key={mistake}>{unbroken(mistake)}</li>
        ))}
      </ul>
    </section>
  )
}

function StepFields({ step, worksheet: { answers, line, write } }: StepPageProps) {
  const open = step.fields.filter((field) => isFieldOpen(field, answers))
  const isLawyerAsked = open.some(({ id }) => [YES, UNSURE].includes(answers[id] ?? ''))
  if (open.length === 0) return null
  return (
    <Panel title="Your answers">
      {step.sensitive && (
        <p>
          We suggest no answer here. Mark only whether there is something: the story belongs to a
          lawyer first. Read each question on the live form to its end.
        </p>
      )}
      {open.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          answer={answers[field.id] ?? ''}
          onWrite={(answer) => write(field.id, answer)}
        />
      ))}
      <div role="status" className={styles['match']}>
        {step.lawyerLine !== undefined && isLawyerAsked && (
          <Notice tone="warn" title={step.lawyerLine} />
        )}
      </div>
      <p className={styles['saved']}>
        <SaveHint line={line} />
      </p>
    </Panel>
  )
}
