import type { ReactNode } from 'react'
import { orEnglish } from '#pwa/language/english.tsx'
import styles from './unbroken.module.css'

/** The names of visa classes, forms and sections, such as `B-1/B-2`, `L-1A`, `I-129S` and `221(g)`. */
const NAME = /(\b[A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]-\d)?\b|\b\d{3}\([a-z]\))/

/**
 * Returns a text that never breaks at the hyphen in the name of a visa class or form, and that keeps
 * the order of the name of a section. The hyphens are ordinary ones, so a copied text has them too.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(NAME)
  if (parts.length === 1) return orEnglish(text)
  // One element must contain all parts, because a flex or grid parent would otherwise separate
  // them.
  return orEnglish(
    text,
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
    </span>,
  )
}
