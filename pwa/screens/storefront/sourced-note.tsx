import { createContext, use } from 'react'
import { freshnessOf } from '#contracts/learning/dated.ts'
import type { SourcedNote as Note } from '#contracts/learning/learning.ts'
import { DatedText } from '#pwa/device/content/dated-text.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { readToday } from '#pwa/network/today.ts'
import styles from './sourced-note.module.css'

/** The notes of the content. Empty until the content is loaded: the claims then have no notes. */
export const Notes = createContext<readonly Note[]>([])

/** Shows, in the card of a claim, the statement of the sources about this claim. */
export function SourcedNote({ id }: { id: string }) {
  const note = use(Notes).find((known) => known.id === id)
  if (!note) return null
  const text = <p>{unbroken(note.note)}</p>
  return (
    <div className={styles['note']}>
      {freshnessOf(note, readToday()) === 'fresh' ? (
        text
      ) : (
        <DatedText item={note}>{text}</DatedText>
      )}
    </div>
  )
}
