import { useState } from 'react'
import { COPIES_READ_UNTIL } from '#contracts/learning/dated.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './limits-by-nationality.module.css'

const WhatApplies = lazyPart(
  async () => (await import('#pwa/device/nationality/what-applies.tsx')).WhatApplies,
  { fallback: <CenteredSpinner /> },
)

/**
 * Shows, before the purchase, the limits that no preparation can change. Readers can look up their
 * nationality.
 */
export function LimitsByNationality() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles['limits']}>
      <Notice
        tone="warn"
        title="Before you buy"
        actions={
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            What applies to me?
          </Button>
        }
      >
        <p>
          The United States suspends visas for some nationalities, and asks some visitors for a
          bond. No guide changes that. Look at both lists first:{' '}
          <a href="/guide#entry-limits">limits by nationality</a> and{' '}
          <a href="/guide#visa-bonds">visa bonds</a>.
        </p>
        <p className={styles['read']}>
          Our facts were read from stored copies up to {formatDay(COPIES_READ_UNTIL)}, not from the
          live pages; each names the page to check.
        </p>
      </Notice>
      {isOpen && <WhatApplies />}
    </div>
  )
}
