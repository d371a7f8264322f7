import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './table.module.css'
import { NARROW, useMediaQuery } from './use-media-query.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface Sort<Key extends string = string> {
  by: Key
  order: 'asc' | 'desc'
}

export interface Column<Row, Key extends string = string> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The key by which the header of the column sorts the table. Absent when it does not sort. */
  sortKey?: Key
  align?: 'start' | 'end'
  isHeaderHidden?: boolean
}

interface TableProps<Row, Key extends string> {
  /** The name of the table for screen readers. */
  caption: string
  columns: readonly Column<Row, Key>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Shows one row on a narrow screen. */
  renderCard: (row: Row) => ReactNode
  sort?: Sort<Key>
  onSort?: (sort: Sort<Key>) => void
  empty?: ReactNode
  /** True while the next rows load. The present rows then stay visible, but paler. */
  isBusy?: boolean
}

export function Table<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const isNarrow = useMediaQuery(NARROW)
  const { rows, empty, caption, keyOf, renderCard, isBusy = false } = props

  if (rows.length === 0) return <>{empty}</>
  if (!isNarrow) return <WideTable {...props} />
  return (
    <ul className={styles['cards']} aria-label={caption} aria-busy={isBusy}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles['card']}>
          {renderCard(row)}
        </li>
      ))}
    </ul>
  )
}

function WideTable<Row, Key extends string>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  isBusy = false,
}: TableProps<Row, Key>) {
  return (
    <div
      className={styles['frame']}
      aria-busy={isBusy}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, cell, align }) => (
                <td key={id} className={align === 'end' ? styles['end'] : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeaderCellProps<Row, Key extends string> {
  column: Column<Row, Key>
  sort: Sort<Key> | undefined
  onSort: ((sort: Sort<Key>) => void) | undefined
}

function HeaderCell<Row, Key extends string>({ column, sort, onSort }: HeaderCellProps<Row, Key>) {
  const { header, sortKey, align, isHeaderHidden = false } = column
  const className = align === 'end' ? styles['end'] : undefined
  if (sortKey === undefined || !onSort) {
    return (
      <th scope="col" className={className}>
        {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
      </th>
    )
  }

  const order = sort?.by === sortKey ? sort.order : null
  const SortIcon = order === null ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  const ariaSort = order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={ariaSort}>
      <button
        type="button"
        className={joinClasses(styles['sort'], order !== null && styles['sorted'])}
        onClick={() => onSort({ by: sortKey, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {header}
        <SortIcon />
      </button>
    </th>
  )
}
