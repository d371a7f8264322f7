import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import {
  keepRecording,
  readRecordings,
  type Recording,
  removeRecording,
} from '#pwa/device/progress/recordings.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

function recordingsQuery(owner: string, name: string, questionIds: readonly string[]) {
  return queryOptions({
    queryKey: ['recordings', owner, name, questionIds],
    queryFn: () => readRecordings(owner, name, questionIds),
    staleTime: 0,
    gcTime: 0,
  })
}

/** A recording can be heard when it is kept, or when it could not be kept: as long as the page. */
export type Spoken =
  | { state: 'none' | 'saving' }
  | { state: 'kept' | 'refused'; recording: Recording }

/** What is kept of this module, and what could not be kept. */
export function useRecordings(owner: string, name: string, questionIds: readonly string[]) {
  const client = useQueryClient()
  const query = recordingsQuery(owner, name, questionIds)
  const { data: kept } = useQuery(query)
  const [unkept, setUnkept] = useState<ReadonlyMap<string, Spoken>>(new Map())

  function note(questionId: string, spoken: Spoken | null) {
    setUnkept((before) => {
      const others = [...before].filter(([id]) => id !== questionId)
      return new Map(spoken ? [...others, [questionId, spoken]] : others)
    })
  }
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  // Together with the writes before it, in the order in which they were spoken.
  const scope = { id: `recordings ${name}` }

  const keep = useMutation({
    scope,
    mutationFn: ({ questionId, recording }: { questionId: string; recording: Recording }) =>
      keepRecording(owner, { name, questionId }, recording).catch((error: unknown) => {
        if (error instanceof StorageError) return false
        throw error
      }),
    onSuccess: async (isKept, { questionId, recording }) => {
      if (isKept) await refresh()
      note(questionId, isKept ? null : { state: 'refused', recording })
    },
  })
  const remove = useMutation({
    scope,
    mutationFn: (questionId: string) => removeRecording(owner, { name, questionId }),
    onSuccess: async (_, questionId) => {
      await refresh()
      note(questionId, null)
    },
    onError: () => {
      showToast({
        title: 'Not deleted',
        description: 'This device could not remove the recording. Please try again.',
        variant: 'destructive',
      })
    },
  })

  return {
    find: (questionId: string): Spoken => {
      const recording = kept?.get(questionId)
      return (
        unkept.get(questionId) ?? (recording ? { state: 'kept', recording } : { state: 'none' })
      )
    },
    keep: (questionId: string, recording: Recording) => {
      note(questionId, { state: 'saving' })
      keep.mutate({ questionId, recording })
    },
    remove: (questionId: string) => {
      remove.mutate(questionId)
    },
  }
}
