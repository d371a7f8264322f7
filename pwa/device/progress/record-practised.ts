import { foldProgress, interviewName, ProgressEvent } from '#contracts/sync.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { addEvent, toEvent } from './learning-log.ts'

/**
 * Records that a question was practised, if no event says so yet. Ignores a `StorageError`, because
 * the screens that call this function show no progress.
 */
export async function recordPractised(owner: string, question: string): Promise<void> {
  try {
    const store = await openStore(owner)
    await store.atOnce(async () => {
      const rows = await store.progress.toArray()
      const events = rows.flatMap(({ value }) => ProgressEvent.safeParse(value).data ?? [])
      if (foldProgress(events).practiced.has(interviewName(question))) return
      await addEvent(store, owner, toEvent('question_practiced', { question }))
    })
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
  }
}
