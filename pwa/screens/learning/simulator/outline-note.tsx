import { useFreeContent } from '#pwa/device/content/use-content.ts'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './simulator-module.module.css'

/** Explains why a recommended answer is an outline and not a speech. */
export function OutlineNote() {
  const { data: content } = useFreeContent()
  const note = content?.notes.find(({ id }) => id === 'recommended-answer')?.note
  return note !== undefined && <p className={styles['note']}>{unbroken(note)}</p>
}
