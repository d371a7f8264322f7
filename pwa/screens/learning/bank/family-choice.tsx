import type { ReactNode } from 'react'
import { Checkbox } from '#pwa/ui/checkbox.tsx'
import { useReaderClass } from '#pwa/screens/learning/use-reader-class.ts'
import { words } from './words.tsx'

interface FamilyChoiceProps {
  owner: string
  children?: (isFamily: boolean) => ReactNode
}

/**
 * Asks whether the reader comes as the husband, wife or child of an applicant. Does not ask in a class
 * without questions to a family. Shows the content for this reader below.
 */
export function FamilyChoice({ owner, children }: FamilyChoiceProps) {
  const { isLoading, readerClass, hasFamily, isFamily, chooseFamily } = useReaderClass(owner)
  return (
    <>
      {readerClass && hasFamily && (
        <Checkbox
          label={words.choice.family(readerClass)}
          isChecked={isFamily}
          isDisabled={isLoading}
          onChange={chooseFamily}
        />
      )}
      {children?.(isFamily)}
    </>
  )
}
