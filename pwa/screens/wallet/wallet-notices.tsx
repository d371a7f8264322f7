import { CLOCK_TOLERANCE_MS, MINUTE_MS } from '#contracts/time.ts'
import { possibleTimes, useClockOffset } from '#pwa/network/server-clock.ts'
import { NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { WARN_BEFORE_MS, type Passes, type PassTrouble } from '#pwa/device/presentation/passes.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { StorageNotice, type StorageWords } from '#pwa/device/storage/storage-notice.tsx'
import { describeClock } from './describe-clock.ts'

const TROUBLES: Record<Exclude<PassTrouble, 'no-connection' | 'held-back'>, string> = {
  'no-secure-context':
    'This page is not on https, so this device cannot make codes itself. The server makes them, which needs a connection each time.',
  'too-many-devices':
    'Your account already has ten devices. End one in Settings to show credentials here without a connection.',
}

const WORDS: StorageWords = {
  isMemoryOnly:
    'This browser does not let the wallet store anything, as in a private window. It works until you close this page, and not without a connection.',
  isFull:
    'There is no room left on this device. Your credentials are not saved here: free some space, then refresh.',
  wasCleared:
    'The browser cleared this wallet. What your account holds is safe; with a connection it is saved here again.',
}

interface WalletNoticesProps {
  /** The failure of the last request. The screen then shows older data. */
  staleBecause: Error | null
  updatedAt: number
  passes: Passes | undefined
}

/** Shows the faults that the holder should know before a visit to a counter. */
export function WalletNotices({ staleBecause, updatedAt, passes }: WalletNoticesProps) {
  return (
    <>
      <StorageNotice words={WORDS} />
      <ClockNotice />
      {staleBecause && (
        <Notice tone="warn" isAlert>
          {staleBecause instanceof NetworkError ? 'No connection.' : sentenceFor(staleBecause)}{' '}
          These are your credentials as of {formatInstant(updatedAt)}.
        </Notice>
      )}
      {passes && <PassNotice passes={passes} />}
    </>
  )
}

function ClockNotice() {
  const offset = useClockOffset()
  const { now, orElse } = possibleTimes()
  if (Math.abs(offset) <= CLOCK_TOLERANCE_MS) return null
  return (
    <Notice tone="warn" title="Clock problem">
      {describeClock(offset)}{' '}
      {now === orElse
        ? 'Your codes are corrected for this; set the date and time to automatic all the same.'
        : 'That was so when it was last online. Until it is again, your codes are made for both times where they can be.'}
    </Notice>
  )
}

function PassNotice({ passes: { trouble, endsAt } }: { passes: Passes }) {
  const now = useNow(MINUTE_MS) + useClockOffset()
  if (trouble === 'held-back') {
    return (
      <Notice tone="warn">
        The issuer is putting its records right after a fault and renews nothing until that is done.{' '}
        {endsAt !== null && endsAt > now
          ? `What this device has is good until ${formatInstant(endsAt)}.`
          : 'Until then this device cannot show your credentials.'}
      </Notice>
    )
  }
  if (trouble && trouble !== 'no-connection') return <Notice>{TROUBLES[trouble]}</Notice>
  if (endsAt === null) return null
  if (endsAt <= now) {
    return (
      <Notice tone="warn">
        This device was offline for too long to show credentials without a connection. Connect once
        to renew it.
      </Notice>
    )
  }
  if (endsAt - now > WARN_BEFORE_MS) return null
  return (
    <Notice tone="warn">
      Without a connection this device can show your credentials until {formatInstant(endsAt)}.
      Connect before then to renew it.
    </Notice>
  )
}
