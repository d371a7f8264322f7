import { foldProgress, interviewName } from '#contracts/sync.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { readEvents, recordEvent, toEvent } from './learning-log.ts'

/** For where no progress is shown. What the disk refuses has been told by the store, and is not counted. */
export async function recordPractised(owner: string, question: string): Promise<void> {
  try {
    const { practiced } = foldProgress(await readEvents(owner))
    if (practiced.has(interviewName(question))) return
    await recordEvent(owner, toEvent('question_practiced', { question }))
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
  }
}
