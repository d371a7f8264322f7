import type { ReactNode } from 'react'
import { language } from './language.ts'

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
