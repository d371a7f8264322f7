import type { SecurityEvent, SecurityKind } from '#contracts/audit/security.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Line } from '#pwa/ui/line.tsx'
import type { Column } from '#pwa/ui/table.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { When } from '#pwa/screens/admin/list/when.tsx'

export const KIND_NAMES: Record<SecurityKind, string> = {
  log_in: 'Signed in',
  log_in_failed: 'Wrong password at log-in',
  log_out: 'Signed out',
  registered: 'Registered',
  taken_over: 'Set a password by a mailed link',
  reset_asked: 'Asked for a reset link',
  login_code_asked: 'Was mailed a code to sign in',
  login_code_refused: 'Wrong or expired code at log-in',
  second_factor_asked: 'Was asked for the passkey',
  proved: 'Proved again who is there',
  proof_failed: 'Wrong password at a proof',
  passkey_added: 'Added a passkey',
  passkey_removed: 'Removed a passkey',
  passkey_refused: 'Passkey refused',
  passkey_copied: 'Passkey that may be a copy',
  recovery_codes_made: 'Made recovery codes',
  recovery_used: 'Used a recovery code',
  recovery_failed: 'Wrong recovery code or password',
  password_changed: 'Changed the password',
  address_confirmed: 'Confirmed the email address',
  change_undone: 'Undid a change by a mailed link',
  browser_unlocked: 'Let a browser try again by a mailed link',
  link_refused: 'Used or expired link',
  device_ended: 'Ended a device',
  wallet_offered: 'Gave a credential to another wallet',
  wallet_ended: 'Ended another wallet',
  device_refused: 'Device could not prove its key',
  session_ended: 'Ended sessions',
  limit_hit: 'Stopped by a limit',
  denied: 'Refused for want of rights',
  cross_origin: 'Refused as coming from another site',
  malformed_input: 'Burst of malformed requests',
  not_found: 'Burst of requests for what is not there, or not theirs',
  forged_report: 'Payment report without a valid signature',
  server_error: 'Error of the server',
}

const ID_HEAD_LENGTH = 8

interface EventProps {
  event: SecurityEvent
}

export const SECURITY_COLUMNS: Column<SecurityEvent>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => <When at={at} /> },
  { id: 'kind', header: 'Event', cell: (event) => <Line>{nameEvent(event)}</Line> },
  {
    id: 'user',
    header: 'Account',
    cell: ({ username }) => <Line>{isolate(username ?? '–')}</Line>,
  },
  { id: 'network', header: 'Network', cell: ({ network }) => <Line>{network ?? '–'}</Line> },
  { id: 'route', header: 'Call', cell: ({ route }) => <Line>{route}</Line> },
  { id: 'request', header: 'Request', cell: (event) => <Request event={event} /> },
]

export function SecurityCard({ event }: EventProps) {
  const { at, username, network, route } = event
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>
          {nameEvent(event)}
          {username !== null && ` · ${isolate(username)}`}
        </strong>
      </header>
      <p className={styles['note']}>{formatInstant(at)}</p>
      <dl className={styles['facts']}>
        {network !== null && <Fact label="Network">{network}</Fact>}
        <Fact label="Request">
          <Request event={event} />
        </Fact>
        <Fact label="Call" className={styles['wide']}>
          {route}
        </Fact>
      </dl>
    </article>
  )
}

function nameEvent({ kind, count }: SecurityEvent): string {
  return count === 1 ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} (${String(count)} times)`
}

/** Shows the request id. With this id, an operator can find the request in the server's log. */
function Request({ event: { requestId } }: EventProps) {
  return <CopyText text={requestId} shown={requestId.slice(0, ID_HEAD_LENGTH)} noun="request id" />
}
