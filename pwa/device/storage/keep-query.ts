import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { QueryRow } from './device-tables.ts'
import { toldOnly } from './storage-error.ts'
import { openStore } from './store.ts'

export interface Keeping<Schema extends z.ZodMiniType> {
  owner: string
  /** What was stored is believed no more than what the network brings. */
  schema: Schema
  /** How the row is stored, if it may be, and its data read again, where it is not simply kept in clear. */
  put?: (row: QueryRow) => Promise<boolean>
  unseal?: (data: unknown) => Promise<unknown>
  /** Hears of an answer that the disk has now. */
  onKept?: (data: z.output<Schema>) => void
  /** Hears of a query that the disk does not have. */
  onMissing?: () => void
}

type Fetcher<Data, Key extends QueryKey> = (
  context: QueryFunctionContext<Key>,
) => Data | Promise<Data>

const plain = (data: unknown) => Promise.resolve(data)

/**
 * The persister of one query: its last answer is shown from the disk at once, however old, and asked
 * again when it is stale. A failed request leaves what is kept.
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
  const found = await toldOnly(readRow(owner, key))
  if (found?.isMissing) onMissing?.()
  const row = found?.row
  if (!row) return null
  const { data, success } = schema.safeParse(await unseal(row.data))
  return success ? { data, updatedAt: row.updatedAt } : null
}

/** Memory that stands in for the disk has nothing yet, which says nothing of the disk. */
async function readRow(owner: string, key: string) {
  const { queries, isOnDisk } = await openStore(owner)
  const row = await queries.get(key)
  return { row, isMissing: isOnDisk && row === undefined }
}

async function keep<Schema extends z.ZodMiniType>(
  { owner, put, onKept }: Keeping<Schema>,
  key: string,
  data: z.output<Schema>,
) {
  const row = { key, data, updatedAt: Date.now() }
  const isKept = await toldOnly(writeRow(owner, row, put))
  if (isKept) onKept?.(data)
}

/** Whether the disk has it. */
async function writeRow(owner: string, row: QueryRow, put: Keeping<z.ZodMiniType>['put']) {
  const { queries, isOnDisk } = await openStore(owner)
  if (put) return (await put(row)) && isOnDisk
  await queries.put(row)
  return isOnDisk
}
