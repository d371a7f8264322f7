import { interviewName } from '#contracts/sync.ts'
import { toEvent } from '#pwa/device/progress/learning-log.ts'
import { useProgress, useRecord } from '#pwa/device/progress/use-progress.ts'

/** Which interview questions were answered, and how to note one more: each is noted once. */
export function usePractised(owner: string) {
  const { data: progress } = useProgress(owner)
  const record = useRecord(owner)
  return {
    /** Absent while it is read. */
    practiced: progress?.practiced,
    notePractised: async (question: string) => {
      if (progress?.practiced.has(interviewName(question))) return
      await record(toEvent('question_practiced', { question }))
    },
  }
}
