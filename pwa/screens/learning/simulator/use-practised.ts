import { interviewName } from '#contracts/sync.ts'
import { toEvent } from '#pwa/device/progress/learning-log.ts'
import { useProgress, useRecord } from '#pwa/device/progress/use-progress.ts'

/** A question is recorded only once. */
export function usePractised(owner: string) {
  const { data: progress } = useProgress(owner)
  const record = useRecord(owner)
  return {
    /** Undefined until the progress is loaded. */
    practiced: progress?.practiced,
    recordPractised: async (question: string) => {
      if (progress?.practiced.has(interviewName(question))) return
      await record(toEvent('question_practiced', { question }))
    },
  }
}
