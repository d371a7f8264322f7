import { setTimeout as pause } from 'node:timers/promises'
import { renewDatabase, showsCertificate } from '../rig/certificates.ts'
import {
  findSynchronous,
  reloadDatabase,
  requirePrimary,
  startDatabase,
  switchOver,
} from '../rig/databases.ts'
import { emptyDisk, fillDisk } from '../rig/disks.ts'
import { plugIn, unplug } from '../rig/network.ts'
import { DATABASES } from '../rig/nodes.ts'
import { until } from '../rig/poll.ts'
import { signalNode, signalPostgres } from '../rig/programs.ts'
import type { Scenario } from './scenario.ts'

/**
 * The time for which the primary is away, in milliseconds. It is longer than the primary's lease.
 * Therefore another node becomes the primary.
 */
export const AWAY_MS = 30_000

export const PRIMARY: Scenario[] = [
  {
    name: 'kill-postgres',
    title: "kill the primary's PostgreSQL",
    play: async () => {
      signalPostgres(await requirePrimary(), 'SIGKILL')
      await pause(AWAY_MS)
      return undefined
    },
  },
  {
    name: 'kill-primary',
    title: 'kill the primary with all that runs there',
    play: async () => {
      const primary = await requirePrimary()
      signalNode(primary, 'SIGKILL')
      await pause(AWAY_MS)
      startDatabase(primary)
      return undefined
    },
  },
  {
    name: 'freeze-postgres',
    title: "freeze the primary's PostgreSQL",
    play: async () => {
      const primary = await requirePrimary()
      signalPostgres(primary, 'SIGSTOP')
      await pause(AWAY_MS)
      signalPostgres(primary, 'SIGCONT')
      return undefined
    },
  },
  {
    name: 'freeze-primary',
    title: 'freeze the primary with all that runs there',
    play: async () => {
      const primary = await requirePrimary()
      signalNode(primary, 'SIGSTOP')
      await pause(AWAY_MS)
      signalNode(primary, 'SIGCONT')
      return undefined
    },
  },
  {
    name: 'unplug-primary',
    title: 'unplug the primary',
    play: async () => {
      const primary = await requirePrimary()
      unplug(primary)
      await pause(AWAY_MS)
      plugIn(primary)
      return undefined
    },
  },
  {
    name: 'switch-over',
    title: 'switch over, as planned',
    play: async () => {
      await switchOverAsPlanned()
      return undefined
    },
  },
  {
    name: 'database-certificates',
    title: 'new certificates of the databases, and a switch-over with them',
    play: async () => {
      for (const node of DATABASES) {
        renewDatabase(node)
        await reloadDatabase(node)
        await until(`${node} shows the new certificate`, () => showsCertificate(node))
      }
      await switchOverAsPlanned()
      return undefined
    },
  },
  {
    name: 'full-disk',
    title: "fill the primary's disk, and empty it",
    play: async () => {
      const primary = await requirePrimary()
      fillDisk(primary)
      await pause(AWAY_MS)
      emptyDisk(primary)
      return undefined
    },
  },
]

async function switchOverAsPlanned(): Promise<void> {
  const candidate = await findSynchronous()
  if (!candidate) throw new Error('No standby is synchronous.')
  await switchOver(await requirePrimary(), candidate)
}
