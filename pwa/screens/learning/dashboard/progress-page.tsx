import type { FinishedTest } from '#contracts/sync.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { useProgress } from '#pwa/device/progress/use-progress.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { nameOfTest } from './activity.ts'
import { testStatsOf } from '#pwa/screens/learning/path-progress.ts'
import styles from './progress-page.module.css'

/** Shows the practice results of an account. The account does not need premium access. */
export function ProgressPage() {
  const { id, email, emailConfirmed } = useUser()
  const { data: progress } = useProgress(id)
  if (!progress) return <CenteredSpinner />

  const { tests, questionsPracticed, bestScore } = testStatsOf(progress)
  return (
    <Page width="reading">
      <PageHeading
        title="Your progress"
        actions={
          <ButtonLink variant="primary" to="/practice-test">
            Take Practice Test
          </ButtonLink>
        }
      >
        Every test you have finished, the last one first.
      </PageHeading>
      {!emailConfirmed && (
        <Notice title="A mail waits for you">
          Open the link that we sent to {isolateAddress(email)} to confirm your address.
        </Notice>
      )}
      {tests.length === 0 ? (
        <EmptyState level={2} title="No test yet">
          What you finish appears here, from this device and every other one.
        </EmptyState>
      ) : (
        <>
          <StatRow>
            <StatCard label="Best test score" value={`${String(bestScore)}%`} />
            <StatCard label="Tests" value={tests.length} />
            <StatCard label="Questions practiced" value={questionsPracticed} />
          </StatRow>
          <Panel title="Your results">
            <ul className={styles['results']}>
              {tests.toReversed().map((test) => (
                <Result key={test.id} test={test} />
              ))}
            </ul>
          </Panel>
        </>
      )}
    </Page>
  )
}

function Result({ test }: { test: FinishedTest }) {
  const { score, correctAnswers, totalQuestions } = test.result
  return (
    <li>
      <span>
        {nameOfTest(test)}: {correctAnswers} of {totalQuestions} right
        <time dateTime={test.at}>{formatInstant(test.at)}</time>
      </span>
      <strong>{score}%</strong>
    </li>
  )
}
