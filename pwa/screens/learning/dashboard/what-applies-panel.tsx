import { WhatApplies } from '#pwa/device/nationality/what-applies.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { useReaderClass } from '#pwa/screens/learning/use-reader-class.ts'

/** Looks up the rules for a nationality and a class. The lookup starts with the class of the plan. */
export function WhatAppliesPanel({ owner }: { owner: string }) {
  const { readerClass } = useReaderClass(owner)
  return (
    <Panel title="What applies to me">
      <p>
        Suspension, bond, waivers, validity and fees by nationality and class, with what we do not
        know.
      </p>
      <Disclosure title="Look up my nationality" width="full">
        <WhatApplies readerClass={readerClass} />
      </Disclosure>
    </Panel>
  )
}
