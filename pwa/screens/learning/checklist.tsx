import type { ChecklistItem } from '#contracts/learning/learning.ts'
import { useChecklist } from '#pwa/device/progress/use-checklist.ts'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './checklist.module.css'
import { words } from './words.ts'

interface ChecklistProps {
  /** The name under which the account's log stores the ticks. */
  name: string
  items: readonly ChecklistItem[]
  owner: string
}

export function Checklist({ name, items, owner }: ChecklistProps) {
  const { isLoading, isDone, setDone } = useChecklist(owner, name)
  const count = items.filter(({ id }) => isDone(id)).length

  return (
    <div className={styles['checklist']}>
      <p className={styles['count']} role="status">
        {words.checklist.done(count, items.length)}
      </p>
      <ProgressBar label={words.checklist.label} value={count / items.length} tone="ok" />
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.id}>
            <Item
              item={item}
              isDone={isDone(item.id)}
              isDisabled={isLoading}
              onChange={(isNowDone) => void setDone(item.id, isNowDone)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ItemProps {
  item: ChecklistItem
  isDone: boolean
  isDisabled: boolean
  onChange: (isDone: boolean) => void
}

function Item({ item: { text, description, note }, isDone, isDisabled, onChange }: ItemProps) {
  return (
    <label className={styles['item']}>
      <input
        type="checkbox"
        checked={isDone}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles['words']}>
        <span className={styles['text']}>{unbroken(text)}</span>
        <span className={styles['description']}>{unbroken(description)}</span>
        {note !== undefined && <span className={styles['note']}>{unbroken(note)}</span>}
      </span>
    </label>
  )
}
