import { isExpired } from '#contracts/learning.ts'
import { SourceLine } from '#pwa/content/source-line.tsx'
import { useFreeContent } from '#pwa/content/use-content.ts'
import styles from './sourced-note.module.css'
import { readToday } from './today.ts'

/** What the sources say about a claim; it stands in the same card as the claim. */
export function SourcedNote({ id }: { id: string }) {
  const note = useFreeContent().data?.notes.find((known) => known.id === id)
  if (!note) return null
  return (
    <div className={styles['note']}>
      <p>{note.note}</p>
      {isExpired(note, readToday()) && <SourceLine item={note} />}
    </div>
  )
}
