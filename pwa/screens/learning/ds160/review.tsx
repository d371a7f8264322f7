import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { Link } from 'react-router-dom'
import type { FormStep } from '#contracts/learning/form-step.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { OfficialLink } from '#pwa/device/content/official-link.tsx'
import { readToday } from '#pwa/network/today.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { words as learningWords } from '#pwa/screens/learning/words.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { moduleName } from '#contracts/learning/module-progress.ts'
import { answersName } from '#pwa/screens/learning/path-progress.ts'
import { addressOf, COMPANION, PAPER } from './addresses.ts'
import styles from './companion.module.css'
import { type Contradiction, findContradictions } from './rules/find-contradictions.ts'
import type { Worksheet } from './use-worksheet.ts'
import { words } from './words.tsx'
import { missingFields, warningsOf } from './worksheet.ts'

/** An answer that the reader has written in the interview simulator. */
interface Said {
  id: string
  /** The officer's question, in English and in the reader's language. */
  english: string
  question: string
  words: string
}

const PATH = 'simulator'

const MODULE = 'basic-questions'

interface ReviewProps {
  worksheet: Worksheet
  content: PremiumContent
}

export function Review({ worksheet, content }: ReviewProps) {
  const { steps, answers } = worksheet
  const said = useSaid(content, worksheet.owner)
  const today = readToday()
  const saidOnLength = said.filter(({ id }) => id === 'duration').map((one) => one.words)
  const contradictions = findContradictions({ steps, answers, saidOnLength, today })

  return (
    <Page width="reading">
      <div>
        <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to={COMPANION}>
          {words.allSteps}
        </ButtonLink>
      </div>
      <PageHeading title={words.reviewPage.title}>{words.reviewPage.lede}</PageHeading>
      <Contradictions found={contradictions} steps={steps} />
      <OpenPoints worksheet={worksheet} today={today} />
      {said.length > 0 && <SideBySide said={said} />}
      <ToTheForm steps={steps} />
      <p className={styles['small']}>{learningWords.legalLine}</p>
    </Page>
  )
}

interface ContradictionsProps {
  found: readonly Contradiction[]
  steps: readonly FormStep[]
}

function Contradictions({ found, steps }: ContradictionsProps) {
  return (
    <Panel title={words.reviewPage.contradictions.title}>
      {found.length === 0 ? (
        <Notice tone="ok" title={words.reviewPage.contradictions.none}>
          {words.reviewPage.contradictions.noneText}
        </Notice>
      ) : (
        <>
          <p>{words.reviewPage.contradictions.count(found.length)}</p>
          <ul className={styles['findings']}>
            {found.map(({ id, words: finding, fields }) => (
              <li key={id} data-finding={id}>
                <p>{unbroken(finding)}</p>
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

/** Links to the pages that contain these fields. */
function Places({ steps, fields }: { steps: readonly FormStep[]; fields: readonly string[] }) {
  const places = steps.filter((step) => step.fields.some(({ id }) => fields.includes(id)))
  return (
    <span className={styles['ways']}>
      {places.map((step) => (
        <Link key={step.id} to={addressOf(step.id)}>
          <ItemTitle item={step} />
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
    <Panel title={words.reviewPage.stillOpen.title}>
      <p>{words.reviewPage.stillOpen.text}</p>
      <ul className={styles['open']}>
        {points.map(({ step, missing, warnings }) => (
          <li key={step.id}>
            <p>
              <Link to={addressOf(step.id)}>
                <ItemTitle item={step} />
              </Link>
            </p>
            {warnings.map(({ field, words: warning }) => (
              <p key={field.id}>
                {unbroken(field.label)}: {warning}
              </p>
            ))}
            {missing.length > 0 && (
              <p className={styles['small']}>
                {unbroken(words.reviewPage.stillOpen.open(missing.join(' · ')))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function SideBySide({ said }: { said: readonly Said[] }) {
  return (
    <Panel title={words.reviewPage.said.title}>
      <p>{words.reviewPage.said.text}</p>
      <dl className={styles['said']}>
        {said.map(({ id, english, question, words: answer }) => (
          <div key={id}>
            <dt>
              <Both english={english} own={question} />
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function ToTheForm({ steps }: { steps: readonly FormStep[] }) {
  const form = steps[0]?.officialPage
  return (
    <Panel title={words.reviewPage.toTheForm.title}>
      <ol className={styles['list']}>
        <li>{words.reviewPage.toTheForm.print}</li>
        <li>{words.reviewPage.toTheForm.site(form && <OfficialLink page={form} />)}</li>
        <li>{words.reviewPage.toTheForm.compare}</li>
        <li>{words.reviewPage.toTheForm.yourself}</li>
      </ol>
      <div>
        <ButtonLink variant="primary" icon={<Printer />} to={addressOf(PAPER)}>
          {words.printed}
        </ButtonLink>
      </div>
    </Panel>
  )
}

/**
 * Returns the reader's answers in the simulator about the purpose, the length and the money of the
 * trip. The answers stay on the device.
 */
function useSaid({ paths }: Pick<PremiumContent, 'paths'>, owner: string): Said[] {
  const { notes = {} } = useNotes(owner, answersName(moduleName(PATH, MODULE)))
  const module = paths.find(({ id }) => id === PATH)?.modules.find(({ id }) => id === MODULE)
  if (module?.type !== 'interactive') return []
  return module.content.questions.flatMap((asked) => {
    const { id, question } = asked
    const words = notes[id]?.trim() ?? ''
    return words === '' ? [] : [{ id, english: englishOf(asked).question, question, words }]
  })
}
