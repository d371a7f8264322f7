import type { ReactNode } from 'react'
import { Remark, type Sourced } from './remark.tsx'
import { SourceLine } from './source-line.tsx'

/**
 * Shows the text of an item. What its age means for the reader stands before the text, and its day and its sources
 * stand below it.
 */
export function DatedText({ item, children }: { item: Sourced; children: ReactNode }) {
  return (
    <>
      <Remark item={item} />
      {children}
      <SourceLine item={item} />
    </>
  )
}
