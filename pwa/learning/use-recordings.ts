import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StorageError } from '#pwa/offline/storage-error.ts'
import {
  keepRecording,
  readRecordings,
  type Recording,
  removeRecording,
} from '#pwa/progress/recordings.ts'

function recordingsQuery(owner: string, name: string, questionIds: readonly string[]) {
  return queryOptions({
    queryKey: ['recordings', owner, name],
    queryFn: () => readRecordings(owner, name, questionIds),
    staleTime: 0,
    gcTime: 0,
  })
}

/** What is kept of this module, and what could not be kept and lives as long as the page. */
export function useRecordings(owner: string, name: string, questionIds: readonly string[]) {
  const client = useQueryClient()
  const query = recordingsQuery(owner, name, questionIds)
  const { data: kept } = useQuery(query)
  const [unkept, setUnkept] = useState<ReadonlyMap<string, Recording>>(new Map())

  function note(questionId: string, recording: Recording | null) {
    setUnkept((before) => {
      const others = [...before].filter(([id]) => id !== questionId)
      return new Map(recording ? [...others, [questionId, recording]] : others)
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
    onSuccess: (isKept, { questionId, recording }) => {
      note(questionId, isKept ? null : recording)
      return refresh()
    },
  })
  const remove = useMutation({
    scope,
    mutationFn: (questionId: string) => removeRecording(owner, { name, questionId }),
    onSuccess: (_, questionId) => {
      note(questionId, null)
      return refresh()
    },
  })

  return {
    find: (questionId: string) => unkept.get(questionId) ?? kept?.get(questionId),
    isUnkept: (questionId: string) => unkept.has(questionId),
    keep: (questionId: string, recording: Recording) => {
      keep.mutate({ questionId, recording })
    },
    remove: (questionId: string) => {
      remove.mutate(questionId)
    },
  }
}
