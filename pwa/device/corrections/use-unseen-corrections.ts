import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Correction } from '#contracts/learning/correction.ts'
import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { useKnownReader } from '#pwa/device/nationality/use-known-reader.ts'
import { useNotes } from '#pwa/device/progress/device-notes.ts'
import { CORRECTION_NOTES } from '#pwa/device/progress/rows.ts'
import { concernsReader } from './concerns-reader.ts'
import { readGuideSince } from './read-guide-since.ts'

const SEEN = 'seen'

function guideSinceQuery(owner: string) {
  return queryOptions({
    queryKey: ['guide-since', owner],
    queryFn: () => readGuideSince(owner),
    staleTime: 0,
  })
}

/** Finds the corrections that touch the reader and that this device has not shown yet. */
export function useUnseenCorrections(owner: string) {
  const { data: content, isPending } = useFreeContent()
  const { notes: seen, write } = useNotes(owner, CORRECTION_NOTES)
  const reader = useKnownReader(owner)
  const { data: since } = useQuery(guideSinceQuery(owner))
  const isKnown = reader !== undefined && since !== undefined && seen !== undefined
  const isUnseen = (correction: Correction) =>
    isKnown && seen[correction.id] === undefined && concernsReader(correction, { ...reader, since })
  return {
    /** True until it is known whether there are any. */
    isLoading: isPending || !isKnown,
    unseen: (content?.corrections ?? []).filter(isUnseen),
    keepSeen: (corrections: readonly Correction[]) => {
      for (const { id } of corrections) write(id, SEEN)
    },
  }
}
