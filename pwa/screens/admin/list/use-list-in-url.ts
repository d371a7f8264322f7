import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'

/** How many rows a page may have; the first is the one at first. */
export const PAGE_SIZES = [25, 50, 100] as const
const [PAGE_SIZE] = PAGE_SIZES

const NO_FILTERS = ['limit', 'offset', 'sort', 'order']

export interface ListInUrl<Query> {
  query: Query
  /** A change that says nothing of the offset leads back to the first page. */
  change: (values: Partial<Record<keyof Query, string | number | undefined>>) => void
  clear: () => void
  isFiltered: boolean
  /** Changes with each `clear`, for inputs that hold a text of their own. */
  clears: number
}

export interface Sort<Key extends string> {
  by: Key
  order: 'asc' | 'desc'
}

export interface SortQuery<Key extends string> {
  sort: Key
  order: 'asc' | 'desc'
}

/** How a list is sorted, as its table and its toolbar take it. */
export function sortingOf<Key extends string>({ query, change }: ListInUrl<SortQuery<Key>>) {
  return {
    sort: { by: query.sort, order: query.order },
    onSort: ({ by, order }: Sort<Key>) => {
      change({ sort: by, order })
    },
  }
}

/**
 * What a list shows, kept in the address as `?name.key=value`, so that it can be linked to and
 * survives a reload. An address that makes no sense shows the list as it is at first.
 */
export function useListInUrl<Query extends object>(
  name: string,
  schema: z.ZodMiniType<Query>,
): ListInUrl<Query> {
  const [search, setSearch] = useSearchParams()
  const [clears, setClears] = useState(0)
  const query = readListQuery(name, schema, search)

  function write(values: Record<string, string | number | undefined>) {
    setSearch((before) => writeListQuery(name, values, before), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return {
    query,
    change: write,
    clear: () => {
      const keys = Object.keys(query).filter((key) => key !== 'limit')
      write(Object.fromEntries(keys.map((key) => [key, undefined])))
      setClears(clears + 1)
    },
    isFiltered: Object.entries(query).some(
      ([key, value]) => !NO_FILTERS.includes(key) && value !== undefined && value !== '',
    ),
    clears,
  }
}

export function readListQuery<Query>(
  name: string,
  schema: z.ZodMiniType<Query>,
  search: URLSearchParams,
): Query {
  const prefix = `${name}.`
  const asked = [...search]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value])
  const size = Number(search.get(`${prefix}limit`))
  const limit = PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZE
  const read = schema.safeParse({ ...Object.fromEntries(asked), limit })
  return read.success ? read.data : schema.parse({ limit: PAGE_SIZE })
}

export function writeListQuery(
  name: string,
  values: Record<string, string | number | undefined>,
  before: URLSearchParams,
): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete(`${name}.offset`)
  for (const [key, value] of Object.entries(values)) {
    const isInitial = key === 'limit' ? value === PAGE_SIZE : value === 0
    if (value === undefined || value === '' || isInitial) after.delete(`${name}.${key}`)
    else after.set(`${name}.${key}`, String(value))
  }
  return after
}
