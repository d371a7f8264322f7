import { SECOND_MS, MINUTE_MS, HOUR_MS } from '#contracts/time.ts'
import { notifyOfFailedLogIns } from '#api/accounts/sessions/notify-of-failed-log-ins.ts'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { watchAudit } from '#api/audit/watch-audit.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { resendRefunds } from '#api/checkout/send-refund.ts'
import { adoptRevocations } from '#api/credentials/adopt-revocations.ts'
import { warnExpiring } from '#api/credentials/warn-expiring.ts'
import { openImporter } from '#api/imports/importer.ts'
import { watchCertificates } from '#api/interop/certificates/watch-certificates.ts'
import { watchContent } from '#api/learning/packs/watch-content.ts'
import { publishLists } from '#api/interop/status/publish-lists.ts'
import { requireSoundClock } from '#api/database/sound-clock.ts'
import { endIdleDevices } from '#api/presentations/end-idle-devices.ts'
import { retain } from '#api/privacy/retain.ts'
import { publishTrust, pruneTrust } from '#api/trust/publish.ts'
import { renewKeys } from '#api/trust/keys/renew-keys.ts'
import { watchTrust } from '#api/trust/watch-trust.ts'
import { countDays } from '#api/verification/count-days.ts'
import { type EndJobs, type Job, runJobs } from './run-jobs.ts'
import type { Services } from './services.ts'

/** Starts the jobs of this process alone. Every process must run them for the data in its own memory. */
export function startOwnJobs(services: Services): EndJobs {
  const { published, content, security } = services
  return runJobs(services, [
    { name: 'read the lists for verifiers', everyMs: SECOND_MS, run: () => published.refresh() },
    { name: 'read the content', everyMs: SECOND_MS, run: () => content.refresh() },
    // If this write fails, the table lacks these events. The log still has them.
    { name: 'store security events', everyMs: 5 * SECOND_MS, run: () => security.flush() },
  ])
}

/**
 * Starts the jobs that only one process on a port runs, for all processes on this port. Each machine has one
 * such process.
 */
export function startSharedJobs(services: Services): EndJobs {
  const importer = openImporter(services)
  const end = runJobs(services, sharedJobs(services, importer.wake))
  services.mailer.wake()
  return async () => {
    await Promise.all([end(), importer.close()])
  }
}

function sharedJobs(services: Services, wakeImporter: () => void): Job[] {
  const { certificates, database, mailer } = services
  /** Runs the work only while the date is not in doubt, because nobody can undo what the date decides. */
  const onSoundClock = (run: Job['run']) => async (ending: AbortSignal) => {
    await requireSoundClock(database)
    await run(ending)
  }
  return [
    {
      name: 'remove old rows',
      everyMs: HOUR_MS,
      run: onSoundClock((ending) => removeOld(services, ending)),
      atStart: true,
    },
    {
      name: 'count the verifications of a day',
      everyMs: HOUR_MS,
      run: onSoundClock((ending) => countDays(services, ending)),
      atStart: true,
    },
    { name: 'warn holders', everyMs: HOUR_MS, run: onSoundClock(() => warnExpiring(services)) },
    { name: 'adopt revocations', everyMs: 5 * SECOND_MS, run: () => adoptRevocations(services) },
    { name: 'sign the lists', everyMs: 5 * SECOND_MS, run: () => publishTrust(services) },
    { name: 'watch keys and lists', everyMs: MINUTE_MS, run: () => watchTrust(services) },
    { name: 'watch certificates', everyMs: MINUTE_MS, run: () => watchCertificates(services) },
    { name: 'renew the issuer keys', everyMs: HOUR_MS, run: () => renewIssuerKeys(services) },
    { name: 'link the audit', everyMs: 5 * SECOND_MS, run: () => keepAudit(services) },
    { name: 'watch the audit', everyMs: 5 * SECOND_MS, run: () => watchAudit(services) },
    {
      name: 'watch the content',
      everyMs: HOUR_MS,
      run: () => watchContent(services),
      atStart: true,
    },
    {
      name: 'report failed log-ins',
      everyMs: MINUTE_MS,
      run: () => notifyOfFailedLogIns(services),
    },
    {
      // The job looks for due lists every 30 seconds. Each list is due 15 minutes after its last signature.
      name: 'sign the lists for other wallets',
      everyMs: 30 * SECOND_MS,
      run: () => publishLists(services),
    },
    {
      name: 'renew the certificates',
      everyMs: HOUR_MS,
      run: onSoundClock(() => certificates.renew()),
    },
    { name: 'send mails', everyMs: 5 * SECOND_MS, run: mailer.wake },
    { name: 'issue imports', everyMs: SECOND_MS, run: wakeImporter },
    {
      name: 'ask for refunds',
      everyMs: MINUTE_MS,
      run: () => resendRefunds(services),
      atStart: true,
    },
    {
      name: 'reconcile orders',
      everyMs: MINUTE_MS,
      run: (ending) => reconcile(services, ending),
      atStart: true,
    },
  ]
}

async function removeOld(services: Services, ending: AbortSignal): Promise<void> {
  const { log } = services
  const removed = await retain(services, ending)
  if (removed && Object.keys(removed).length > 0) log.info({ removed }, 'deleted old rows')
  await pruneTrust(services)
  const devices = await endIdleDevices(services)
  if (devices > 0) log.info({ devices }, 'idle devices ended')
}

async function renewIssuerKeys(services: Services): Promise<void> {
  if (await renewKeys(services)) await services.issuerKeys.refresh()
}
