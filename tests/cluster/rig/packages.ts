import { existsSync } from 'node:fs'
import { run } from './command.ts'

/** The programs of the cluster, and the Debian package of each. */
const PROGRAMS: Record<string, string> = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/pgbackrest': 'pgbackrest',
  '/usr/sbin/ip': 'iproute2',
  '/usr/bin/openssl': 'openssl',
}
/** Services that Debian starts after their installation, on a machine with systemd. */
const SERVICES = ['etcd', 'patroni', 'postgresql', 'haproxy', 'pgbouncer']

/**
 * Installs missing programs. Stops the services that the installation has started, because the
 * cluster starts its own.
 */
export function installPrograms(): void {
  const missing = Object.keys(PROGRAMS).filter((path) => !existsSync(path))
  if (missing.length === 0) return
  const packages = missing.map((path) => PROGRAMS[path] ?? '')
  process.stdout.write(`Installing ${packages.join(', ')} …\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update'], { env })
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  if (!existsSync('/run/systemd/system')) return
  run('systemctl', ['disable', '--now', ...SERVICES])
}
