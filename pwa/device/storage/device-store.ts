import type { DeviceTables } from './device-tables.ts'

/** What one person keeps in this browser: on disk, or in memory where the disk is refused. */
export interface DeviceStore extends DeviceTables {
  isOnDisk: boolean
  /** Reads and writes of `work` happen as one: nothing of another tab comes between them. */
  atOnce<Result>(work: () => Promise<Result>): Promise<Result>
  /** Empties every table, then removes the database itself as soon as no other tab holds it. */
  wipe(): Promise<void>
}
