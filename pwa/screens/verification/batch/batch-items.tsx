import X from 'lucide-react/icons/x'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { shorten } from '#pwa/ui/shorten.ts'
import type { ListedItem } from './batch-list.ts'
import { firstSame, keyOf } from './shown-results.ts'
import styles from './batch-tab.module.css'
import { words } from './words.ts'

const { list } = words

/** The number of characters of an entry that the list and the results show at most. */
export const SHOWN_LENGTH = 48

interface BatchItemsProps {
  items: readonly ListedItem[]
  onChange: (items: readonly ListedItem[]) => void
}

export function BatchItems({ items, onChange }: BatchItemsProps) {
  if (items.length === 0) {
    return <p className={styles['none']}>{list.none}</p>
  }
  const keys = items.map(keyOf)
  return (
    <>
      <ol className={styles['items']}>
        {items.map((item, at) => (
          <li key={item.key}>
            <span className={styles['kind']}>
              {item.qrData === undefined ? list.id : list.qrData}
            </span>
            <div>
              <code translate="no">
                {shorten(item.qrData ?? item.credentialId ?? '', SHOWN_LENGTH)}
              </code>{' '}
              <span className={styles['kind']}>{nameSame(keys, at)}</span>
            </div>
            <IconButton
              label={list.remove(String(at + 1))}
              size="small"
              icon={<X />}
              onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
            />
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="small" onClick={() => onChange([])}>
        {list.clear}
      </Button>
    </>
  )
}

/**
 * Names an earlier entry for the same credential or code. Returns null when there is no earlier
 * entry.
 */
function nameSame(keys: readonly string[], at: number): string | null {
  const same = firstSame(keys, at)
  return same === null ? null : list.sameAs(String(same + 1))
}
