import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import type { Progress } from '#contracts/sync.ts'
import { ItemTitle } from '#pwa/device/content/english-first.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { isAnythingBegun, nextStepOf } from '#pwa/screens/learning/path-progress.ts'
import styles from './next-step.module.css'
import { words } from './words.tsx'

interface NextStepProps {
  content: PremiumContent
  progress: Progress
}

/** Shows the next step and the time that it needs. Shows nothing when every path is done. */
export function NextStep({ content, progress }: NextStepProps) {
  const next = nextStepOf(content, progress)
  if (!next) return null
  const { path, module } = next
  return (
    <section className={styles['next']} aria-labelledby="next-step">
      <div>
        <p className={styles['lead']}>{words.next.lead(module.estimatedTime)}</p>
        <h2 id="next-step">
          <ItemTitle item={module} />
        </h2>
        <p className={styles['lead']}>{unbroken(path.title)}</p>
      </div>
      <ButtonLink variant="primary" size="large" to={moduleAddress(path.id, module.id)}>
        {isAnythingBegun(progress) ? words.next.goOn : words.next.start}
      </ButtonLink>
    </section>
  )
}
