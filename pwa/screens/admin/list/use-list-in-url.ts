import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import type { Sort } from '#pwa/ui/table.tsx'

/** The choices for the number of rows on a page. The first is the default. */
export const PAGE_SIZES = [25, 50, 100] as const
const [PAGE_SIZE] = PAGE_SIZES

const NO_FILTERS = ['limit', 'offset', 'from', 'sort', 'order']

export interface ListInUrl<Query> {
  query: Query
  /** Shows the first page again, unless the values contain a place in the list. */
  change: (values: Partial<Record<keyof Query, string | number | undefined>>) => void
  clear: () => void
  isFiltered: boolean
  /**
   * The number of calls of `clear`. An input with a text of its own clears this text when the
   * number changes.
   */
  clears: number
}

export interface SortQuery<Key extends string> {
  sort: Key
  order: 'asc' | 'desc'
}

/** Returns the sorting of a list for the table and the toolbar. */
export function sortingOf<Key extends string>({ query, change }: ListInUrl<SortQuery<Key>>) {
  return {
    sort: { by: query.sort, order: query.order },
    onSort: ({ by, order }: Sort<Key>) => change({ sort: by, order }),
  }
}

/**
 * Stores the state of a list in the address as `?name.key=value`, so that the state survives links
 * and reloads. An invalid address shows the list in its default state.
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
  after.delete(`${name}.from`)
  for (const [key, value] of Object.entries(values)) {
    const isInitial = key === 'limit' ? value === PAGE_SIZE : value === 0
    if (value === undefined || value === '' || isInitial) after.delete(`${name}.${key}`)
    else after.set(`${name}.${key}`, String(value))
  }
  return after
}
