import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { SEARCH_MAX } from '#contracts/accounts/administration.ts'
import { Select } from '#pwa/ui/select.tsx'
import type { Sort } from '#pwa/ui/table.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { NARROW, useMediaQuery } from '#pwa/ui/use-media-query.ts'
import styles from './list.module.css'
import { sortingOf, type ListInUrl, type SortQuery } from './use-list-in-url.ts'
import { useDebounced } from './use-debounced.ts'

/** Shows search and filters in a row above a list. `action` is at the end of the row. */
export function ListToolbar({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles['toolbar']} role="search">
      {children}
      {Boolean(action) && <div className={styles['action']}>{action}</div>}
    </div>
  )
}

interface SearchInputProps<Field extends string> {
  list: ListInUrl<Partial<Record<Field, string | undefined>>>
  /** The name of the query's field that this input changes. */
  field: Field
  label: string
  placeholder: string
}

export function SearchInput<Field extends string>(props: SearchInputProps<Field>) {
  const { list, field, label, placeholder } = props
  const { clears } = list
  const value = list.query[field] ?? ''
  const [typed, setTyped] = useState(value)
  const [seenClears, setSeenClears] = useState(clears)
  if (clears !== seenClears) {
    setSeenClears(clears)
    setTyped('')
  }
  const debounced = useDebounced(typed.trim())
  const searchFor = useEffectEvent((search: string) => {
    if (search !== value) list.change({ [field]: search } as Record<Field, string>)
  })
  useEffect(() => {
    searchFor(debounced)
  }, [debounced])

  return (
    <div className={styles['search']}>
      <TextInput
        type="search"
        label={label}
        isLabelHidden
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onValueChange={setTyped}
      />
    </div>
  )
}

interface FilterProps<Field extends string> {
  list: ListInUrl<Partial<Record<Field, string | number | undefined>>>
  /** The name of the query's field that this filter changes. */
  field: Field
  label: string
  /** The text of the option that shows all entries. */
  all: string
  options: readonly { value: string; label: string }[]
}

export function Filter<Field extends string>(props: FilterProps<Field>) {
  const { list, field, label, all, options } = props
  return (
    <div className={styles['filter']}>
      <Select
        label={label}
        isLabelHidden
        options={[{ value: '', label: all }, ...options]}
        value={String(list.query[field] ?? '')}
        onValueChange={(value) => list.change({ [field]: value } as Record<Field, string>)}
      />
    </div>
  )
}

interface SortSelectProps<Key extends string> {
  list: ListInUrl<SortQuery<Key>>
  options: readonly (Sort<Key> & { label: string })[]
}

/** Shows a choice of the sorting on a narrow screen, where the list has no column headers. */
export function SortSelect<Key extends string>({ list, options }: SortSelectProps<Key>) {
  const { sort, onSort } = sortingOf(list)
  if (!useMediaQuery(NARROW)) return null
  const nameOf = ({ by, order }: { by: Key; order: string }) => `${by} ${order}`
  return (
    <div className={styles['filter']}>
      <Select
        label="Sort by"
        isLabelHidden
        options={options.map((option) => ({ value: nameOf(option), label: option.label }))}
        value={nameOf(sort)}
        onValueChange={(value) => {
          const chosen = options.find((option) => nameOf(option) === value)
          if (chosen) onSort({ by: chosen.by, order: chosen.order })
        }}
      />
    </div>
  )
}
