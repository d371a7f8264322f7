import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { z } from 'zod'
import type { QueryRow } from './database.ts'
import { openStore, StorageError } from './store.ts'

interface Keeping {
  owner: string
  /** What was stored is believed no more than what the network brings. */
  schema: z.ZodType
  /** How data is turned for the disk and back, where it is not kept in clear. */
  seal?: (data: unknown) => Promise<unknown>
  unseal?: (data: unknown) => Promise<unknown>
  /** Hears of a query that is not there. */
  onMissing?: () => void
}

const plain = (data: unknown) => Promise.resolve(data)

/**
 * The persister of one query: its last answer is shown from the disk at once, however old, and asked
 * anew when it is stale. A failed request leaves what is kept.
 */
export function keepQuery({ owner, schema, seal = plain, unseal = plain, onMissing }: Keeping) {
  return createPersister<QueryRow>({
    prefix: 'query',
    maxAge: Infinity,
    storage: {
      getItem: async (key) => {
        const row = await (await openStore(owner)).queries.get(key)
        if (!row) onMissing?.()
        return row
      },
      setItem: async (key, row) => {
        const store = await openStore(owner)
        await tellOnly(store.queries.put({ ...row, key }))
      },
      removeItem: async (key) => {
        await (await openStore(owner)).queries.delete(key)
      },
    },
    serialize: async ({ queryHash, state }) => ({
      key: queryHash,
      data: await seal(state.data),
      updatedAt: state.dataUpdatedAt,
    }),
    deserialize: async (row) => restore(row, schema.parse(await unseal(row.data))),
  }).persisterFn
}

/** What could not be stored is told by the store itself; the screen has the data all the same. */
async function tellOnly(storing: PromiseLike<unknown>) {
  await Promise.resolve(storing).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error
  })
}

function restore({ key, updatedAt }: QueryRow, data: unknown): PersistedQuery {
  return {
    buster: '',
    queryHash: key,
    queryKey: [key],
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: updatedAt,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'success',
    },
  }
}
