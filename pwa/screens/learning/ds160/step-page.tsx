import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type FormStep, isFieldOpen, UNSURE, YES } from '#contracts/learning/form-step.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { EnglishFirst, EnglishToo, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { WordsHere } from '#pwa/device/glossary/words-here.tsx'
import { StatusBadge } from '#pwa/device/content/status-badge.tsx'
import { SaveHint } from '#pwa/device/progress/save-hint.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { addressOf, COMPANION, REVIEW } from './addresses.ts'
import { BarcodeCheck } from './barcode-check.tsx'
import styles from './companion.module.css'
import { FieldInput } from './field-input.tsx'
import type { Worksheet } from './use-worksheet.ts'
import { english, words } from './words.tsx'

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
          {words.allSteps}
        </ButtonLink>
      </div>
      <PageHeading title={step.title} heading={<ItemTitle item={step} />}>
        {unbroken(`${placeOf(step, steps)} · ${readerClass ?? ''}`)}
      </PageHeading>
      <DatedText item={step}>
        <EnglishFirst item={step}>
          {(shown) => (
            <Explanation step={shown} titles={shown === step ? words.step : english.step} />
          )}
        </EnglishFirst>
      </DatedText>
      <StepFields step={step} worksheet={worksheet} />
      {step.id === CONFIRMATION_STEP && <BarcodeCheck />}
      <nav className={styles['pages']} aria-label={words.step.pages}>
        {before ? (
          <ButtonLink icon={<ArrowLeft />} to={addressOf(before.id)}>
            {words.step.previous}
          </ButtonLink>
        ) : (
          <span />
        )}
        <ButtonLink variant="primary" iconAfter={<ArrowRight />} to={addressOf(next?.id ?? REVIEW)}>
          {next ? words.step.next : words.review}
        </ButtonLink>
      </nav>
      <div className={styles['small']}>
        <WordsHere texts={[step.asks, step.why, ...step.mistakes]} />
        <p>{learningWords.legalLine}</p>
      </div>
    </Page>
  )
}

function placeOf({ number }: FormStep, steps: readonly FormStep[]): string {
  if (number === undefined) return words.step.besideForm
  const last = Math.max(...steps.map((step) => step.number ?? 0))
  return words.step.place(number, last)
}

function Explanation({ step, titles }: { step: FormStep; titles: typeof words.step }) {
  return (
    <section className={styles['explanation']} aria-label={titles.explanation}>
      <StatusBadge item={step} />
      <h2>{titles.asks}</h2>
      <p>{unbroken(step.asks)}</p>
      <h2>{titles.why}</h2>
      <p>{unbroken(step.why)}</p>
      <h2>{titles.atHand}</h2>
      <ul>
        {step.atHand.map((thing) => (
          <li key={thing}>{unbroken(thing)}</li>
        ))}
      </ul>
      <h2>{titles.mistakes}</h2>
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
    <Panel title={words.step.yourAnswers}>
      {step.sensitive && (
        <p>
          <Both english={english.step.sensitive} own={words.step.sensitive} />
        </p>
      )}
      {open.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          of={step}
          answer={answers[field.id] ?? ''}
          onWrite={(answer) => write(field.id, answer)}
        />
      ))}
      <div role="status" className={styles['match']}>
        {step.lawyerLine !== undefined && isLawyerAsked && (
          <Notice
            tone="warn"
            title={<EnglishToo item={step} text={({ lawyerLine = '' }) => lawyerLine} />}
          />
        )}
      </div>
      <p className={styles['saved']}>
        <SaveHint line={line} />
      </p>
    </Panel>
  )
}
