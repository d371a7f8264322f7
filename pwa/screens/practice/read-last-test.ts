import { foldProgress } from '#contracts/sync.ts'
import { readNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { readEvents } from '#pwa/device/progress/learning-log.ts'

/**
 * Returns the questions that were answered in the latest practice test of this person. The test may
 * have been taken on another device.
 */
export async function readLastTest(owner: string): Promise<number[]> {
  const { tests } = foldProgress(await readEvents(owner))
  const asked = tests.filter(({ test }) => test === 'practice_test')
  return asked.findLast(({ questions }) => questions.length > 0)?.questions ?? []
}

/** Returns the visa class that this person has chosen on this device. */
export async function readInterviewClass(owner: string): Promise<string | undefined> {
  return (await readNotes(owner, INTERVIEW_NOTES))[INTERVIEW_VISA]
}
