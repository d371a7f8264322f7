import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router-dom'
import { useState } from 'react'
import type { FormStep } from '#contracts/learning/form-step.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { format } from '#pwa/language/language.ts'
import { readToday } from '#pwa/network/today.ts'
import { ButtonLink, Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { ClassChoice } from '#pwa/screens/learning/bank/class-choice.tsx'
import { ModuleNotices } from '#pwa/screens/learning/path/module-notices.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { addressOf, REVIEW, PAPER } from './addresses.ts'
import styles from './companion.module.css'
import type { Worksheet } from './use-worksheet.ts'
import { words } from './words.tsx'
import { isEmpty, stateOf, type StepState } from './worksheet.ts'

const NOTICES = ['closed-accounts']
const LIST = new Intl.ListFormat(format, { type: 'unit' })

export function Overview({ worksheet }: { worksheet: Worksheet }) {
  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/learn/ds160">
          {words.overview.back}
        </ButtonLink>
      </div>
      <PageHeading title={words.overview.title}>{unbroken(words.overview.lede)}</PageHeading>
      <h2>{words.overview.before}</h2>
      <Notice title={unbroken(words.overview.ours.title)}>{words.overview.ours.text}</Notice>
      <Notice title={words.overview.kept.title}>{words.overview.kept.text}</Notice>
      <ClassChoice owner={worksheet.owner}>{() => <Steps worksheet={worksheet} />}</ClassChoice>
      <ModuleNotices ids={NOTICES} owner={worksheet.owner} />
      <p className={styles['small']}>{learningWords.legalLine}</p>
    </Page>
  )
}

function Steps({ worksheet: { steps, answers, clear } }: { worksheet: Worksheet }) {
  const today = readToday()
  const states = steps.map((step) => ({ step, state: stateOf(step, answers, today) }))
  const isBegun = Object.values(answers).some((answer) => !isEmpty(answer))
  const next = isBegun ? states.find(({ state }) => state.missing > 0)?.step : steps[0]

  return (
    <>
      <div className={styles['ways']}>
        <ButtonLink variant="primary" iconAfter={<ArrowRight />} to={addressOf(next?.id ?? REVIEW)}>
          {nameWay(isBegun, next)}
        </ButtonLink>
        {isBegun && next && <ButtonLink to={addressOf(REVIEW)}>{words.review}</ButtonLink>}
        <ButtonLink icon={<Printer />} to={addressOf(PAPER)}>
          {words.printed}
        </ButtonLink>
      </div>
      <h2>{words.overview.steps}</h2>
      <ol className={styles['steps']}>
        {states.map(({ step, state }) => (
          <li key={step.id}>
            <Link to={addressOf(step.id)} className={styles['stepLink']}>
              <span className={styles['number']}>{step.number ?? '+'}</span>
              <span>
                <span className={styles['name']}>
                  <ItemTitle item={step} />
                </span>
                <span className={styles['small']}>{describe(step, state)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {isBegun && <ClearWorksheet onClear={() => void clear()} />}
    </>
  )
}

function nameWay(isBegun: boolean, next: FormStep | undefined): string {
  if (!isBegun) return words.overview.begin
  return next ? words.overview.goOn : words.review
}

function describe({ fields }: FormStep, { filled, missing, warnings }: StepState): string {
  if (fields.length === 0) return words.overview.toRead
  const parts = [
    filled === 0 ? words.overview.notBegun : words.overview.filledIn(filled),
    filled > 0 && missing > 0 && words.overview.open(missing),
    warnings > 0 && words.overview.toLookAt(warnings),
  ]
  return LIST.format(parts.filter((part) => part !== false))
}

function ClearWorksheet({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {words.clear.button}
      </Button>
      <ConfirmDialog
        title={words.clear.title}
        question={words.clear.question}
        confirmLabel={words.clear.confirm}
        isDestructive
        isOpen={isAsking}
        onConfirm={() => {
          onClear()
          setIsAsking(false)
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
