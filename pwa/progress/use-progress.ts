import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { foldProgress, type ProgressEvent } from '#contracts/sync.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { readEvents, recordEvent } from './learning-log.ts'

const channel = new BroadcastChannel('progress')

export function progressQuery(owner: string) {
  return queryOptions({
    queryKey: ['progress', owner],
    queryFn: () => readEvents(owner),
    select: foldProgress,
    // Another tab or device may have added to it since.
    staleTime: 0,
  })
}

export function useProgress(owner: string) {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => void client.invalidateQueries(progressQuery(owner))
    channel.addEventListener('message', refresh)
    return () => {
      channel.removeEventListener('message', refresh)
    }
  }, [client, owner])
  return useQuery(progressQuery(owner))
}

/** Shows an event at once and then keeps it. */
export function useRecord(owner: string): (event: ProgressEvent) => void {
  const client = useQueryClient()
  const { queryKey } = progressQuery(owner)
  const { mutate } = useMutation({
    mutationKey: queryKey,
    mutationFn: async (event: ProgressEvent) => {
      // What was being read from the disk does not have the event yet.
      await client.cancelQueries({ queryKey }, { revert: false })
      await recordEvent(owner, event)
    },
    onSuccess: () => {
      channel.postMessage(owner)
      // Before the last of several quick events the disk is behind the screen.
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1
      if (isLast) void client.invalidateQueries({ queryKey })
    },
    onError: () => {
      showToast({
        title: 'Not saved',
        description: 'This device could not store it. It stays until you close the page.',
        variant: 'destructive',
      })
    },
  })
  return (event) => {
    client.setQueryData(queryKey, (events) => [...(events ?? []), event])
    mutate(event)
  }
}
