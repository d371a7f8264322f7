import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { QueryRow } from './device-tables.ts'
import { StorageError } from './storage-error.ts'
import { openStore } from './store.ts'

export interface Keeping<Schema extends z.ZodMiniType> {
  owner: string
  /** What was stored is believed no more than what the network brings. */
  schema: Schema
  /** How the row is stored, and its data read again, where it is not simply kept in clear. */
  put?: (row: QueryRow) => Promise<void>
  unseal?: (data: unknown) => Promise<unknown>
  /** Hears of a query that is not there. */
  onMissing?: () => void
}

type Fetcher<Data, Key extends QueryKey> = (
  context: QueryFunctionContext<Key>,
) => Data | Promise<Data>

const plain = (data: unknown) => Promise.resolve(data)

/**
 * The persister of one query: its last answer is shown from the disk at once, however old, and asked
 * anew when it is stale. A failed request leaves what is kept.
 */
export function keepQuery<Schema extends z.ZodMiniType>(keeping: Keeping<Schema>) {
  return async function keptOrFetched<Key extends QueryKey>(
    fetchData: Fetcher<z.output<Schema>, Key>,
    context: QueryFunctionContext<Key>,
    query: Query,
  ): Promise<z.output<Schema>> {
    const kept = query.state.data === undefined ? await recall(keeping, query.queryHash) : null
    if (kept) {
      // Resolving sets the time of the data to now; what came from the disk is as old as it is.
      setTimeout(() => {
        query.setState({ dataUpdatedAt: kept.updatedAt })
        if (query.isStale()) void query.fetch().catch(() => undefined)
      })
      return kept.data
    }
    const data = await fetchData(context)
    await keep(keeping, query.queryHash, data)
    return data
  }
}

/** Has the last answer at hand before anything is shown; where there is none, nobody is asked. */
export async function recallQuery<Schema extends z.ZodMiniType>(
  client: QueryClient,
  queryKey: QueryKey,
  keeping: Keeping<Schema>,
): Promise<void> {
  const kept = await recall(keeping, hashKey(queryKey))
  if (kept) client.setQueryData(queryKey, kept.data, { updatedAt: kept.updatedAt })
}

async function recall<Schema extends z.ZodMiniType>(
  { owner, schema, unseal = plain, onMissing }: Keeping<Schema>,
  key: string,
): Promise<{ data: z.output<Schema>; updatedAt: number } | null> {
  const store = await openStore(owner)
  const row = await toldOnly(store.queries.get(key))
  if (!row) {
    onMissing?.()
    return null
  }
  const { data, success } = schema.safeParse(await unseal(row.data))
  return success ? { data, updatedAt: row.updatedAt } : null
}

async function keep({ owner, put }: Keeping<z.ZodMiniType>, key: string, data: unknown) {
  const row = { key, data, updatedAt: Date.now() }
  await toldOnly(put ? put(row) : openStore(owner).then(({ queries }) => queries.put(row)))
}

/** What the disk refused is told by the store itself; the screen goes on without the disk. */
async function toldOnly<Result>(work: PromiseLike<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StorageError) return undefined
    throw error
  }
}
