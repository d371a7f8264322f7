import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { QueryRow } from './device-tables.ts'
import { ignoreStorageError } from './storage-error.ts'
import { openStore } from './store.ts'

export interface Keeping<Schema extends z.ZodMiniType> {
  owner: string
  /**
   * The schema of the response. It checks stored data and data from the network in the same way.
   */
  schema: Schema
  /**
   * `put` and `unseal` are for data that must be encrypted. `put` stores the row, or returns false
   * when it must not be stored. `unseal` decrypts the row's data.
   */
  put?: (row: QueryRow) => Promise<boolean>
  unseal?: (data: unknown) => Promise<unknown>
  /** Is called when a response is stored on the disk. */
  onKept?: (data: z.output<Schema>) => void
  /** Is called when the disk has no response for the query. */
  onMissing?: () => void
}

type Fetcher<Data, Key extends QueryKey> = (
  context: QueryFunctionContext<Key>,
) => Data | Promise<Data>

const plain = (data: unknown) => Promise.resolve(data)

/**
 * Stores the responses of one query. First shows the last stored response, even an old one. Then
 * asks the server, if the response is stale. A failed request does not change the stored response.
 */
export function keepQuery<Schema extends z.ZodMiniType>(keeping: Keeping<Schema>) {
  return async function keptOrFetched<Key extends QueryKey>(
    fetchData: Fetcher<z.output<Schema>, Key>,
    context: QueryFunctionContext<Key>,
    query: Query,
  ): Promise<z.output<Schema>> {
    const kept = query.state.data === undefined ? await recall(keeping, query.queryHash) : null
    if (kept) {
      // React Query gives the data the present time. This callback runs later and sets the time at
      // which the response was stored.
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

/** Loads the stored response before the first render. Sends no request when nothing is stored. */
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
  const found = await ignoreStorageError(readRow(owner, key))
  if (found?.isMissing) onMissing?.()
  const row = found?.row
  if (!row) return null
  const { data, success } = schema.safeParse(await unseal(row.data))
  return success ? { data, updatedAt: row.updatedAt } : null
}

/** A store in memory always starts empty, so there `isMissing` is never true. */
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
  const isKept = await ignoreStorageError(writeRow(owner, row, put))
  if (isKept) onKept?.(data)
}

/** Returns whether the row is now on the disk. */
async function writeRow(owner: string, row: QueryRow, put: Keeping<z.ZodMiniType>['put']) {
  const { queries, isOnDisk } = await openStore(owner)
  if (put) return (await put(row)) && isOnDisk
  await queries.put(row)
  return isOnDisk
}
