import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button, IconButton } from './button.tsx'
import { formatCount } from './format-count.ts'
import { words } from './pager-words.ts'
import styles from './pager.module.css'
import { Select } from './select.tsx'

interface PagerProps {
  offset: number
  limit: number
  total: number
  onChange: (offset: number) => void
  /** The noun for the entries, in the plural: "users". */
  noun: string
  /** The page sizes to choose from. Undefined when the size is fixed. */
  sizes?: readonly number[]
  onResize?: (limit: number) => void
}

/**
 * Returns the pages to show: the first, the last, and those around the present page. Null means a
 * gap of two or more pages.
 */
export function pagesToShow(current: number, last: number): (number | null)[] {
  const around = [current - 1, current, current + 1].filter((page) => page > 1 && page < last)
  const [low = 2, high = 1] = [around[0], around.at(-1)]
  return [
    1,
    ...(low > 3 ? [null] : low === 3 ? [2] : []),
    ...around,
    ...(high < last - 2 ? [null] : high === last - 2 ? [last - 1] : []),
    ...(last > 1 ? [last] : []),
  ]
}

export function Pager(props: PagerProps) {
  const { offset, limit, total, onChange, noun, sizes, onResize } = props
  const first = total === 0 ? 0 : offset + 1
  const last = Math.min(offset + limit, total)
  const pages = Math.max(1, Math.ceil(total / limit))
  const current = Math.floor(offset / limit) + 1

  return (
    <nav className={styles['pager']} aria-label={words.label(noun)}>
      <p role="status">
        {total === 0
          ? words.none(noun)
          : words.range({
              first: formatCount(first),
              last: formatCount(last),
              total: formatCount(total),
              noun,
            })}
      </p>
      {sizes && total > Math.min(...sizes) && (
        <div className={styles['size']}>
          <Select
            label={words.sizeLabel(noun)}
            isLabelHidden
            options={sizes.map((size) => ({
              value: String(size),
              label: words.size(size),
            }))}
            value={String(limit)}
            onValueChange={(size) => onResize?.(Number(size))}
          />
        </div>
      )}
      {pages > 1 && <Pages {...{ current, pages, onChange, limit }} />}
    </nav>
  )
}

interface PagesProps {
  current: number
  pages: number
  limit: number
  onChange: (offset: number) => void
}

/**
 * The buttons of the pages. On the first and the last page, one arrow button does nothing. It still
 * keeps its place and the focus.
 */
function Pages({ current, pages, limit, onChange }: PagesProps) {
  function turnTo(page: number) {
    if (page >= 1 && page <= pages && page !== current) onChange((page - 1) * limit)
  }

  return (
    <div className={styles['buttons']}>
      <IconButton
        label={words.previous}
        size="small"
        icon={<ChevronLeft />}
        aria-disabled={current <= 1}
        onClick={() => turnTo(Math.min(current - 1, pages))}
      />
      {pagesToShow(Math.min(current, pages), pages).map((page, place) =>
        page === null ? (
          <span key={`gap ${String(place)}`} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={page}
            variant="quiet"
            size="small"
            className={styles['page']}
            aria-label={words.page(formatCount(page))}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => turnTo(page)}
          >
            {formatCount(page)}
          </Button>
        ),
      )}
      <IconButton
        label={words.next}
        size="small"
        icon={<ChevronRight />}
        aria-disabled={current >= pages}
        onClick={() => turnTo(current + 1)}
      />
    </div>
  )
}
