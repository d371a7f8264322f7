import { readEvents } from '#pwa/device/progress/learning-log.ts'
import { INTERVIEW_NOTES } from '#pwa/device/progress/interview-notes.ts'
import { NATIONALITY_NOTES } from '#pwa/device/progress/rows.ts'
import { openStore } from '#pwa/device/storage/store.ts'

/**
 * Returns a time at which this person had the guide already, in milliseconds: the oldest that the device knows.
 * Returns Infinity when the device knows of none.
 */
export async function readGuideSince(owner: string): Promise<number> {
  const { answers } = await openStore(owner)
  const notes = await Promise.all([INTERVIEW_NOTES, NATIONALITY_NOTES].map((id) => answers.get(id)))
  // Settings belong to the wallet, which people use without the guide too.
  const events = (await readEvents(owner)).filter(({ kind }) => kind !== 'settings_saved')
  return Math.min(
    ...notes.flatMap((row) => row?.at ?? []),
    ...events.map(({ at }) => Date.parse(at)),
  )
}
