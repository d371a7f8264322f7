import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const CONNECT_TIMEOUT_SECONDS = '10'

/**
 * Runs a program of PostgreSQL on this database, and waits for its end. The password is in the environment,
 * because every user of a machine can read the arguments of a program.
 */
export async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(program, [...args, '--no-password', `--dbname=${url.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LC_ALL: 'C',
      PGCONNECT_TIMEOUT: CONNECT_TIMEOUT_SECONDS,
      ...(password !== '' && { PGPASSWORD: password }),
    },
  })
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('close', done)
  }).catch((cause: unknown) => {
    throw new Error(
      `${program} was not found. Install the PostgreSQL client, in the version of the server or a later version.`,
      { cause },
    )
  })
  const [code, errors] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(`${program} failed: ${errors.trim()}`)
}
