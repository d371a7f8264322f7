import { countModulesLeft } from '#contracts/learning/module-progress.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import type { KnownSoFar } from './dashboard-stats.tsx'
import { words } from './words.tsx'

/** Links from the dashboard to the final exam. Shows how many modules are left before the exam. */
export function ExamPanel({ content, progress }: KnownSoFar) {
  const left = progress && countModulesLeft(content.paths, progress)
  return (
    <Panel title={words.exam.title}>
      <p>
        {words.exam.text} {left === 0 ? words.exam.open : words.exam.opensLater}
        {left !== undefined && left > 0 && ` ${words.exam.modulesLeft(left)}`}
      </p>
      <div>
        <ButtonLink to="/exam">{words.exam.link}</ButtonLink>
      </div>
    </Panel>
  )
}
