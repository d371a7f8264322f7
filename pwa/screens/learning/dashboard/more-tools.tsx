import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { modulesLeftOf } from '#contracts/learning/module-progress.ts'
import type { Progress } from '#contracts/sync.ts'
import styles from './dashboard-page.module.css'
import { ToolLines } from './tool-lines.tsx'
import { words } from './words.tsx'

interface MoreToolsProps {
  content: PremiumContent
  progress: Progress
  readerClass: ReaderClass | undefined
}

/** Lists what the guide has beyond the parts above. */
export function MoreTools({ content, progress, readerClass }: MoreToolsProps) {
  const left = modulesLeftOf(content.paths, progress).length
  return (
    <section className={styles['section']} aria-labelledby="more">
      <h2 id="more">{words.more.title}</h2>
      <ToolLines
        readerClass={readerClass}
        tools={[
          { to: '/dashboard/questions', name: words.more.questions },
          { to: '/dashboard/simulator', name: words.more.simulator },
          {
            to: '/exam',
            name: words.exam.title,
            note: left === 0 ? words.exam.open : words.exam.modulesLeft(left),
          },
          { to: '/dashboard/ds160', name: words.more.companion },
          { to: '/dashboard/downloads/print-edition', name: words.more.edition },
        ]}
      />
    </section>
  )
}
