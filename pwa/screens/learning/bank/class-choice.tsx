import type { ReactNode } from 'react'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import { Select } from '#pwa/ui/select.tsx'
import {
  CLASS_OPTIONS,
  CLASS_PLACEHOLDER,
  useReaderClass,
} from '#pwa/screens/learning/use-reader-class.ts'
import { words } from './words.tsx'

interface ClassChoiceProps {
  owner: string
  /** What stands below before a class is chosen. */
  empty?: ReactNode
  children?: (readerClass: ReaderClass) => ReactNode
}

/** Asks for the reader's visa class. Shows the content for this class below. */
export function ClassChoice({ owner, empty, children }: ClassChoiceProps) {
  const { isLoading, readerClass, choose } = useReaderClass(owner)
  return (
    <>
      <Select
        label={words.choice.visaClass.label}
        hint={words.choice.visaClass.hint}
        placeholder={CLASS_PLACEHOLDER}
        disabled={isLoading}
        value={readerClass ?? ''}
        options={CLASS_OPTIONS}
        onValueChange={choose}
      />
      {readerClass ? children?.(readerClass) : empty}
    </>
  )
}
