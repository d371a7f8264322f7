import type { Table } from 'dexie'
import type { DeviceKeyRow, KeptRow, OutboxRow, PassRow, QueryRow, VaultRow } from './database.ts'
import { DeviceDatabase } from './database.ts'
import { isKept } from './kept-mark.ts'
import { createMemoryTable, type DeviceTable } from './memory-table.ts'
import { readStorageState, reportStorage } from './storage-state.ts'
import { StorageError } from './storage-error.ts'
import type { DeviceStore } from './device-store.ts'

const TABLE_NAMES = [
  'queries',
  'deviceKeys',
  'passes',
  'vault',
  'trust',
  'content',
  'outbox',
  'answers',
  'progress',
  'checklists',
] as const

/** On disk where the browser lets us, otherwise in memory. */
export async function openDurableStore(owner: string, name: string): Promise<DeviceStore> {
  const database = new DeviceDatabase(name)
  watch(database, owner)
  const isOpen = await database.open().then(
    () => true,
    () => false,
  )
  if (isOpen) return createDurableStore(database)
  reportStorage({ isMemoryOnly: true })
  return createMemoryStore()
}

function watch(database: DeviceDatabase, owner: string) {
  // Answering false keeps Dexie from its own answer, which opens the database again.
  database.on('versionchange', ({ newVersion }) => {
    database.close({ disableAutoOpen: newVersion !== null })
    if (newVersion !== null) reportStorage({ isOutdated: true })
    return false
  })
  // The connection was cut from outside. What was kept is usually gone, and Dexie opens an empty one.
  database.on('close', () => {
    if (isKept(owner)) reportStorage({ wasCleared: true })
  })
}

function createDurableStore(database: DeviceDatabase): DeviceStore {
  const run = <Result>(work: () => PromiseLike<Result>) => attempt(database, work)
  const guard = <Row>(table: Table<Row, string>): DeviceTable<Row> => ({
    get: (key) => run(() => table.get(key)),
    put: (row) => run(() => table.put(row)),
    bulkPut: (rows) => run(() => table.bulkPut(rows)),
    delete: (key) => run(() => table.delete(key)),
    toArray: () => run(() => table.toArray()),
    clear: () => run(() => table.clear()),
  })
  return {
    isOnDisk: true,
    queries: guard(database.queries),
    deviceKeys: guard(database.deviceKeys),
    passes: guard(database.passes),
    vault: guard(database.vault),
    trust: guard(database.trust),
    content: guard(database.content),
    outbox: guard(database.outbox),
    answers: guard(database.answers),
    progress: guard(database.progress),
    checklists: guard(database.checklists),
    atOnce: (work) => run(() => database.transaction('rw', database.tables, work)),
    wipe: async () => {
      await run(() =>
        database.transaction('rw', database.tables, async () => {
          await Promise.all(database.tables.map((table) => table.clear()))
        }),
      )
      await database.delete()
    },
  }
}

function createMemoryStore(): DeviceStore {
  const byId = ({ id }: { id: string }) => id
  const store = {
    queries: createMemoryTable<QueryRow>(({ key }) => key),
    deviceKeys: createMemoryTable<DeviceKeyRow>(byId),
    passes: createMemoryTable<PassRow>(({ credentialId }) => credentialId),
    vault: createMemoryTable<VaultRow>(byId),
    trust: createMemoryTable<KeptRow>(byId),
    content: createMemoryTable<KeptRow>(byId),
    outbox: createMemoryTable<OutboxRow>(byId),
    answers: createMemoryTable<KeptRow>(byId),
    progress: createMemoryTable<KeptRow>(byId),
    checklists: createMemoryTable<KeptRow>(byId),
  }
  return {
    ...store,
    isOnDisk: false,
    atOnce: (work) => work(),
    wipe: async () => {
      await Promise.all(TABLE_NAMES.map((name) => store[name].clear()))
    },
  }
}

const LOST = new Set(['UnknownError', 'DatabaseClosedError', 'InvalidStateError'])

/** Makes room once when the disk is full, opens once more when the browser lost the database. */
async function attempt<Result>(
  database: DeviceDatabase,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isQuotaError(error)) return retry(() => database.content.clear(), work, { isFull: true })
    if (!isNamed(error, LOST) || readStorageState().isOutdated) {
      throw new StorageError('The browser could not store or read.', { cause: error })
    }
    return retry(() => reopen(database), work, { isLost: true })
  }
}

async function retry<Result>(
  remedy: () => PromiseLike<unknown>,
  work: () => PromiseLike<Result>,
  trouble: { isFull: true } | { isLost: true },
): Promise<Result> {
  try {
    await remedy()
    return await work()
  } catch (error) {
    reportStorage(trouble)
    throw new StorageError('The browser could not store or read.', { cause: error })
  }
}

async function reopen(database: DeviceDatabase) {
  database.close({ disableAutoOpen: false })
  await database.open()
}

/** Dexie hides a full disk inside an `AbortError`. */
function isQuotaError(error: unknown): boolean {
  const quota = new Set(['QuotaExceededError'])
  if (!(error instanceof Error)) return false
  return isNamed(error, quota) || ('inner' in error && isNamed(error.inner, quota))
}

function isNamed(error: unknown, names: ReadonlySet<string>): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  return typeof error.name === 'string' && names.has(error.name)
}
