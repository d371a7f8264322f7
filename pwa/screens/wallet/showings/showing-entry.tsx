import type { ShowingCheck } from '#contracts/verification/showings.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { Badge, type Tone } from '#pwa/ui/badge.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { type Showing, timeOf } from './join-showings.ts'
import { words } from './words.ts'
import styles from './showings.module.css'

interface ShowingEntryProps {
  showing: Showing
  /** The name of the credential. */
  name: string
  /** The time of the server's last list of checks. Null before the first list. */
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
              <Badge tone={TONES[check.result]}>{words.results[check.result]}</Badge>
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

const TONES: Record<ShowingCheck['result'], Tone> = {
  valid: 'ok',
  expired: 'warn',
  revoked: 'seal',
  invalid: 'seal',
  sample: 'note',
  OTHER: 'neutral',
}

export function describeOrigin({ made, checks }: Showing): string {
  if (made.length === 1) return words.origin.madeHere
  if (made.length > 1) return words.origin.manyMadeHere(made.length)
  if (checks.every(({ code }) => code === null)) return words.origin.lookedUp
  return words.origin.notNoted
}

/**
 * Describes a showing without a check. A verifier without a connection may still report a check
 * later.
 */
function describeSilence(
  { made }: Showing,
  { askedAt, isAsking }: Pick<ShowingEntryProps, 'askedAt' | 'isAsking'>,
): string {
  const last = made.at(-1)
  if (!last || askedAt === null || last.madeAt > askedAt) {
    return isAsking ? words.silence.isAsking : words.silence.notKnown
  }
  return last.endsAt > serverNow() ? words.silence.notYet : words.silence.none
}

/** Returns a text such as `Scanned by somebody who was signed in, 20 Nov 2026, 14:32`. */
export function describeCheck(check: ShowingCheck): string {
  const { verificationType, verifiedAt, verifiedOfflineAt } = check
  const done = words.checks[verificationType](nameVerifier(check), formatInstant(timeOf(check)))
  if (verifiedOfflineAt === null) return done
  return words.checkedOffline(done, formatInstant(verifiedAt))
}

function nameVerifier({ checkedBy, organization }: ShowingCheck): string {
  if (organization !== null) return words.verifiers.organization(organization)
  if (checkedBy === 'you') return words.verifiers.you
  return checkedBy === 'account' ? words.verifiers.signedIn : words.verifiers.notSignedIn
}
