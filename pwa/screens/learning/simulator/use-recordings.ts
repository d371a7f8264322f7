import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import {
  keepRecording,
  listRecordings,
  readRecordings,
  type Recording,
  removeRecording,
} from '#pwa/device/progress/recordings.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

/** Returns the start of all query keys for recordings. */
const keyOf = (owner: string) => ['recordings', owner]

function recordingsQuery(owner: string, name: string, questionIds: readonly string[]) {
  return queryOptions({
    queryKey: [...keyOf(owner), name, questionIds],
    queryFn: () => readRecordings(owner, name, questionIds),
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * `kept`: the device has stored the recording. `refused`: the device could not store the recording,
 * which only this page still has.
 */
export type Spoken =
  | { state: 'none' | 'saving' }
  | { state: 'kept' | 'refused'; recording: Recording }

/**
 * Returns the recordings of this module, both the stored ones and those that could not be stored.
 */
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
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(owner) })
  // Mutations with the same scope run one after another. The recordings therefore stay in the order
  // in which they were spoken.
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
  const remove = useRemoving(owner, scope)

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
      remove.mutate(
        { name, questionId },
        {
          onSuccess: () => {
            note(questionId, null)
          },
        },
      )
    },
  }
}

/**
 * Returns the recordings of all modules on this device, the newest first. Returns undefined until they are
 * loaded.
 */
export function useAllRecordings(owner: string) {
  const { data: recordings } = useQuery({
    queryKey: [...keyOf(owner), 'all'],
    queryFn: () => listRecordings(owner),
    staleTime: 0,
    gcTime: 0,
  })
  const remove = useRemoving(owner)
  return { recordings, remove: remove.mutate }
}

function useRemoving(owner: string, scope?: { id: string }) {
  const client = useQueryClient()
  return useMutation({
    ...(scope && { scope }),
    mutationFn: (of: { name: string; questionId: string }) => removeRecording(owner, of),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(owner) }),
    onError: () => {
      showToast({
        title: words.spoken.notRemoved.title,
        description: words.spoken.notRemoved.text,
        variant: 'destructive',
      })
    },
  })
}
