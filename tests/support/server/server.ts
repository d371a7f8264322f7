import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { closeAfter } from '../closing.ts'
import { findFreePort } from '../free-port.ts'
import { copyPostgres, dropDatabase } from './database.ts'
import { SERVER_PROGRAM } from './program.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const READY = /ready at (http:\/\/\S+)/
const PASSWORD = /password[^\n:]*:\s*(\S+)/i
/**
 * The deadline for the start of a server. On a busy machine, a start can take more than a minute.
 */
const START_TIMEOUT_MS = 180_000

/** Variables of the shell that a server under test must not get. */
const FOREIGN =
  /^(NODE_ENV|PROCESSES|DATABASE_URL|CHAIN_|STRIPE_|SMTP_|ADMIN_|VITEST|TEST_|PUBLIC_ORIGIN)/

/** Only the embedded database has the demo holder and the samples. */
export type DatabaseKind = 'postgres' | 'pglite'

export interface Server {
  url: string
  process: ChildProcess
  dataDir: string
  /** The server prints this password once, at the first start on an empty database. */
  adminPassword: string | undefined
  /** Returns the whole output of the server so far. */
  output(): string
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts the server again with the same data and port. An operator does the same. */
  restart(env?: NodeJS.ProcessEnv): Promise<void>
  /** Stops the server, and removes its data. */
  close(): Promise<void>
}

/**
 * Starts a server by `launchServer`. Closes the server after the test or the file that started it.
 */
export async function startServer(...given: Parameters<typeof launchServer>): Promise<Server> {
  const server = await launchServer(...given)
  closeAfter(server.close)
  return server
}

/**
 * Starts the real server as a separate process, on a free port and in a new data folder. `kind` is
 * the kind of its database. By default, `TEST_DATABASE` names the kind. The server has one process
 * unless `PROCESSES` is greater than 1. The caller must close the server.
 */
export async function launchServer(
  given: NodeJS.ProcessEnv = {},
  kind = process.env.TEST_DATABASE as DatabaseKind | undefined,
): Promise<Server> {
  const dataDir = given.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'visa-server-'))
  const copy = kind === 'postgres' && !given.DATABASE_URL ? await copyPostgres() : undefined
  const env = copy ? { ...given, DATABASE_URL: copy } : given
  let run = await launch({ PORT: String(await findFreePort()), DATA_DIR: dataDir, ...env })

  const kill = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (run.process.exitCode !== null || run.process.signalCode !== null) return
    const exited = once(run.process, 'exit')
    run.process.kill(signal)
    await exited
  }
  const { url } = run
  const adminPassword = PASSWORD.exec(run.output())?.[1]
  return {
    url,
    adminPassword,
    dataDir,
    get process() {
      return run.process
    },
    output: () => run.output(),
    kill,
    restart: async (changes = {}) => {
      await kill()
      const again = { PORT: new URL(url).port, DATA_DIR: dataDir }
      run = await launch({ ...env, ...again, ...changes })
    },
    close: async () => {
      await kill()
      if (copy) await dropDatabase(copy)
      if (!given.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface Run {
  process: ChildProcess
  url: string
  output(): string
}

function launch(env: NodeJS.ProcessEnv): Promise<Run> {
  const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name))
  const child = spawn(process.execPath, ['--enable-source-maps', SERVER_PROGRAM], {
    cwd: ROOT,
    env: { ...Object.fromEntries(inherited), HOST: '127.0.0.1', PROCESSES: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)
  child.once('exit', () => process.off('exit', killWithTests))

  let output = ''
  return new Promise((done, fail) => {
    const giveUp = (why: string) => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      fail(new Error(`The server ${why}.\n${output}`))
    }
    const timer = setTimeout(giveUp, START_TIMEOUT_MS, 'was not ready in time')
    const stopEarly = () => {
      giveUp('stopped before it was ready')
    }
    child.once('exit', stopEarly)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const url = READY.exec(output)?.[1]
      if (!url) return
      clearTimeout(timer)
      child.off('exit', stopEarly)
      done({ process: child, url, output: () => output })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
}
