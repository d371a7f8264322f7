import { resolve } from 'node:path'
import { pino } from 'pino'
import { ensureFirstAdmin } from '#api/accounts/first-admin.ts'
import { tellFailedLogIns } from '#api/accounts/tell-failed-log-ins.ts'
import { PasskeyHostChanged, requirePasskeyHost } from '#api/accounts/passkeys/require-host.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { watchAudit } from '#api/audit/watch-audit.ts'
import { createApp } from '#api/app.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { resendRefunds } from '#api/checkout/refund-purchase.ts'
import { adoptRevocations } from '#api/credentials/adopt-revocations.ts'
import { addDemoHolder } from '#api/credentials/demo.ts'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { SealBroken, saySealBroken } from '#api/trust/sealing.ts'
import { warnExpiring } from '#api/credentials/warn-expiring.ts'
import { EnvironmentError, readEnv } from '#api/env.ts'
import { FolderInUseError } from '#api/database/folder-lock.ts'
import { RestoreNotDone } from '#api/database/restore-mark.ts'
import { describeError } from '#api/http/problems.ts'
import { startServer } from '#api/http/server.ts'
import { openImporter } from '#api/imports/importer.ts'
import { endIdleDevices } from '#api/presentations/end-idle-devices.ts'
import { retain } from '#api/privacy/retain.ts'
import { publishTrust, pruneTrust } from '#api/trust/publish.ts'
import { watchTrust } from '#api/trust/watch-trust.ts'
import { renewKeys } from '#api/trust/renew-keys.ts'
import { KeySetMissing, requireBuiltRoot, requireKeySet } from '#api/trust/require-key-set.ts'
import { openServices } from '#api/open-services.ts'
import type { Services } from '#api/services.ts'

const RETAIN_EVERY_MS = 60 * 60_000
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
const STOP_MS = 10_000
/** The root that the built app holds on to. */
const BUILT_ROOT = resolve(import.meta.dirname, '../dist/root-key.txt')

/** Standard output is for the person who starts the product, standard error for the log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  requireBuiltRoot(env, BUILT_ROOT)
  const log = pino({ level: env.logLevel, base: null }, pino.destination({ dest: 2, sync: false }))
  dieOnUnhandled(log)

  let address = ''
  const { services, close } = await openServices(env, log, () => env.publicOrigin ?? address)
  await requireMasterKeys(services)
  await requireKeySet(services)
  await requirePasskeyHost(services)
  // So that the first who asks for it is answered.
  await publish(services)
  const server = await startServer(createApp(services), env)
  address = server.url
  await announceFirstAdmin(services)
  const importer = openImporter(services)
  const jobs = [
    setInterval(() => void removeOld(services), RETAIN_EVERY_MS),
    setInterval(() => void warnHolders(services), WARN_EVERY_MS),
    setInterval(() => void adoptFromChain(services), ADOPT_EVERY_MS),
    setInterval(() => void publish(services), PUBLISH_EVERY_MS),
    setInterval(() => void refreshPublished(services), REFRESH_EVERY_MS),
    setInterval(() => void watch(services), WATCH_TRUST_EVERY_MS),
    setInterval(() => void renewIssuerKeys(services), RENEW_KEYS_EVERY_MS),
    setInterval(() => void linkAudit(services), AUDIT_EVERY_MS),
    setInterval(() => void storeSecurityEvents(services), SECURITY_EVERY_MS),
    setInterval(() => void tellOwners(services), TELL_EVERY_MS),
    setInterval(services.mailer.wake, MAIL_EVERY_MS),
    setInterval(importer.wake, IMPORT_EVERY_MS),
    setInterval(() => void reconcileOrders(services), RECONCILE_EVERY_MS),
  ]
  services.mailer.wake()
  void removeOld(services)
  void reconcileOrders(services)
  if (services.mailer.folder !== undefined) say(`Mails are files in ${services.mailer.folder}`)
  say(`Visa Success Guide is ready at ${server.url}`)

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    jobs.forEach(clearInterval)
    await server.stop()
    await importer.close()
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

async function announceFirstAdmin(services: Services): Promise<void> {
  if (services.env.isProduction && (await UserRow.countOwners(services.database)) === 0) {
    say('Nobody may use the console yet. Add an owner: npm run create-admin -- <username> <email>')
  }
  const admin = await ensureFirstAdmin(services)
  if (!admin) return
  say(`First administrator: ${admin.username}`)
  if (admin.generatedPassword !== undefined) {
    say(`Administrator password: ${admin.generatedPassword}`)
    say('This password is shown only this once. Change it after signing in.')
  }
  if (services.storage !== 'embedded') return
  const demo = await addDemoHolder(services, admin.id)
  say(`Demo holder with sample credentials: ${demo.username}, password ${demo.password}`)
}

/** The next run tries again, so a database that is away for a moment costs nothing. */
async function removeOld(services: Services): Promise<void> {
  const { log } = services
  try {
    const removed = await retain(services)
    if (removed && Object.keys(removed).length > 0) log.info({ removed }, 'kept long enough')
    await pruneTrust(services)
    const devices = await endIdleDevices(services)
    if (devices > 0) log.info({ devices }, 'idle devices ended')
  } catch (error) {
    log.warn({ err: describeError(error) }, 'what was kept long enough was not removed')
  }
}

async function publish(services: Services): Promise<void> {
  await publishTrust(services).catch((error: unknown) => {
    services.log.error({ err: describeError(error) }, 'the lists for verifiers were not signed')
  })
}

async function watch(services: Services): Promise<void> {
  await watchTrust(services).catch((error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'keys and lists were not looked at')
  })
}

async function refreshPublished({ published, log }: Services): Promise<void> {
  await published.refresh().catch((error: unknown) => {
    log.warn({ err: describeError(error) }, 'the lists for verifiers were not read')
  })
}

async function renewIssuerKeys(services: Services): Promise<void> {
  try {
    if (await renewKeys(services)) await services.issuerKeys.refresh()
  } catch (error) {
    services.log.error({ err: describeError(error) }, 'the issuer keys were not renewed')
  }
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

async function reconcileOrders(services: Services): Promise<void> {
  const warn = (error: unknown) => {
    services.log.warn({ err: describeError(error) }, 'orders were not reconciled')
  }
  await resendRefunds(services).catch(warn)
  await reconcile(services).catch(warn)
}

/** Outside a request nothing can answer for an error: end, and be started again. */
function dieOnUnhandled(log: Services['log']): void {
  const die = (error: unknown) => {
    log.fatal({ err: describeError(error) }, 'unhandled error')
    log.flush(() => process.exit(1))
  }
  process.on('unhandledRejection', die)
  process.on('uncaughtException', die)
}

const FOR_PEOPLE = [
  EnvironmentError,
  FolderInUseError,
  KeySetMissing,
  PasskeyHostChanged,
  RestoreNotDone,
]

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})

function explain(error: unknown): string {
  const { message, stack } = describeError(error)
  if (error instanceof SealBroken) return saySealBroken(error)
  const isForPeople = FOR_PEOPLE.some((kind) => error instanceof kind)
  return isForPeople ? message : (stack ?? message)
}
