import { readClockOffset } from '#pwa/network/server-clock.ts'
import { formatInstant, formatMoment } from '#pwa/ui/format-date.ts'
import { Printed } from '#pwa/ui/printed.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { formatAge } from './format-age.ts'
import { words } from './details-words.tsx'
import type { ShownVerdict } from './shown-verdict.ts'

const AGE_EVERY_MS = 10_000

/** Shows how old this device's own verdict is, and how old the revocation list was. */
export function OfflineAges({ verdict }: { verdict: ShownVerdict }) {
  return (
    <>
      <Age of={verdict.verifiedAt} /> <ListAge verdict={verdict} />
    </>
  )
}

/** Shows an age that grows while the verdict is on the screen. */
function Age({ of }: { of: Date }) {
  const now = useNow(AGE_EVERY_MS) + readClockOffset()
  const age = formatAge(of, new Date(now))
  return <Printed screen={words.ages.wasAgo(age)} paper={words.ages.wasOn(formatMoment(of))} />
}

function ListAge({ verdict: { revocationAsOf, verifiedAt } }: { verdict: ShownVerdict }) {
  if (!revocationAsOf) return null
  const issued = formatInstant(revocationAsOf.getTime())
  return (
    <>
      {words.ages.listIsOf(
        <Printed
          screen={words.ages.instantAndAge(issued, formatAge(revocationAsOf, verifiedAt))}
          paper={formatMoment(revocationAsOf)}
        />,
      )}
    </>
  )
}
