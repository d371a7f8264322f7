import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router-dom'
import type { FormStep } from '#contracts/learning/form-step.ts'
import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import { readToday } from '#pwa/network/today.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { ClassChoice } from '#pwa/screens/learning/bank/class-choice.tsx'
import { ModuleNotices } from '#pwa/screens/learning/path/module-notices.tsx'
import { addressOf, REVIEW, PAPER } from './addresses.ts'
import { ClearWorksheet } from './clear-worksheet.tsx'
import styles from './companion.module.css'
import type { Worksheet } from './use-worksheet.ts'
import { isEmpty, stateOf, type StepState } from './worksheet.ts'

const NOTICES = ['closed-accounts']

export function Overview({ worksheet }: { worksheet: Worksheet }) {
  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to="/learn/ds160">
          Back to the DS-160 chapter
        </ButtonLink>
      </div>
      <PageHeading title="DS-160 companion">
        {unbroken(
          'Each page of the DS-160 in plain words, a worksheet for your answers, and a search for what does not go together.',
        )}
      </PageHeading>
      <h2>Before you begin</h2>
      <Notice title={unbroken('This companion is ours. It is not the DS-160.')}>
        Nothing that you write here reaches the government: you copy it into the form yourself. The
        names of its pages follow public guides. Compare each page with the live form. The form
        decides.
      </Notice>
      <Notice title="Your answers stay on this device">
        They are kept in this browser, and not sent to us. They are not encrypted there: anyone who
        can use this browser as you can read them. Logging out removes them, and so does deleting
        your account. Print the worksheet before.
      </Notice>
      <ClassChoice owner={worksheet.owner}>{() => <Steps worksheet={worksheet} />}</ClassChoice>
      <ModuleNotices ids={NOTICES} />
      <p className={styles['small']}>{LEGAL_LINE}</p>
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
        <ButtonLink variant="primary" to={addressOf(next?.id ?? REVIEW)}>
          {nameWay(isBegun, next)} <ArrowRight aria-hidden="true" />
        </ButtonLink>
        {isBegun && next && <ButtonLink to={addressOf(REVIEW)}>Review</ButtonLink>}
        <ButtonLink icon={<Printer />} to={addressOf(PAPER)}>
          Printed worksheet
        </ButtonLink>
      </div>
      <h2>The steps</h2>
      <ol className={styles['steps']}>
        {states.map(({ step, state }) => (
          <li key={step.id}>
            <Link to={addressOf(step.id)} className={styles['stepLink']}>
              <span className={styles['number']}>{step.number ?? '+'}</span>
              <span>
                <span className={styles['name']}>{unbroken(step.title)}</span>
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
  if (!isBegun) return 'Begin'
  return next ? 'Continue' : 'Review'
}

function describe({ fields }: FormStep, { filled, missing, warnings }: StepState): string {
  if (fields.length === 0) return 'To read'
  const parts = [
    filled === 0 ? 'Not begun' : `${String(filled)} filled in`,
    filled > 0 && missing > 0 && `${String(missing)} open`,
    warnings > 0 && `${String(warnings)} to look at`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
