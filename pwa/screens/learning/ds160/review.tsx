import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router-dom'
import type { FormStep } from '#contracts/learning/form-step.ts'
import { LEGAL_LINE } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { readToday } from '#pwa/network/today.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { addressOf, COMPANION, PAPER } from './addresses.ts'
import styles from './companion.module.css'
import { type Contradiction, findContradictions } from './rules/find-contradictions.ts'
import { type Said, useSaid } from './use-said.ts'
import type { Worksheet } from './use-worksheet.ts'
import { missingFields, warningsOf } from './worksheet.ts'

interface ReviewProps {
  worksheet: Worksheet
  content: PremiumContent
}

export function Review({ worksheet, content }: ReviewProps) {
  const { steps, answers } = worksheet
  const said = useSaid(content, worksheet.owner)
  const today = readToday()
  const saidOnLength = said.filter(({ id }) => id === 'duration').map(({ words }) => words)
  const contradictions = findContradictions({ steps, answers, saidOnLength, today })

  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to={COMPANION}>
          All steps
        </ButtonLink>
      </div>
      <PageHeading title="Review of your worksheet">
        We compare your answers with each other, with your interview and with your CV. What is true,
        only you know.
      </PageHeading>
      <Contradictions found={contradictions} steps={steps} />
      <OpenPoints worksheet={worksheet} today={today} />
      {said.length > 0 && <SideBySide said={said} />}
      <ToTheForm steps={steps} />
      <p className={styles['small']}>{LEGAL_LINE}</p>
    </Page>
  )
}

interface ContradictionsProps {
  found: readonly Contradiction[]
  steps: readonly FormStep[]
}

function Contradictions({ found, steps }: ContradictionsProps) {
  return (
    <Panel title="What does not go together">
      {found.length === 0 ? (
        <Notice tone="ok" title="No contradiction found">
          Our rules see only part of what an officer sees. Read the worksheet once more yourself.
        </Notice>
      ) : (
        <>
          <p>{nameCount(found.length)}. Keep what is true, and put the other one right.</p>
          <ul className={styles['findings']}>
            {found.map(({ id, words, fields }) => (
              <li key={id} data-finding={id}>
                <p>{unbroken(words)}</p>
                <p className={styles['small']}>
                  <Places steps={steps} fields={fields} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function nameCount(count: number): string {
  return count === 1 ? '1 contradiction' : `${String(count)} contradictions`
}

/** Links to the pages with these fields. */
function Places({ steps, fields }: { steps: readonly FormStep[]; fields: readonly string[] }) {
  const places = steps.filter((step) => step.fields.some(({ id }) => fields.includes(id)))
  return (
    <span className={styles['ways']}>
      {places.map(({ id, title }) => (
        <Link key={id} to={addressOf(id)}>
          {unbroken(title)}
        </Link>
      ))}
    </span>
  )
}

function OpenPoints({ worksheet, today }: { worksheet: Worksheet; today: string }) {
  const { steps, answers } = worksheet
  const points = steps.flatMap((step) => {
    const missing = missingFields(step, answers).map(({ label }) => label)
    const warnings = warningsOf(step, answers, today)
    return missing.length + warnings.length === 0 ? [] : [{ step, missing, warnings }]
  })
  if (points.length === 0) return null
  return (
    <Panel title="Still open">
      <p>A worksheet may have gaps. The form has fewer.</p>
      <ul className={styles['open']}>
        {points.map(({ step: { id, title }, missing, warnings }) => (
          <li key={id}>
            <p>
              <Link to={addressOf(id)}>{unbroken(title)}</Link>
            </p>
            {warnings.map(({ field, words }) => (
              <p key={field.id}>
                {unbroken(field.label)}: {words}
              </p>
            ))}
            {missing.length > 0 && (
              <p className={styles['small']}>{unbroken(`Open: ${missing.join(' · ')}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function SideBySide({ said }: { said: readonly Said[] }) {
  return (
    <Panel title="What you wrote in the interview simulator">
      <p>Read it beside your worksheet: the same facts, in your own words.</p>
      <dl className={styles['said']}>
        {said.map(({ id, question, words }) => (
          <div key={id}>
            <dt>{unbroken(question)}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function ToTheForm({ steps }: { steps: readonly FormStep[] }) {
  const form = steps[0]?.officialPage
  return (
    <Panel title="Then the form itself">
      <ol className={styles['list']}>
        <li>Print the worksheet, and read it once on paper.</li>
        <li>
          Open the official site:{' '}
          {form && (
            <a href={form.url} target="_blank" rel="noreferrer">
              {unbroken(form.name)}
            </a>
          )}
          . Look at the address: it ends in .gov.
        </li>
        <li>
          Compare each page with the live form while you copy. It may ask more than our worksheet,
          or ask it in other words.
        </li>
        <li>You fill in the form, and you sign it. We never do either for you.</li>
      </ol>
      <div>
        <ButtonLink variant="primary" icon={<Printer />} to={addressOf(PAPER)}>
          Printed worksheet
        </ButtonLink>
      </div>
    </Panel>
  )
}
