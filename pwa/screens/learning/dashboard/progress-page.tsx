import type { FinishedTest } from '#contracts/sync.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { useProgress } from '#pwa/device/progress/use-progress.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { PRICE } from '#pwa/screens/storefront/claims/claims.ts'
import { nameOfTest } from './activity.ts'
import { ToolLines } from './tool-lines.tsx'
import { words } from './words.tsx'
import { testStatsOf } from '#pwa/screens/learning/path-progress.ts'
import styles from './progress-page.module.css'

/**
 * Shows the practice results of an account. For an account without premium access, this is the first
 * page: it says what can be done now.
 */
export function ProgressPage() {
  const { id, email, emailConfirmed, hasPremiumAccess } = useUser()
  const { data: progress } = useProgress(id)
  if (!progress) return <CenteredSpinner />

  const { tests, questionsPracticed, bestScore } = testStatsOf(progress)
  const takeTest = (
    <ButtonLink variant="primary" to="/practice-test">
      {words.progress.takeTest}
    </ButtonLink>
  )
  return (
    <Page width="reading">
      <PageHeading title={words.progress.title} actions={tests.length > 0 ? takeTest : undefined}>
        {tests.length > 0 ? words.progress.lede : undefined}
      </PageHeading>
      {!emailConfirmed && (
        <Notice title={words.progress.mailWaits.title}>
          {words.progress.mailWaits.text(isolateAddress(email))}
        </Notice>
      )}
      {tests.length === 0 ? (
        <EmptyState level={2} title={words.progress.none.title} actions={takeTest}>
          {words.progress.none.text}
        </EmptyState>
      ) : (
        <>
          <StatRow>
            <StatCard label={words.progress.best} value={`${String(bestScore)}%`} />
            <StatCard label={words.progress.tests} value={tests.length} />
            <StatCard label={words.progress.practised} value={questionsPracticed} />
          </StatRow>
          <Panel title={words.progress.results}>
            <ul className={styles['results']}>
              {tests.toReversed().map((test) => (
                <Result key={test.id} test={test} />
              ))}
            </ul>
          </Panel>
        </>
      )}
      {!hasPremiumAccess && (
        <section className={styles['now']} aria-labelledby="now">
          <h2 id="now">{words.progress.now.title}</h2>
          <ToolLines
            tools={[
              { to: '/guide', ...words.progress.now.guide },
              {
                to: '/checkout',
                name: words.progress.now.whole(PRICE),
                note: words.progress.now.wholeHas,
              },
            ]}
          />
        </section>
      )}
    </Page>
  )
}

function Result({ test }: { test: FinishedTest }) {
  const { score, correctAnswers, totalQuestions } = test.result
  return (
    <li>
      <span>
        {words.progress.right(nameOfTest(test), correctAnswers, totalQuestions)}
        <time dateTime={test.at}>{formatInstant(test.at)}</time>
      </span>
      <strong>{score}%</strong>
    </li>
  )
}
