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
import { verifyQr } from '#contracts/verification/calls.ts'
import { tokenStatus } from '#contracts/verification/token-status.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Stamp } from '#pwa/ui/paper/stamp.tsx'
import { Fact } from '#pwa/ui/fact.tsx'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import styles from './help-tab.module.css'
import { words } from './words.tsx'

const { counter, verdicts, endpoints, limits } = words.help

const ENDPOINTS = [
  { call: verifyQr, text: endpoints.verifyQr },
  { call: verifyBatch, text: endpoints.verifyBatch(String(BATCH_MAX)) },
  { call: tokenStatus, text: endpoints.tokenStatus },
  { call: showQr, text: endpoints.showQr },
  { call: readTrust, text: endpoints.readTrust },
  { call: { method: 'GET', path: SHARD_PATH }, text: endpoints.readShard },
]

const LIMITS: { name: string; budgets: (keyof typeof RATE_LIMITS)[] }[] = [
  { name: limits.general, budgets: ['general', 'reads', 'administration'] },
  { name: limits.verification, budgets: ['verification'] },
  { name: limits.sensitive, budgets: ['sensitive', 'sensitiveFromAddress'] },
]

const VERDICTS = [
  'valid',
  'revoked',
  'expired',
  'not_found',
  'invalid',
  'sample',
  'not_checked',
] as const

/** Shows help for verifiers. The limits in the text are the limits that the server uses. */
export function HelpTab() {
  return (
    <div className={styles['help']}>
      <Panel title={counter.title}>
        <ol className={styles['steps']}>
          <li>{counter.ask}</li>
          <li>{counter.read}</li>
          <li>{counter.compare}</li>
          <li>{counter.next}</li>
        </ol>
        <p className={styles['note']}>{counter.withoutConnection}</p>
      </Panel>
      <Panel title={verdicts.title}>
        <ul className={styles['verdicts']}>
          {VERDICTS.map((verdict) => (
            <li key={verdict}>
              <Stamp verdict={verdict} />
              <p>{verdicts[verdict]}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={endpoints.title}>
        <dl className={joinClasses(styles['facts'], styles['endpoints'])}>
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
      <Panel title={limits.title}>
        <p className={styles['note']}>{limits.mayBeNarrower}</p>
        <dl className={styles['facts']}>
          {LIMITS.map(({ name, budgets }) => (
            <Fact key={name} label={name}>
              {budgets.map((budget) => (
                <p key={budget} className={styles['limit']}>
                  <strong>{describeLimit(RATE_LIMITS[budget])}</strong>{' '}
                  <span>{limits.countedFor[budget]}</span>
                </p>
              ))}
            </Fact>
          ))}
          <Fact label={limits.batch}>{limits.batchMax(String(BATCH_MAX))}</Fact>
          <Fact label={limits.inputs}>{limits.longInputs(String(CREDENTIAL_ID_INPUT_MAX))}</Fact>
          <Fact label={limits.codeLife}>{limits.codeMinutes(QR_MINUTES.join(', '))}</Fact>
          <Fact label={limits.tokenLife}>
            {limits.tokenMinutes(
              String(TOKEN_MINUTES_MIN),
              String(TOKEN_MINUTES_MAX),
              String(TOKEN_MINUTES_DEFAULT),
            )}
          </Fact>
          <Fact label={limits.clocks}>
            {limits.clockSeconds(String(CLOCK_TOLERANCE_MS / 1000))}
          </Fact>
          <Fact label={limits.pictures}>{limits.pixels(Object.values(QR_SIZES).join(', '))}</Fact>
        </dl>
      </Panel>
    </div>
  )
}

function describeLimit({ requests, windowSeconds }: RateLimit): string {
  const minutes = windowSeconds / 60
  return minutes === 60 ? limits.perHour(requests) : limits.perMinutes(requests, String(minutes))
}
