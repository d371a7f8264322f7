import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useReducer } from 'react'
import * as z from 'zod/mini'
import { isSaved, save } from '#pwa/device/storage/save.ts'
import { openStore } from '#pwa/device/storage/store.ts'

/** Notes that only the learner reads. Notes never leave this device. */
const Notes = z.record(z.string(), z.string())
export type Notes = Record<string, string>

export async function readNotes(owner: string, id: string): Promise<Notes> {
  const { answers } = await openStore(owner)
  return parseNotes((await answers.get(id))?.value) ?? {}
}

/** Returns undefined for a value of another kind, such as a recording. */
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
 * Reads and changes one row of notes. `notes` is undefined until the notes are loaded. A field
 * shows and stores each typed character immediately. For `line`, `SaveHint` shows whether the
 * device has stored the change.
 */
export function useNotes(owner: string, id: string) {
  const client = useQueryClient()
  const query = notesQuery(owner, id)
  const line = lineOf(owner, id)
  const { data: notes } = useQuery(query)
  // The query client tells this component about a change a little later. Without an immediate render, React
  // would put the old text back into the field, and the next typed character would be added to the old text.
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
    /** Deletes the notes. They disappear from the screen after the device has deleted them. */
    clear: async () => {
      await save(line, () => keepNotes(owner, id, {}), { isWhole: true })
      client.setQueryData(query.queryKey, {})
    },
  }
}
