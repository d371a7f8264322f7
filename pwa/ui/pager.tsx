import ChevronLast from 'lucide-react/icons/chevron-last'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { LAST_PAGE, NUMBERED_MAX, type Page } from '#contracts/page.ts'
import { Button, IconButton } from './button.tsx'
import { formatCount } from './format-count.ts'
import styles from './pager.module.css'
import { Select } from './select.tsx'

/** The place of a page: the offset of a page with a number, or else `from`. */
export type Place = Partial<Pick<Page, 'offset' | 'from'>>

interface PagerProps {
  place: Page
  answer: Pages & { items: readonly unknown[] }
  onTurn: (place: Place) => void
  /** The noun for the entries, in the plural: "users". */
  noun: string
  /** The page sizes to choose from. Undefined when the size is fixed. */
  sizes?: readonly number[]
  onResize?: (limit: number) => void
}

/** The total, and the values of `from` for the pages beside the shown page. */
interface Pages {
  total: number
  previous: string | null
  next: string | null
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

/** The server counts a list only up to `NUMBERED_MAX`. */
export function formatTotal(total: number): string {
  return total > NUMBERED_MAX ? `more than ${formatCount(NUMBERED_MAX)}` : formatCount(total)
}

export function Pager({ place, answer, onTurn, noun, sizes, onResize }: PagerProps) {
  const { total } = answer
  return (
    <nav className={styles['pager']} aria-label={`Pages of ${noun}`}>
      <p role="status">{describePage(place, answer, noun)}</p>
      {sizes && total > Math.min(...sizes) && (
        <div className={styles['size']}>
          <Select
            label={`Number of ${noun} on a page`}
            isLabelHidden
            options={sizes.map((size) => ({
              value: String(size),
              label: `${size} a page`,
            }))}
            value={String(place.limit)}
            onValueChange={(size) => onResize?.(Number(size))}
          />
        </div>
      )}
      {total > place.limit && <Turns {...{ place, answer, onTurn }} />}
    </nav>
  )
}

function describePage(
  { offset, limit, from }: Page,
  { items, total }: PagerProps['answer'],
  noun: string,
): string {
  if (total === 0) return `No ${noun}`
  const all = `${formatTotal(total)} ${noun}`
  if (from !== undefined) return `${formatCount(items.length)} of ${all}`
  const [first, last] = [offset + 1, Math.min(offset + limit, total)]
  return `${formatCount(first)}–${formatCount(last)} of ${all}`
}

/**
 * The buttons of the pages. After the last page with a number, the arrow buttons lead from page to
 * page. On the first and the last page, one arrow button does nothing. It still keeps its place and
 * the focus.
 */
function Turns({
  place: { offset, limit, from },
  answer: { total, previous, next },
  onTurn,
}: Pick<PagerProps, 'place' | 'onTurn'> & { answer: Pages }) {
  const pages = Math.ceil(Math.min(total, NUMBERED_MAX) / limit)
  const current = from === undefined ? Math.floor(offset / limit) + 1 : pages + 1
  const toPage = (page: number) => ({ offset: (page - 1) * limit })
  const back = from === undefined ? current > 1 && toPage(Math.min(current - 1, pages)) : previous
  const onward = current < pages ? toPage(current + 1) : next

  function turnTo(target: Place | string | null | false) {
    if (typeof target === 'string') onTurn({ from: target })
    else if (target) onTurn(target)
  }

  return (
    <div className={styles['buttons']}>
      <IconButton
        label="Previous page"
        size="small"
        icon={<ChevronLeft />}
        aria-disabled={!back}
        onClick={() => turnTo(back)}
      />
      {pagesToShow(Math.min(current, pages + 1), pages).map((page, index) =>
        page === null ? (
          <span key={`gap ${String(index)}`} aria-hidden>
            …
          </span>
        ) : (
          <Button
            key={page}
            variant="quiet"
            size="small"
            className={styles['page']}
            aria-label={`Page ${formatCount(page)}`}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => turnTo(page !== current && toPage(page))}
          >
            {formatCount(page)}
          </Button>
        ),
      )}
      <IconButton
        label="Next page"
        size="small"
        icon={<ChevronRight />}
        aria-disabled={!onward}
        onClick={() => turnTo(onward)}
      />
      {total > NUMBERED_MAX && (
        <IconButton
          label="Last page"
          size="small"
          icon={<ChevronLast />}
          aria-disabled={!onward}
          onClick={() => turnTo(onward && LAST_PAGE)}
        />
      )}
    </div>
  )
}
