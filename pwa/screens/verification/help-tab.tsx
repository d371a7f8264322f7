import { RATE_LIMITS, type RateLimit } from '#contracts/limits.ts'
import {
  QR_MINUTES,
  QR_SIZES,
  showQr,
  TOKEN_MINUTES_DEFAULT,
  TOKEN_MINUTES_MAX,
  TOKEN_MINUTES_MIN,
} from '#contracts/presentation/calls.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { readTrust, SHARD_PATH } from '#contracts/trust/calls.ts'
import {
  BATCH_MAX,
  CREDENTIAL_ID_INPUT_MAX,
  verifyBatch,
} from '#contracts/verification/batch-calls.ts'
import { tokenStatus, verifyQr } from '#contracts/verification/calls.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Stamp } from '#pwa/ui/paper/stamp.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import styles from './help-tab.module.css'

const ENDPOINTS = [
  { call: verifyQr, text: 'Verifies what a code contains.' },
  { call: verifyBatch, text: `Verifies up to ${String(BATCH_MAX)} at once, for administrators.` },
  { call: tokenStatus, text: 'Says whether a code that the server made is still good.' },
  { call: showQr, text: 'Makes a code for a credential of your own.' },
  {
    call: readTrust,
    text: "The issuer's keys, and the names of its lists: for a time without a network.",
  },
  { call: { method: 'GET', path: SHARD_PATH }, text: 'One of those lists of revocations.' },
]

const LIMITS: { name: string; limit: RateLimit }[] = [
  { name: 'General API', limit: RATE_LIMITS.general },
  { name: 'Verification', limit: RATE_LIMITS.verification },
  { name: 'Sensitive operations', limit: RATE_LIMITS.sensitive },
]

const VERDICTS = [
  { verdict: 'valid', text: 'Genuine, in its dates and not revoked.' },
  { verdict: 'revoked', text: 'The issuer has taken it back.' },
  { verdict: 'expired', text: 'The code or the credential is past its time.' },
  { verdict: 'not_found', text: 'The issuer has no such record.' },
  { verdict: 'invalid', text: 'The signatures do not hold. Do not accept it.' },
  { verdict: 'sample', text: 'Made to try the product with. It proves nothing.' },
  { verdict: 'not_checked', text: 'Something could not be checked. Go online, check again.' },
] as const

/** Shows help for verifiers, with the same limits that the server uses. */
export function HelpTab() {
  return (
    <div className={styles['help']}>
      <Panel title="At the counter">
        <ol className={styles['steps']}>
          <li>
            Ask for the code. Scan it with a camera, a keyboard scanner or a picture, or paste it.
          </li>
          <li>
            Read the stamp. Each check below it has its own answer; what was not checked says so.
          </li>
          <li>Compare the person with the passport, and the pattern with the holder's card.</li>
          <li>Press Enter, Space or N for the next one.</li>
        </ol>
        <p className={styles['note']}>
          Without a connection this device checks signatures and its own list of revocations. The
          verdict names the age of that list; after a day it is amber, never green.
        </p>
      </Panel>
      <Panel title="The verdicts">
        <ul className={styles['verdicts']}>
          {VERDICTS.map(({ verdict, text }) => (
            <li key={verdict}>
              <Stamp verdict={verdict} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Endpoints">
        <dl className={styles['facts']}>
          {ENDPOINTS.map(({ call: { method, path }, text }) => (
            <Fact
              key={path}
              label={
                <code translate="no">
                  {method} {path.replace(/:(\w+)/g, '{$1}')}
                </code>
              }
            >
              {text}
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title="Limits">
        <dl className={styles['facts']}>
          {LIMITS.map(({ name, limit }) => (
            <Fact key={name} label={name}>
              {describeLimit(limit)}
            </Fact>
          ))}
          <Fact label="Batch">at most {BATCH_MAX} credentials</Fact>
          <Fact label="Inputs">
            longer than {CREDENTIAL_ID_INPUT_MAX} characters are read as QR data
          </Fact>
          <Fact label="Life of a shown code">
            5-10 minutes as a rule; {QR_MINUTES.join(', ')} as its holder set
          </Fact>
          <Fact label="Life of a requested token">
            {TOKEN_MINUTES_MIN} to {TOKEN_MINUTES_MAX} minutes, {TOKEN_MINUTES_DEFAULT} if not said
          </Fact>
          <Fact label="Clocks">may differ by {CLOCK_TOLERANCE_MS / 1000} seconds</Fact>
          <Fact label="Pictures of codes">{Object.values(QR_SIZES).join(', ')} pixels</Fact>
        </dl>
      </Panel>
    </div>
  )
}

function describeLimit({ requests, windowSeconds }: RateLimit): string {
  const minutes = windowSeconds / 60
  const window = minutes === 60 ? 'hour' : `${String(minutes)} minutes`
  return `${String(requests)} requests per ${window}`
}
