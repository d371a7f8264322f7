import { COPIES_READ_UNTIL } from '#contracts/learning/dated.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'

/** Said before the purchase: what no preparation changes. Nobody's nationality is asked or named. */
export function LimitsByNationality() {
  return (
    <Notice tone="warn" title="Before you buy">
      <p>
        The United States suspends visas for some nationalities, and asks some visitors for a bond.
        No guide changes that. Look at both lists first:{' '}
        <a href="/guide#entry-limits">limits by nationality</a> and{' '}
        <a href="/guide#visa-bonds">visa bonds</a>.
      </p>
      <p>
        Our facts were read from stored copies up to {formatDay(COPIES_READ_UNTIL)}, not from the
        live pages; each names the page to check.
      </p>
    </Notice>
  )
}
