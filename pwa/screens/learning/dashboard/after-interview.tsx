import { Link } from 'react-router-dom'
import type { ReadingModule } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { sectionsOf } from '#pwa/device/content/parse-reading.ts'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { EnglishFirst, EnglishToo, ItemTitle } from '#pwa/device/content/english-first.tsx'
import { Reading } from '#pwa/device/content/reading.tsx'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_OUTCOME } from '#pwa/device/progress/interview-notes.ts'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { Choice } from '#pwa/ui/choice.tsx'
import styles from './next-step.module.css'
import { words } from './words.tsx'

const PATH = 'support'
const MODULE = 'after-the-interview'

interface AfterInterviewProps {
  content: PremiumContent
  owner: string
}

/**
 * Asks how the interview ended. Shows the advice for this outcome, which is a section of a reading.
 */
export function AfterInterview({ content, owner }: AfterInterviewProps) {
  const { notes, write } = useNotes(owner, INTERVIEW_NOTES)
  const path = content.paths.find(({ id }) => id === PATH)
  const module = path?.modules.find(({ id }) => id === MODULE)
  if (module?.type !== 'reading') return null

  // A translation has the same sections in the same order.
  const outcomes = sectionsOf(englishOf(module).content).map(({ heading }) => heading)
  const chosen = outcomes.indexOf(notes?.[INTERVIEW_OUTCOME] ?? '')
  return (
    <section className={styles['after']} aria-labelledby="next-step">
      <h2 id="next-step">{words.after.passed}</h2>
      <Choice
        legend={words.after.howWasIt}
        options={outcomes.map((value, at) => ({
          value,
          label: <EnglishToo item={module} text={(shown) => sectionOf(shown, at).heading} />,
        }))}
        value={outcomes[chosen] ?? ''}
        onChange={(outcome) => write(INTERVIEW_OUTCOME, outcome)}
      />
      {chosen >= 0 && (
        <section className={styles['outcome']} aria-label={words.after.next}>
          <DatedText item={module}>
            <EnglishFirst item={module}>
              {(shown) => <Reading content={sectionOf(shown, chosen).content} />}
            </EnglishFirst>
          </DatedText>
        </section>
      )}
      <p>
        {words.after.hasAll(
          <Link to={moduleAddress(PATH, MODULE)}>
            <ItemTitle item={module} />
          </Link>,
        )}
      </p>
    </section>
  )
}

function sectionOf({ content }: Pick<ReadingModule, 'content'>, at: number) {
  return sectionsOf(content)[at] ?? { heading: '', content: '' }
}
