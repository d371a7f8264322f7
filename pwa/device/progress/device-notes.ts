import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import * as z from 'zod/mini'
import { isSaved, save } from '#pwa/device/storage/save.ts'
import { openStore } from '#pwa/device/storage/store.ts'

/** What a learner writes for nobody but themselves: it never leaves this device. */
const Notes = z.record(z.string(), z.string())
export type Notes = Record<string, string>

export async function readNotes(owner: string, id: string): Promise<Notes> {
  const { answers } = await openStore(owner)
  return parseNotes((await answers.get(id))?.value) ?? {}
}

/** Undefined for anything else that is kept beside them. */
export function parseNotes(value: unknown): Notes | undefined {
  return Notes.safeParse(value).data
}

async function keepNotes(owner: string, id: string, notes: Notes): Promise<void> {
  const { answers } = await openStore(owner)
  await answers.put({ id, value: notes, at: Date.now() })
}

function notesQuery(owner: string, id: string) {
  const queryKey = ['notes', owner, id]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }) => {
      const kept = await readNotes(owner, id)
      return isSaved(lineOf(owner, id)) ? kept : (client.getQueryData<Notes>(queryKey) ?? kept)
    },
    staleTime: 0,
    gcTime: Infinity,
  })
}

export function lineOf(owner: string, id: string): string {
  return `notes ${owner} ${id}`
}

/**
 * Undefined while they are read. A field shows each key at once, and each change is kept at once;
 * whether it is there is what `SaveHint` says of `line`.
 */
export function useNotes(owner: string, id: string) {
  const client = useQueryClient()
  const query = notesQuery(owner, id)
  const line = lineOf(owner, id)
  const { data: notes } = useQuery(query)
  // The client tells of a change in a later task: until then React would put the old text back into the
  // field, and the next key would follow it.
  const [, drawNow] = useReducer((times: number) => times + 1, 0)

  return {
    notes,
    line,
    write: (name: string, text: string) => {
      const next = { ...client.getQueryData(query.queryKey), [name]: text }
      client.setQueryData(query.queryKey, next)
      drawNow()
      void save(line, () => keepNotes(owner, id, next), { isWhole: true })
    },
    /** What is cleared leaves the screen when it has left the device. */
    clear: async () => {
      await save(line, () => keepNotes(owner, id, {}), { isWhole: true })
      client.setQueryData(query.queryKey, {})
    },
  }
}
