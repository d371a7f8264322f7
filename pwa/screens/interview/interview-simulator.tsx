import { type FreeContent } from '#contracts/learning/learning-content.ts'
import { SIMULATOR_QUESTIONS } from '#contracts/learning/practice.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { PRACTICE_QUESTION_COUNT } from '#pwa/screens/storefront/claims/claims.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { Simulator } from './simulator.tsx'
import styles from './interview-simulator.module.css'
import { words } from './words.ts'

/** Shows the five questions of the home page. */
export function InterviewSimulator() {
  const { data: content, error, refetch } = useFreeContent()
  const { user } = useKnownSession()
  if (error) {
    return (
      <div className={styles['sheet']} role="status">
        <p>{words.notLoaded(sentenceFor(error))}</p>
        <div>
          <Button onClick={() => void refetch()}>{words.loadAgain}</Button>
        </div>
      </div>
    )
  }
  if (!content) {
    return (
      <div className={styles['sheet']}>
        <Skeleton height="26rem" />
      </div>
    )
  }
  return (
    <div className={styles['sheet']}>
      <Simulator
        questions={questionsOf(content)}
        onAnswered={(question) => void storePractised(user?.id ?? VISITOR, question)}
      />
      <p className={styles['count']}>
        {words.count(SIMULATOR_QUESTIONS, PRACTICE_QUESTION_COUNT)} {words.trueCountLine}
      </p>
    </div>
  )
}

/**
 * Records that a question was practised. Loads the code of the log only now, because a visitor who
 * only reads does not need it.
 */
async function storePractised(owner: string, question: string) {
  const { recordPractised } = await import('#pwa/device/progress/record-practised.ts')
  await recordPractised(owner, question)
}

function questionsOf({ simulator }: FreeContent) {
  return simulator.slice(0, SIMULATOR_QUESTIONS)
}
