import type { Correction } from '#contracts/learning/correction.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { useNationalityNotes } from '#pwa/device/nationality/nationality-notes.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { INTERVIEW_NOTES, INTERVIEW_VISA } from '#pwa/device/progress/interview-notes.ts'
import { CORRECTION_NOTES } from '#pwa/device/progress/rows.ts'
import { concernsReader } from './concerns-reader.ts'

const SEEN = 'seen'

/** Finds the corrections that touch the reader and that this device has not shown yet. */
export function useUnseenCorrections(owner: string) {
  const { data: content } = useFreeContent()
  const { notes: seen, write } = useNotes(owner, CORRECTION_NOTES)
  const { notes: interview } = useNotes(owner, INTERVIEW_NOTES)
  const { isLoading, nationalities, visaClass } = useNationalityNotes(owner)
  const classes = [interview?.[INTERVIEW_VISA] ?? '', visaClass ?? ''].filter((name) => name !== '')
  const isUnseen = (correction: Correction) =>
    seen?.[correction.id] === undefined && concernsReader(correction, { classes, nationalities })
  const isKnown = seen !== undefined && interview !== undefined && !isLoading
  return {
    unseen: isKnown ? (content?.corrections ?? []).filter(isUnseen) : [],
    keepSeen: (corrections: readonly Correction[]) => {
      for (const { id } of corrections) write(id, SEEN)
    },
  }
}
