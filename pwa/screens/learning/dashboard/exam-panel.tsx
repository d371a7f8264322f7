import { countModulesLeft } from '#contracts/learning/module-progress.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import type { KnownSoFar } from './dashboard-stats.tsx'

/** Links from the dashboard to the final exam. Shows how many modules are left before the exam. */
export function ExamPanel({ content, progress }: KnownSoFar) {
  const left = progress && countModulesLeft(content.paths, progress)
  return (
    <Panel title="Final exam">
      <p>
        Twenty questions from the whole guide, and a certificate in your wallet when you pass.{' '}
        {left === 0 ? 'It is open.' : 'It opens when all modules are complete.'}
        {left !== undefined && left > 0 && ` Modules left: ${String(left)}.`}
      </p>
      <div>
        <ButtonLink to="/exam">Go to the final exam</ButtonLink>
      </div>
    </Panel>
  )
}
