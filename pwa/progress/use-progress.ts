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
export function useRecord(owner: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (event: ProgressEvent) => recordEvent(owner, event),
    onMutate: (event) => {
      client.setQueryData(progressQuery(owner).queryKey, (events) => [...(events ?? []), event])
    },
    onSuccess: () => {
      channel.postMessage('changed')
    },
    onError: () => {
      showToast({
        title: 'Not saved',
        description: 'This device could not store it. It stays until you close the page.',
        variant: 'destructive',
      })
    },
  })
}
