import { SettingRow } from '#api/accounts/setting-row.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { type Finding, green, red } from './finding.ts'

const BACKUP_MAX_MS = 26 * 60 * 60_000
const RESTORE_MAX_MS = 90 * DAY_MS

/**
 * Examines the age of the operator's last reports, by the commands `database backup-done` and `database
 * restore-tested`.
 */
export async function examineBackups({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<Finding[]> {
  const now = clock.now().getTime()
  const backup = await SettingRow.read(database, 'backup_done')
  const restore = await SettingRow.read(database, 'restore_tested')
  return [
    isYounger(backup, BACKUP_MAX_MS, now)
      ? green(`The last backup was stored safely at ${backup}`)
      : red(
          `No backup within 26 hours; ${describe(backup)}. See npm run visa -- database backup-done.`,
        ),
    isYounger(restore, RESTORE_MAX_MS, now)
      ? green(`A restore was last tested at ${restore}`)
      : red(
          `No restore was tested within 90 days; ${describe(restore)}. See npm run visa -- database restore-tested.`,
        ),
  ]
}

function isYounger(at: string | undefined, maxMs: number, now: number): at is string {
  return at !== undefined && now - Date.parse(at) <= maxMs
}

function describe(at: string | undefined): string {
  return at === undefined ? 'there never was one' : `the last was at ${at}`
}
