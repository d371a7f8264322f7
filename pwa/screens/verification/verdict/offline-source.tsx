import { readClockOffset } from '#pwa/network/server-clock.ts'
import { formatInstant, formatMoment } from '#pwa/ui/format-date.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { formatAge } from './format-age.ts'
import { words } from './words.tsx'
import type { ShownVerdict } from './shown-verdict.ts'

const AGE_EVERY_MS = 10_000

/**
 * Says why this device judged alone, and how old its verdict is and the revocation list that it
 * used.
 */
export function OfflineSource({ verdict }: { verdict: ShownVerdict }) {
  const { cause } = verdict
  return (
    <>
      {cause && `${words.details.causes[cause]} `}
      <Age of={verdict.verifiedAt} /> <ListAge verdict={verdict} />
    </>
  )
}

/** Shows an age that grows while the verdict is on the screen. */
function Age({ of }: { of: Date }) {
  const now = useNow(AGE_EVERY_MS) + readClockOffset()
  const age = formatAge(of, new Date(now))
  return (
    <Printed
      screen={words.details.ages.wasAgo(age)}
      paper={words.details.ages.wasOn(formatMoment(of))}
    />
  )
}

function ListAge({ verdict: { revocationAsOf, verifiedAt } }: { verdict: ShownVerdict }) {
  if (!revocationAsOf) return null
  const issued = formatInstant(revocationAsOf.getTime())
  return (
    <>
      {words.details.ages.listIsOf(
        <Printed
          screen={words.details.ages.instantAndAge(issued, formatAge(revocationAsOf, verifiedAt))}
          paper={formatMoment(revocationAsOf)}
        />,
      )}
    </>
  )
}
