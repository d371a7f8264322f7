import type { ReactNode } from 'react'

/** A text that stays English in every language. Speech output and the text direction follow it. */
export function English({ children }: { children: ReactNode }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
