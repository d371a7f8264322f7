import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { foldProgress, type ProgressEvent } from '#contracts/sync.ts'
import { isSaved, save } from '#pwa/device/storage/save.ts'
import { readEvents, recordEvent } from './learning-log.ts'

const channel = new BroadcastChannel('progress')

export function progressQuery(owner: string) {
  const queryKey = ['progress', owner]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<ProgressEvent[]> => {
      const kept = await readEvents(owner)
      if (isSaved(lineOf(owner))) return kept
      // Events that the device refused to store exist only in the query's present data.
      const shown = client.getQueryData<ProgressEvent[]>(queryKey) ?? []
      const ids = new Set(kept.map(({ id }) => id))
      return [...kept, ...shown.filter(({ id }) => !ids.has(id))]
    },
    select: foldProgress,
    // Another tab or device may have added events.
    staleTime: 0,
    gcTime: Infinity,
  })
}

function lineOf(owner: string): string {
  return `progress ${owner}`
}

export function useProgress(owner: string) {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries(progressQuery(owner))
    channel.addEventListener('message', refresh)
    return () => channel.removeEventListener('message', refresh)
  }, [client, owner])
  return useQuery(progressQuery(owner))
}

/** Stores an event and then shows it. When the device refuses the event, shows it as not saved. */
export function useRecord(owner: string): (event: ProgressEvent) => Promise<void> {
  const client = useQueryClient()
  const { queryKey } = progressQuery(owner)
  return async (event) => {
    await save(lineOf(owner), async () => {
      await recordEvent(owner, event)
      channel.postMessage(owner)
    })
    client.setQueryData(queryKey, (events) => events && [...events, event])
    void client.invalidateQueries({ queryKey })
  }
}
