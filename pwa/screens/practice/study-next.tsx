import { scoreOf, type TestResult } from '#contracts/learning/practice.ts'
import { modulesOf, WEAK_THEMES } from '#contracts/learning/taught-in.ts'
import { usePremiumContent } from '#pwa/device/content/use-content.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { words } from './words.ts'
import { ThemeList } from './theme-list.tsx'

interface StudyNextProps {
  owner: string
  result: TestResult
}

/** Shows the modules for a test's weakest themes. When every answer was right, shows the exam. */
export function StudyNext({ owner, result: { categoryScores, score } }: StudyNextProps) {
  const { data: content } = usePremiumContent(owner)
  if (!content) return null
  if (score === 100) {
    return (
      <Panel title={words.study.exam.title}>
        <p>{words.study.exam.text}</p>
        <div>
          <ButtonLink to="/exam">{words.study.exam.open}</ButtonLink>
        </div>
      </Panel>
    )
  }
  const themes = Object.entries(categoryScores)
    .map(([name, { correct, total }]) => ({ name, score: scoreOf(correct, total) }))
    .filter((theme) => theme.score < 100)
    .toSorted((one, other) => one.score - other.score)
    .slice(0, WEAK_THEMES)
    .map(({ name }) => ({ name, modules: modulesOf(name, content.paths) }))
  return (
    <Panel title={words.study.themes}>
      <ThemeList themes={themes} paths={content.paths} />
    </Panel>
  )
}
