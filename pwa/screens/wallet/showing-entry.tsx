import type { ShowingCheck } from '#contracts/verification/showings.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { type Showing, timeOf } from './join-showings.ts'
import styles from './showings.module.css'

interface ShowingEntryProps {
  showing: Showing
  /** The name of the credential. */
  name: string
  /** The time of the server's last response about checks. Null before the first response. */
  askedAt: number | null
  isAsking: boolean
}

export function ShowingEntry({ showing, name, askedAt, isAsking }: ShowingEntryProps) {
  const { at, checks } = showing
  return (
    <li>
      <p className={styles['head']}>
        <strong>{isolate(name)}</strong>
        <span>{formatInstant(at)}</span>
      </p>
      <p className={styles['hint']}>{describeOrigin(showing)}</p>
      {checks.length > 0 ? (
        <ul className={styles['checks']}>
          {checks.map((check) => (
            <li key={check.checkId}>
              <Badge tone={RESULTS[check.result].tone}>{RESULTS[check.result].label}</Badge>
              <span>{describeCheck(check)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles['checks']}>{describeSilence(showing, { askedAt, isAsking })}</p>
      )}
    </li>
  )
}

const RESULTS: Record<ShowingCheck['result'], { label: string; tone: Tone }> = {
  valid: { label: 'Valid', tone: 'ok' },
  expired: { label: 'Expired', tone: 'warn' },
  revoked: { label: 'Revoked', tone: 'seal' },
  invalid: { label: 'Not accepted', tone: 'seal' },
  sample: { label: 'Sample', tone: 'note' },
  OTHER: { label: 'Checked', tone: 'neutral' },
}

export function describeOrigin({ made, checks }: Showing): string {
  if (made.length === 1) return 'Made on this device'
  if (made.length > 1) return `${String(made.length)} codes made on this device, one after another`
  if (checks.every(({ code }) => code === null)) return 'Looked up by its number, without a code'
  return 'Not noted on this device'
}

/** Describes a showing without a known check. An offline verifier may not have reported its check yet. */
function describeSilence(
  { made }: Showing,
  { askedAt, isAsking }: Pick<ShowingEntryProps, 'askedAt' | 'isAsking'>,
): string {
  const last = made.at(-1)
  if (!last || askedAt === null || last.madeAt > askedAt) {
    return isAsking ? 'Asking whether it was checked…' : 'Whether it was checked is not known here'
  }
  return last.endsAt > serverNow() ? 'Not checked yet' : 'No check known'
}

const WAYS: Record<ShowingCheck['verificationType'], string> = {
  qr_scan: 'Scanned',
  manual_lookup: 'Pasted',
  api_call: 'Checked',
  OTHER: 'Checked',
}

/** Returns a text such as `Scanned by somebody who was signed in, 20 Nov 2026, 14:32`. */
export function describeCheck(check: ShowingCheck): string {
  const { verificationType, verifiedAt, verifiedOfflineAt } = check
  const done = `${WAYS[verificationType]} by ${nameVerifier(check)}, ${formatInstant(timeOf(check))}`
  if (verifiedOfflineAt === null) return done
  return `${done}, without a connection; reported ${formatInstant(verifiedAt)}`
}

function nameVerifier({ checkedBy, organization }: ShowingCheck): string {
  if (organization !== null) return `“${organization}”, as they called themselves`
  if (checkedBy === 'you') return 'you'
  return checkedBy === 'account' ? 'somebody who was signed in' : 'somebody who was not signed in'
}
