import { setTimeout as pause } from 'node:timers/promises'
import { runAfterRestore, stopApp } from '../rig/apps.ts'
import { backUp, markMoment, restoreTo } from '../rig/backups.ts'
import { requirePrimary, startPatroni, stopDatabases, untilHealthy } from '../rig/databases.ts'
import { APPS, DATABASES } from '../rig/nodes.ts'
import { query } from '../rig/query.ts'
import type { Scenario } from './scenario.ts'

const BEFORE_MISHAP_MS = 5_000

export const RESTORE: Scenario = {
  name: 'restore',
  title: 'delete every verification, and restore to the moment before',
  play: async ({ chain, startApp }) => {
    const primary = await requirePrimary()
    backUp(primary)
    await pause(BEFORE_MISHAP_MS)
    const keptUntil = Date.now()
    const moment = await markMoment()
    await pause(BEFORE_MISHAP_MS)
    await query('truncate verification_logs')
    await query('select pg_switch_wal()')

    await Promise.all(APPS.map((node) => stopApp(node)))
    await stopDatabases()
    await restoreTo(moment, primary)
    startPatroni(primary)
    await requirePrimary()
    for (const node of DATABASES) if (node !== primary) startPatroni(node)
    await untilHealthy()
    runAfterRestore(chain)
    for (const node of APPS) startApp(node)
    return { keptUntil }
  },
}
