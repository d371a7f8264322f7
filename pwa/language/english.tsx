import type { ReactNode } from 'react'
import { direction, language } from './language.ts'

/** A text in Latin letters, without a letter of a script that runs from right to left. */
const IS_LATIN = /^\P{Script=Arabic}*\p{Script=Latin}{2}\P{Script=Arabic}*$/u

/**
 * Marks a text that is in English in every language. Screen readers then speak it in English, from
 * left to right.
 */
export function English({ children }: { children: ReactNode }) {
  if (language === 'en') return children
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}

/**
 * Shows a text that can lack a translation. In Arabic, a text in Latin letters is therefore English,
 * and runs from left to right.
 */
export function orEnglish(text: string, shown: ReactNode = text): ReactNode {
  return direction === 'rtl' && IS_LATIN.test(text) ? <English>{shown}</English> : shown
}
