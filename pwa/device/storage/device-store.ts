import type { DeviceTables } from './device-tables.ts'

/** One person's storage in this browser: on disk, or in memory when the disk refuses. */
export interface DeviceStore extends DeviceTables {
  isOnDisk: boolean
  /** Runs the reads and writes of `work` as one transaction: no other tab writes in between. */
  atOnce<Result>(work: () => Promise<Result>): Promise<Result>
  /** Empties every table, then removes the database itself as soon as no other tab holds it. */
  wipe(): Promise<void>
}
