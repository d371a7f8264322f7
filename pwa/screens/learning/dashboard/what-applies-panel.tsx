import { WhatApplies } from '#pwa/device/nationality/what-applies.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { useReaderClass } from '#pwa/screens/learning/use-reader-class.ts'
import { words } from './words.tsx'

/**
 * Looks up the rules for a nationality and a visa class. Starts with the class that the reader has
 * chosen on the learning screens.
 */
export function WhatAppliesPanel({ owner }: { owner: string }) {
  const { readerClass } = useReaderClass(owner)
  return (
    <Panel title={words.applies.title}>
      <p>{words.applies.text}</p>
      <Disclosure title={words.applies.lookUp} width="full">
        <WhatApplies readerClass={readerClass} />
      </Disclosure>
    </Panel>
  )
}
