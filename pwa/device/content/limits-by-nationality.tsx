import { useState, type ReactNode } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './limits-by-nationality.module.css'
import { words } from './words.tsx'

const WhatApplies = lazyPart(
  async () => (await import('#pwa/device/nationality/what-applies.tsx')).WhatApplies,
  { fallback: <CenteredSpinner /> },
)

/**
 * Shows, before the purchase, the limits that no preparation can change. Readers can look up their
 * nationality. The screen passes the sentence as `children`. A prerendered document contains this
 * sentence, but not the lookup.
 */
export function LimitsByNationality({ children }: { children: ReactNode }) {
  return (
    <LimitsLookUp
      around={(button) => (
        <Notice tone="warn" title={words.limits.title} actions={button}>
          <p>{children}</p>
          <p className={styles['read']}>{words.limits.read}</p>
        </Notice>
      )}
    />
  )
}

interface LimitsLookUpProps {
  /** Adds what stands around the button. */
  around?: (button: ReactNode) => ReactNode
}

/** A button that opens the look-up of the limits by nationality below it. */
export function LimitsLookUp({ around = (button) => <div>{button}</div> }: LimitsLookUpProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles['limits']}>
      {around(
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.limits.ask}
        </Button>,
      )}
      {isOpen && <WhatApplies />}
    </div>
  )
}
