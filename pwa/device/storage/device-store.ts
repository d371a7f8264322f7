import type { DeviceTables } from './device-tables.ts'

/** The storage of one person in this browser: on disk, or in memory when the disk refuses. */
export interface DeviceStore extends DeviceTables {
  isOnDisk: boolean
  /** Runs the reads and writes of `work` as one transaction. No other tab can write in between. */
  atOnce<Result>(work: () => Promise<Result>): Promise<Result>
  /** Runs the reads of `work` as one transaction. Other reads do not wait for this transaction. */
  readAtOnce<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * Empties every table. Then deletes the database. The browser delays the deletion until no other
   * tab has the database open.
   */
  wipe(): Promise<void>
}
