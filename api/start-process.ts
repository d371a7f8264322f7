import cluster from 'node:cluster'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { ensureFirstAdmin } from '#api/accounts/rights/first-admin.ts'
import { PasskeyHostChanged, requirePasskeyHost } from '#api/accounts/passkeys/require-host.ts'
import { countOwners } from '#api/accounts/rights/admin-row.ts'
import { WrongChain } from '#api/anchoring/enter-epoch.ts'
import { requireOneChain } from '#api/anchoring/require-one-chain.ts'
import { createApp } from '#api/app.ts'
import { addDemoHolder } from '#api/credentials/demo.ts'
import { requireMasterKeys } from '#api/credentials/require-master-keys.ts'
import { FolderInUseError } from '#api/database/folder-lock.ts'
import { RestoreNotDone } from '#api/database/restore-mark.ts'
import { describeError } from '#api/http/problems.ts'
import { startServer } from '#api/http/server.ts'
import { followMessages, sendToPrimary } from '#api/processes/siblings.ts'
import type { Env } from '#api/settings/env.ts'
import { KeySetMissing, requireBuiltRoot, requireKeySet } from '#api/trust/keys/require-key-set.ts'
import { publishTrust } from '#api/trust/publish.ts'
import { SealBroken, describeSealBroken } from '#api/trust/sealing.ts'
import { startOwnJobs, startSharedJobs } from './jobs.ts'
import { openServices } from './open-services.ts'
import type { EndJobs } from './run-jobs.ts'
import type { Services } from './services.ts'
import { onSignal, say, printReady } from './cli/terminal.ts'

const STOP_MS = 10_000

/** The file in the built app with the pin that this app trusts. */
const BUILT_ROOT = resolve(import.meta.dirname, '../dist/root-key.txt')

const FOR_PEOPLE = [FolderInUseError, KeySetMissing, PasskeyHostChanged, RestoreNotDone, WrongChain]

/**
 * Runs one process of the product from its start to its end. The process is the only one, or one of several.
 */
export async function runProcess(env: Env, log: Logger): Promise<void> {
  const { url, announce, lead, stop } = await startProcess(env, log)
  onSignal(() => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    void stop().then(() => process.exit(0))
  })
  if (cluster.isPrimary) {
    await announce()
    lead()
    printReady(url)
    return
  }
  followMessages((message) => {
    if (message.type !== 'lead') return
    lead()
    if (!message.isStart) return
    void announce().then(() => sendToPrimary({ type: 'leading' }))
  })
  sendToPrimary({ type: 'ready', url })
}

interface RunningProcess {
  url: string
  /**
   * Creates the first administrator. Prints the address and the passwords for the person who starts the
   * product.
   */
  announce: () => Promise<void>
  /** Starts the jobs that only one process runs for all processes. */
  lead: () => void
  /** Finishes the requests that have begun, and ends the process. */
  stop: () => Promise<void>
}

/** Returns the reason why the start failed. The text is one sentence if a person can correct the cause. */
export function explain(error: unknown): string {
  const { message, stack } = describeError(error)
  if (error instanceof SealBroken) return describeSealBroken(error)
  const isForPeople = FOR_PEOPLE.some((kind) => error instanceof kind)
  return isForPeople ? message : (stack ?? message)
}

/** When this function returns, the server accepts requests. */
async function startProcess(env: Env, log: Logger): Promise<RunningProcess> {
  requireBuiltRoot(env, BUILT_ROOT)
  let address = ''
  const { services, close } = await openServices(env, log, () => env.publicOrigin ?? address)
  await requireMasterKeys(services)
  await requireKeySet(services)
  await requirePasskeyHost(services)
  await requireOneChain(env, services.database)
  // Publishes the lists before the server starts, because even the first caller must get them.
  await publishTrust(services).catch((error: unknown) => {
    services.log.error({ err: describeError(error) }, 'the lists for verifiers were not signed')
  })
  await services.content.refresh()
  const server = await startServer(createApp(services), env)
  address = server.url
  const jobs: EndJobs[] = [startOwnJobs(services)]
  return {
    url: server.url,
    announce: async () => {
      await announceFirstAdmin(services)
      if (services.mailer.folder !== undefined)
        say(`Mails are written to files in ${services.mailer.folder}`)
    },
    lead: () => jobs.push(startSharedJobs(services)),
    stop: async () => {
      const ends = jobs.map((end) => end())
      await server.stop()
      await Promise.all(ends)
      await close()
    },
  }
}

async function announceFirstAdmin(services: Services): Promise<void> {
  if (services.env.isProduction && (await countOwners(services.database)) === 0) {
    say(
      'Nobody can use the console yet. Add an owner: npm run visa -- accounts create-admin <username> <email>',
    )
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
