import type { DeviceKeyRow, KeptRow, OutboxRow, PassRow, QueryRow, VaultRow } from './database.ts'
import type { DeviceTable } from './memory-table.ts'

/** What one person keeps in this browser: on disk, or in memory where the disk is refused. */
export interface DeviceStore {
  isOnDisk: boolean
  queries: DeviceTable<QueryRow>
  deviceKeys: DeviceTable<DeviceKeyRow>
  passes: DeviceTable<PassRow>
  vault: DeviceTable<VaultRow>
  trust: DeviceTable<KeptRow>
  content: DeviceTable<KeptRow>
  outbox: DeviceTable<OutboxRow>
  answers: DeviceTable<KeptRow>
  progress: DeviceTable<KeptRow>
  checklists: DeviceTable<KeptRow>
  /** Reads and writes of `work` happen as one: nothing of another tab comes between them. */
  atOnce<Result>(work: () => Promise<Result>): Promise<Result>
  /** Empties every table, then removes the database itself as soon as no other tab holds it. */
  wipe(): Promise<void>
}
