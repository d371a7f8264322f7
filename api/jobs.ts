import { tellFailedLogIns } from '#api/accounts/tell-failed-log-ins.ts'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { watchAudit } from '#api/audit/watch-audit.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { resendRefunds } from '#api/checkout/send-refund.ts'
import { adoptRevocations } from '#api/credentials/adopt-revocations.ts'
import { warnExpiring } from '#api/credentials/warn-expiring.ts'
import { describeError } from '#api/http/problems.ts'
import { openImporter } from '#api/imports/importer.ts'
import { watchCertificates } from '#api/interop/certificates/watch-certificates.ts'
import { publishLists } from '#api/interop/status/publish-lists.ts'
import { endIdleDevices } from '#api/presentations/end-idle-devices.ts'
import { retain } from '#api/privacy/retain.ts'
import { publishTrust, pruneTrust } from '#api/trust/publish.ts'
import { renewKeys } from '#api/trust/keys/renew-keys.ts'
import { watchTrust } from '#api/trust/watch-trust.ts'
import { countDays } from '#api/verification/count-days.ts'
import type { Services } from '#api/services.ts'

const RETAIN_EVERY_MS = 60 * 60_000
const COUNT_EVERY_MS = 60 * 60_000
const WARN_EVERY_MS = 60 * 60_000
const PUBLISH_EVERY_MS = 5_000
const REFRESH_EVERY_MS = 1_000
const WATCH_TRUST_EVERY_MS = 60_000
const RENEW_KEYS_EVERY_MS = 60 * 60_000
const MAIL_EVERY_MS = 5_000
const ADOPT_EVERY_MS = 5_000
const IMPORT_EVERY_MS = 1_000
const AUDIT_EVERY_MS = 5_000
const SECURITY_EVERY_MS = 5_000
const TELL_EVERY_MS = 60_000
const RECONCILE_EVERY_MS = 60_000
/** Which lists are due is asked so often; each is signed every 15 minutes. */
const WALLET_LISTS_EVERY_MS = 30_000
const RENEW_CERTIFICATES_EVERY_MS = 60 * 60_000

/** Ends after what is under way. */
export type EndJobs = () => Promise<void>

/** A long one leaves the rest to the next start when the signal says so. */
type Job = (ending: AbortSignal) => unknown

/** What each process does for its own memory. */
export function startOwnJobs(services: Services): EndJobs {
  const { repeat, end } = openJobs()
  repeat(REFRESH_EVERY_MS, () => refreshPublished(services))
  repeat(REFRESH_EVERY_MS, () => refreshContent(services))
  repeat(SECURITY_EVERY_MS, () => storeSecurityEvents(services))
  return end
}

/** What one process does for all that share its port; where several machines do it, it is done once all the same. */
export function startSharedJobs(services: Services): EndJobs {
  const importer = openImporter(services)
  const { start, repeat, end } = openJobs()
  repeat(RETAIN_EVERY_MS, (ending) => removeOld(services, ending))
  repeat(COUNT_EVERY_MS, (ending) => countVerifications(services, ending))
  repeat(WARN_EVERY_MS, () => warnHolders(services))
  repeat(ADOPT_EVERY_MS, () => adoptFromChain(services))
  repeat(PUBLISH_EVERY_MS, () => publish(services))
  repeat(WATCH_TRUST_EVERY_MS, () => watch(services))
  repeat(RENEW_KEYS_EVERY_MS, () => renewIssuerKeys(services))
  repeat(AUDIT_EVERY_MS, () => linkAudit(services))
  repeat(TELL_EVERY_MS, () => tellOwners(services))
  repeat(WALLET_LISTS_EVERY_MS, () => publishForWallets(services))
  repeat(RENEW_CERTIFICATES_EVERY_MS, () => renewCertificates(services))
  repeat(MAIL_EVERY_MS, services.mailer.wake)
  repeat(IMPORT_EVERY_MS, importer.wake)
  repeat(RECONCILE_EVERY_MS, (ending) => reconcileOrders(services, ending))
  services.mailer.wake()
  start((ending) => removeOld(services, ending))
  start((ending) => countVerifications(services, ending))
  start((ending) => reconcileOrders(services, ending))
  return async () => {
    await Promise.all([end(), importer.close()])
  }
}

/** None of the jobs may fail. */
function openJobs() {
  const timers: NodeJS.Timeout[] = []
  const underWay = new Set<Promise<unknown>>()
  const ending = new AbortController()
  const start = (job: Job) => {
    const round = Promise.resolve(job(ending.signal)).finally(() => underWay.delete(round))
    underWay.add(round)
  }
  return {
    start,
    repeat: (everyMs: number, job: Job) => timers.push(setInterval(start, everyMs, job)),
    end: async () => {
      timers.forEach(clearInterval)
      ending.abort()
      await Promise.all(underWay)
    },
  }
}

/** The next run tries again, so a database that is away for a moment costs nothing. */
async function removeOld(services: Services, ending: AbortSignal): Promise<void> {
  const { log } = services
  try {
    const removed = await retain(services, ending)
    if (removed && Object.keys(removed).length > 0) log.info({ removed }, 'kept long enough')
    await pruneTrust(services)
    const devices = await endIdleDevices(services)
    if (devices > 0) log.info({ devices }, 'idle devices ended')
  } catch (error) {
    log.warn({ err: describeError(error) }, 'what was kept long enough was not removed')
  }
}

async function countVerifications(services: Services, ending: AbortSignal): Promise<void> {
  await countDays(services, ending).catch((error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'the verifications of a day were not counted')
  })
}

export async function publish(services: Services): Promise<void> {
  await publishTrust(services).catch((error: unknown) => {
    services.log.error({ err: describeError(error) }, 'the lists for verifiers were not signed')
  })
}

async function watch(services: Services): Promise<void> {
  await watchTrust(services).catch((error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'keys and lists were not looked at')
  })
  await watchCertificates(services).catch((error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'the certificates were not looked at')
  })
}

async function refreshPublished({ published, log }: Services): Promise<void> {
  await published.refresh().catch((error: unknown) => {
    log.warn({ err: describeError(error) }, 'the lists for verifiers were not read')
  })
}

async function refreshContent({ content, log }: Services): Promise<void> {
  await content.refresh().catch((error: unknown) => {
    log.warn({ err: describeError(error) }, 'the content was not read')
  })
}

async function renewIssuerKeys(services: Services): Promise<void> {
  try {
    if (await renewKeys(services)) await services.issuerKeys.refresh()
  } catch (error) {
    services.log.error({ err: describeError(error) }, 'the issuer keys were not renewed')
  }
}

async function publishForWallets(services: Services): Promise<void> {
  await publishLists(services).catch((error: unknown) => {
    services.log.error({ err: describeError(error) }, 'the lists for other wallets were not signed')
  })
}

async function renewCertificates({ certificates, log }: Services): Promise<void> {
  await certificates.renew().catch((error: unknown) => {
    log.error({ err: describeError(error) }, 'the certificates were not renewed')
  })
}

async function warnHolders(services: Services): Promise<void> {
  await warnExpiring(services).catch((error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'holders were not warned')
  })
}

async function adoptFromChain(services: Services): Promise<void> {
  await adoptRevocations(services).catch((error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'revocations on chain were not adopted')
  })
}

async function linkAudit(services: Services): Promise<void> {
  const warn = (error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'the audit was not linked')
  }
  await keepAudit(services).catch(warn)
  await watchAudit(services).catch(warn)
}

/** What could not be stored is in the log. */
async function storeSecurityEvents({ security, log }: Services): Promise<void> {
  await security.flush().catch((error: unknown) => {
    log.warn({ err: describeError(error) }, 'security events were not stored')
  })
}

async function tellOwners(services: Services): Promise<void> {
  await tellFailedLogIns(services).catch((error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'owners were not told of failed log-ins')
  })
}

async function reconcileOrders(services: Services, ending: AbortSignal): Promise<void> {
  const warn = (error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'orders were not reconciled')
  }
  await resendRefunds(services).catch(warn)
  await reconcile(services, ending).catch(warn)
}
