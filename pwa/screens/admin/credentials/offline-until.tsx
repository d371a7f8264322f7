import { CLOCK_TOLERANCE_MS, MINUTE_MS } from '#contracts/time.ts'
import { MANIFEST_LIFE_MS } from '#contracts/trust/manifest.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { useNow } from '#pwa/ui/use-now.ts'

/** Says how long a verifier without a network may still accept a code after a revocation. */
export function OfflineUntil() {
  const now = useNow(MINUTE_MS)
  const last = now + MANIFEST_LIFE_MS + CLOCK_TOLERANCE_MS + MINUTE_MS
  return <>A counter without a network may still accept a code until {formatInstant(last)}.</>
}
