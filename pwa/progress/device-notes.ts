import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openStore } from '#pwa/offline/store.ts'

/** What a learner writes for nobody but themselves: it never leaves this device. */
const Notes = z.record(z.string(), z.string())
export type Notes = Record<string, string>

export async function readNotes(owner: string, id: string): Promise<Notes> {
  const { answers } = await openStore(owner)
  return Notes.safeParse((await answers.get(id))?.value).data ?? {}
}

async function keepNotes(owner: string, id: string, notes: Notes): Promise<void> {
  const { answers } = await openStore(owner)
  await answers.put({ id, value: notes, at: Date.now() })
}

function notesQuery(owner: string, id: string) {
  return queryOptions({
    queryKey: ['notes', owner, id],
    queryFn: () => readNotes(owner, id),
    staleTime: 0,
  })
}

/** Undefined while they are read. Each change is kept at once. */
export function useNotes(owner: string, id: string) {
  const client = useQueryClient()
  const query = notesQuery(owner, id)
  const { data: notes } = useQuery(query)
  const { mutate, isError } = useMutation({
    mutationFn: (next: Notes) => keepNotes(owner, id, next),
    // In the order in which they were typed.
    scope: { id: `notes ${id}` },
  })
  function write(name: string, text: string) {
    const next = { ...client.getQueryData(query.queryKey), [name]: text }
    client.setQueryData(query.queryKey, next)
    mutate(next)
  }
  function clear() {
    client.setQueryData(query.queryKey, {})
    mutate({})
  }
  return { notes, write, clear, isError }
}
