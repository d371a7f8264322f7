import { Link } from 'react-router-dom'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { sectionsOf } from '#contracts/learning/reading.ts'
import { Reading } from '#pwa/device/content/reading.tsx'
import { SourceLine } from '#pwa/device/content/source-line.tsx'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_OUTCOME } from '#pwa/device/progress/interview-notes.ts'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { Choice } from '#pwa/ui/choice.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './interview-plan.module.css'
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

  const sections = sectionsOf(module.content)
  const outcome = sections.find(({ heading }) => heading === notes?.[INTERVIEW_OUTCOME])
  return (
    <>
      <Choice
        legend={words.after.howWasIt}
        options={sections.map(({ heading }) => ({ value: heading, label: heading }))}
        value={outcome?.heading ?? ''}
        onChange={(heading) => write(INTERVIEW_OUTCOME, heading)}
      />
      {outcome && (
        <section className={styles['next']} aria-label={words.after.next}>
          <Reading content={outcome.content} />
          <SourceLine item={module} />
        </section>
      )}
      <p>
        {words.after.hasAll(<Link to={moduleAddress(PATH, MODULE)}>{unbroken(module.title)}</Link>)}
      </p>
    </>
  )
}
