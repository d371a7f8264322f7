import { EXAM_SECONDS } from '#contracts/learning/exam.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { modulesLeftOf } from '#contracts/learning/module-progress.ts'
import type { Progress } from '#contracts/sync.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { isAnythingBegun } from '#pwa/screens/learning/path-progress.ts'
import styles from './next-step.module.css'
import { words } from './words.tsx'

interface NextStepProps {
  content: PremiumContent
  progress: Progress
}

/** Shows the next step and the time that it needs. After the last module, this is the exam. */
export function NextStep({ content, progress }: NextStepProps) {
  const [next] = modulesLeftOf(content.paths, progress)
  return (
    <section className={styles['next']} aria-labelledby="next-step">
      <p className={styles['lead']}>
        {words.next.lead(next?.module.estimatedTime ?? EXAM_SECONDS / 60)}
      </p>
      <h2 id="next-step">{next ? <ItemTitle item={next.module} /> : words.exam.title}</h2>
      <p className={styles['of']}>{next ? unbroken(next.path.title) : words.exam.text}</p>
      <ButtonLink
        variant="primary"
        size="large"
        to={next ? moduleAddress(next.path.id, next.module.id) : '/exam'}
      >
        {!next && words.exam.link}
        {next && (isAnythingBegun(progress) ? words.next.goOn : words.next.start)}
      </ButtonLink>
    </section>
  )
}
