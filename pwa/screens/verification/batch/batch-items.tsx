import X from 'lucide-react/icons/x'
import { Button, IconButton } from '#pwa/ui/button.tsx'
import { shorten } from '#pwa/ui/shorten.ts'
import type { ListedItem } from './batch-list.ts'
import { keyOf, nameSame } from './shown-results.ts'
import styles from './batch-tab.module.css'

/** The number of characters of an entry that the list and the results show. */
export const SHOWN_LENGTH = 48

interface BatchItemsProps {
  items: readonly ListedItem[]
  onChange: (items: readonly ListedItem[]) => void
}

export function BatchItems({ items, onChange }: BatchItemsProps) {
  if (items.length === 0) {
    return <p className={styles['none']}>Nothing in the list yet. Add an id or a code.</p>
  }
  const keys = items.map(keyOf)
  return (
    <>
      <ol className={styles['items']}>
        {items.map((item, at) => (
          <li key={item.key}>
            <span className={styles['kind']}>{item.qrData === undefined ? 'ID' : 'QR data'}</span>
            <div>
              <code translate="no">
                {shorten(item.qrData ?? item.credentialId ?? '', SHOWN_LENGTH)}
              </code>{' '}
              <span className={styles['kind']}>{nameSame(keys, at)}</span>
            </div>
            <IconButton
              label={`Remove entry ${String(at + 1)}`}
              size="small"
              icon={<X />}
              onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
            />
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="small" onClick={() => onChange([])}>
        Clear the list
      </Button>
    </>
  )
}
