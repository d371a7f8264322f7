import cluster from 'node:cluster'
import { pino, type Logger } from 'pino'
import { PasskeyHostChanged } from '#api/accounts/passkeys/require-host.ts'
import { WrongChain } from '#api/anchoring/enter-epoch.ts'
import { FolderInUseError } from '#api/database/folder-lock.ts'
import { RestoreNotDone } from '#api/database/restore-mark.ts'
import { type Env, EnvironmentError, readEnv } from '#api/settings/env.ts'
import { describeError } from '#api/http/problems.ts'
import { runProcesses } from '#api/processes/run-processes.ts'
import { hear, tell } from '#api/processes/siblings.ts'
import { startProcess } from '#api/start-process.ts'
import { KeySetMissing } from '#api/trust/require-key-set.ts'
import { SealBroken, saySealBroken } from '#api/trust/sealing.ts'

const STOP_MS = 10_000

/** Standard output is for the person who starts the product, standard error for the log. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function sayReady(url: string): void {
  say(`Visa Success Guide is ready at ${url}`)
}

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = pino({ level: env.logLevel, base: null }, pino.destination({ dest: 2, sync: false }))
  dieOnUnhandled(log)
  if (cluster.isPrimary && env.processes > 1) startAll(env.processes, log)
  else await startOne(env, log)
}

/** This process answers nothing itself. */
function startAll(count: number, log: Logger): void {
  const { stop } = runProcesses({
    count,
    log,
    onReady: sayReady,
    onFault: (sentence) => process.stderr.write(`${sentence}\n`),
    onEnd: (code) => process.exit(code),
  })
  onSignal(stop)
}

async function startOne(env: Env, log: Logger): Promise<void> {
  const { url, announce, keep, stop } = await startProcess(env, log, say)
  onSignal(() => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    void stop().then(() => process.exit(0))
  })
  if (cluster.isPrimary) {
    await announce()
    keep()
    sayReady(url)
    return
  }
  hear((message) => {
    if (message.type !== 'keep') return
    keep()
    if (!message.isStart) return
    void announce().then(() => {
      tell({ type: 'keeping' })
    })
  })
  tell({ type: 'ready', url })
}

/** A terminal stops all processes of a program, and the first of them the others once more. */
function onSignal(stop: () => void): void {
  let isStopping = false
  const stopOnce = () => {
    if (!isStopping) stop()
    isStopping = true
  }
  process.once('SIGTERM', stopOnce)
  process.once('SIGINT', stopOnce)
}

/** Outside a request nothing can answer for an error: end, and be started again. */
function dieOnUnhandled(log: Logger): void {
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
  WrongChain,
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
