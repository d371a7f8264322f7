import type { ChecklistItem } from '#contracts/learning/learning.ts'
import type { Judged } from '#pwa/device/content/needs-reader.ts'
import { Both } from '#pwa/device/content/both.tsx'
import { englishOf } from '#pwa/device/content/content-translation.ts'
import { isGrave, UnreadMark } from '#pwa/device/content/english-first.tsx'
import { useChecklist } from '#pwa/device/progress/use-checklist.ts'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import styles from './checklist.module.css'
import { words } from './words.ts'

interface ChecklistProps {
  /** The name under which the account's log stores the ticks. */
  name: string
  items: readonly ChecklistItem[]
  /** The module or list with the facts of the items. */
  of: Judged
  owner: string
}

export function Checklist({ name, items, of, owner }: ChecklistProps) {
  const { isLoading, isDone, setDone } = useChecklist(owner, name)
  const count = items.filter(({ id }) => isDone(id)).length

  return (
    <div className={styles['checklist']}>
      <p className={styles['count']} role="status">
        {words.checklist.done(count, items.length)}
      </p>
      <ProgressBar label={words.checklist.label} value={count / items.length} tone="ok" />
      {isGrave(of) && <UnreadMark />}
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.id}>
            <Item
              item={item}
              english={isGrave(of) ? englishOf(item) : item}
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
  /** What stands before the texts of the item. */
  english: ChecklistItem
  isDone: boolean
  isDisabled: boolean
  onChange: (isDone: boolean) => void
}

function Item({ item, english, isDone, isDisabled, onChange }: ItemProps) {
  const { text, description, note } = item
  return (
    <label className={styles['item']}>
      <input
        type="checkbox"
        checked={isDone}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles['words']}>
        <span className={styles['text']}>
          <Both english={english.text} own={text} />
        </span>
        <span className={styles['description']}>
          <Both english={english.description} own={description} />
        </span>
        {note !== undefined && (
          <span className={styles['note']}>
            <Both english={english.note ?? note} own={note} />
          </span>
        )}
      </span>
    </label>
  )
}
