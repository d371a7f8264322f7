import type { Correction } from '#contracts/learning/correction.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { useKnownReader } from '#pwa/device/nationality/use-known-reader.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { CORRECTION_NOTES } from '#pwa/device/progress/rows.ts'
import { concernsReader } from './concerns-reader.ts'

const SEEN = 'seen'

/** Finds the corrections that touch the reader and that this device has not shown yet. */
export function useUnseenCorrections(owner: string) {
  const { data: content } = useFreeContent()
  const { notes: seen, write } = useNotes(owner, CORRECTION_NOTES)
  const reader = useKnownReader(owner)
  const isUnseen = (correction: Correction) =>
    reader !== undefined &&
    seen !== undefined &&
    seen[correction.id] === undefined &&
    concernsReader(correction, reader)
  return {
    unseen: (content?.corrections ?? []).filter(isUnseen),
    keepSeen: (corrections: readonly Correction[]) => {
      for (const { id } of corrections) write(id, SEEN)
    },
  }
}
