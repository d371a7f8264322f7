import type { ReactNode } from 'react'
import styles from './unbroken.module.css'

/** The names of visa classes and forms, such as `B-1/B-2`, `L-1A` and `I-129S`. */
const NAME = /(\b[A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]-\d)?\b)/

/** Returns a text in which no line breaks at the hyphen of a name. A copied name has a normal hyphen. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(NAME)
  if (parts.length === 1) return text
  // All parts are in one element. So a flex or grid parent cannot separate a name from its text.
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
