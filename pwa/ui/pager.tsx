import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from './button.tsx'
import { formatCount } from './format-count.ts'
import styles from './pager.module.css'

interface PagerProps {
  offset: number
  limit: number
  total: number
  onChange: (offset: number) => void
  /** What is counted, in the plural: "users". */
  noun: string
}

export function Pager({ offset, limit, total, onChange, noun }: PagerProps) {
  const first = total === 0 ? 0 : offset + 1
  const last = Math.min(offset + limit, total)

  return (
    <nav className={styles['pager']} aria-label={`Pages of ${noun}`}>
      <p role="status">
        {total === 0
          ? `No ${noun}`
          : `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)} ${noun}`}
      </p>
      <div className={styles['buttons']}>
        <IconButton
          label="Previous page"
          icon={<ChevronLeft />}
          disabled={offset === 0}
          onClick={() => {
            onChange(Math.max(0, offset - limit))
          }}
        />
        <IconButton
          label="Next page"
          icon={<ChevronRight />}
          disabled={last >= total}
          onClick={() => {
            onChange(offset + limit)
          }}
        />
      </div>
    </nav>
  )
}
