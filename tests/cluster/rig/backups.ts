import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { callAsDatabase } from './call-as-database.ts'
import { run } from './command.ts'
import { addressOf, type DatabaseNode, DATABASES, foldersOf } from './nodes.ts'
import { onNode } from './network.ts'
import { until } from './poll.ts'
import { query } from './query.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const AS_POSTGRES = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']

/** Creates the repository for the write-ahead log and the backups. */
export function createStanza(primary: DatabaseNode): void {
  pgBackRest(primary, 'stanza-create')
}

export function backUp(primary: DatabaseNode): void {
  pgBackRest(primary, 'backup', '--type=full')
}

/**
 * Returns the present time of the database's clock. The repository can then restore the database to
 * this time.
 */
export async function markMoment(): Promise<string> {
  const [row] = await query<{ moment: string }>('select clock_timestamp()::text as moment')
  await query('select pg_switch_wal()')
  return row?.moment ?? ''
}

/**
 * Restores one node to this time, in the way of the run book. PostgreSQL alone replays the log and
 * promotes itself, with archiving switched off. Patroni must not run, because it would replay the
 * log beyond this time. At the end, deletes the state of the cluster and the data of the other
 * nodes.
 */
export async function restoreTo(moment: string, node: DatabaseNode): Promise<void> {
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote']
  pgBackRest(node, 'restore', '--delta', ...target)
  const socket = join(foldersOf(node).lib, 'postgresql')
  const settings = [
    ...['archive_mode=off', "listen_addresses=''", "synchronous_standby_names=''"],
    `unix_socket_directories='${socket}'`,
  ]
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const log = join(socket, 'restore.log')
  runAsPostgres(node, `${BIN}/pg_ctl`, ...on(node), '-o', options, '-l', log, '-w', 'start')
  await until('the restored database has replayed all up to there', () => {
    const asked = ['-h', socket, '-Atc', 'select pg_is_in_recovery()', 'postgres']
    return runAsPostgres(node, 'psql', ...asked).trim() === 'f'
  })
  runAsPostgres(node, `${BIN}/pg_ctl`, ...on(node), '-m', 'fast', '-w', 'stop')
  await forgetCluster()
  for (const other of DATABASES) if (other !== node) rmSync(dataOf(other), { recursive: true })
}

async function forgetCluster(): Promise<void> {
  const url = `https://${addressOf('db1')}:2379/v2/keys/service/visa?recursive=true`
  await callAsDatabase(url, { method: 'DELETE' })
}

function pgBackRest(node: DatabaseNode, command: string, ...options: string[]): void {
  const settings = join(foldersOf(node).etc, 'pgbackrest.conf')
  const args = [`--config=${settings}`, '--stanza=visa', ...options, command]
  runAsPostgres(node, 'pgbackrest', ...args)
}

function runAsPostgres(node: DatabaseNode, ...command: string[]): string {
  const [enter, ...args] = [...onNode(node), ...AS_POSTGRES, ...command]
  return run(enter, args, { cwd: '/' })
}

function on(node: DatabaseNode): string[] {
  return ['-D', dataOf(node)]
}

function dataOf(node: DatabaseNode): string {
  return join(foldersOf(node).lib, 'postgresql/data')
}
