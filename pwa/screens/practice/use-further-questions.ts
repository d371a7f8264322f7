import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { usePremiumContent } from '#pwa/device/content/use-content.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'

interface FurtherQuestions {
  /**
   * The practice questions that need premium access. Undefined until they are loaded, and empty without
   * premium access.
   */
  further: readonly PracticeQuestion[] | undefined
  /** The reason why a reader with premium access has no questions now. */
  error: unknown
  retry: () => void
}

export function useFurtherQuestions(owner: string): FurtherQuestions {
  const { user } = useKnownSession()
  const isBought = user?.hasPremiumAccess === true
  const { data, error, refetch } = usePremiumContent(owner, isBought)
  const retry = () => void refetch()
  if (!isBought) return { further: [], error: null, retry }
  return { further: data?.questions ?? (error ? [] : undefined), error, retry }
}
