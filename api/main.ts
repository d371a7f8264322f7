import cluster from 'node:cluster'
import { pino, type Logger } from 'pino'
import { describeError } from '#api/http/problems.ts'
import { runProcesses } from '#api/processes/run-processes.ts'
import { type Env, EnvironmentError, readEnv } from '#api/settings/env.ts'
import { onSignal, printReady } from './cli/terminal.ts'

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const log = pino({ level: env.logLevel, base: null }, pino.destination({ dest: 2, sync: false }))
  dieOnUnhandled(log)
  if (cluster.isPrimary && env.processes > 1) startAll(env.processes, log)
  else await startOne(env, log)
}

async function startOne(env: Env, log: Logger): Promise<void> {
  const { explain, runProcess } = await import('./start-process.ts')
  await runProcess(env, log).catch((error: unknown) => giveUp(explain(error)))
}

/**
 * Starts all processes. The primary process handles no requests, and so does not load the code for requests.
 */
function startAll(count: number, log: Logger): void {
  const { stop } = runProcesses({
    count,
    log,
    onReady: printReady,
    onFault: (sentence) => process.stderr.write(`${sentence}\n`),
    onEnd: (code) => process.exit(code),
  })
  onSignal(stop)
}

/**
 * Ends the process after an unhandled error outside a request. The primary process then starts another
 * process.
 */
function dieOnUnhandled(log: Logger): void {
  const die = (error: unknown) => {
    log.fatal({ err: describeError(error) }, 'unhandled error')
    log.flush(() => process.exit(1))
  }
  process.on('unhandledRejection', die)
  process.on('uncaughtException', die)
}

function giveUp(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

start().catch((error: unknown) => {
  const { message, stack } = describeError(error)
  giveUp(error instanceof EnvironmentError ? message : (stack ?? message))
})
