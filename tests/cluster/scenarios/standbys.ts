import { setTimeout as pause } from 'node:timers/promises'
import { findSynchronous, requirePrimary, startDatabase, startEtcd } from '../rig/databases.ts'
import { DATABASES } from '../rig/nodes.ts'
import { signalNode, signalPostgres, stopOn } from '../rig/programs.ts'
import { AWAY_MS } from './primary.ts'
import type { Scenario } from './scenario.ts'

const BEHIND_MS = 5_000

export const STANDBYS: Scenario[] = [
  {
    name: 'kill-standby',
    title: 'kill the synchronous standby with all that runs there',
    play: async () => {
      const standby = await findSynchronous()
      if (!standby) throw new Error('No standby is synchronous.')
      signalNode(standby, 'SIGKILL')
      await pause(AWAY_MS)
      startDatabase(standby)
      return undefined
    },
  },
  {
    name: 'both-standbys',
    title: 'freeze both standbys',
    play: async () => {
      const standbys = await findStandbys()
      for (const node of standbys) signalPostgres(node, 'SIGSTOP')
      await pause(AWAY_MS)
      for (const node of standbys) signalPostgres(node, 'SIGCONT')
      return undefined
    },
  },
  {
    name: 'standbys-behind',
    title: 'freeze both standbys, kill the primary, thaw them',
    play: async () => {
      const primary = await requirePrimary()
      const standbys = await findStandbys()
      for (const node of standbys) signalPostgres(node, 'SIGSTOP')
      await pause(BEHIND_MS)
      signalNode(primary, 'SIGKILL')
      for (const node of standbys) signalPostgres(node, 'SIGCONT')
      await pause(AWAY_MS)
      startDatabase(primary)
      return undefined
    },
  },
  {
    name: 'etcd-minority',
    title: 'kill two of three etcd',
    play: async () => {
      const two = DATABASES.slice(0, 2)
      await Promise.all(two.map((node) => stopOn(node, 'etcd', 'SIGKILL')))
      await pause(AWAY_MS)
      for (const node of two) startEtcd(node)
      return undefined
    },
  },
]

async function findStandbys() {
  const primary = await requirePrimary()
  return DATABASES.filter((node) => node !== primary)
}
