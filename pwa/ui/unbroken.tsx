import type { ReactNode } from 'react'
import styles from './unbroken.module.css'

/** The names of visa classes and forms, such as `B-1/B-2`, `L-1A` and `I-129S`. */
const NAME = /(\b[A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]-\d)?\b)/

/**
 * Returns a text that never breaks at the hyphen in the name of a visa class or form. The hyphens
 * are ordinary ones, so a copied text has them too.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(NAME)
  if (parts.length === 1) return text
  // One element must contain all parts, because a flex or grid parent would otherwise separate
  // them.
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
