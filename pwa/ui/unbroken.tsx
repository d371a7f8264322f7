import type { ReactNode } from 'react'
import styles from './unbroken.module.css'

/** Visa classes and form numbers, such as `B-1/B-2`, `L-1A` and `I-129S`. */
const NAME = /(\b[A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]-\d)?\b)/

/** A text whose names never break at their hyphen. Copied names keep their plain hyphen. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(NAME)
  if (parts.length === 1) return text
  // One element, so that a flex or grid parent does not separate a name from its text.
  return (
    <span>
      {parts.map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <span key={place} className={styles['name']}>
            {part}
          </span>
        ),
      )}
    </span>
  )
}
