import type { ReactNode } from 'react'
import { language } from './language.ts'

/** A text that stays English in every language. Speech output and the text direction follow it. */
export function English({ children }: { children: ReactNode }) {
  if (language === 'en') return children
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
