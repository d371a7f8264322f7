import { Dexie, type Table } from 'dexie'
import { settleWithin } from '#pwa/ui/settle-within.ts'
import { hasLeft } from '#pwa/session/kept-user.ts'
import type { DeviceStore } from './device-store.ts'
import { buildTables, TABLES, type DeviceTable } from './device-tables.ts'
import { isKept } from './kept-mark.ts'
import { createMemoryTable } from './memory-table.ts'
import { readStorageState, reportStorage } from './storage-state.ts'
import { StorageError } from './storage-error.ts'

/** Opens the store on disk. Returns a store in memory when the browser refuses. */
export async function openDurableStore(owner: string, name: string): Promise<DeviceStore> {
  const database = new Dexie(name)
  // Keep the version at 1, and only add tables to `TABLES`. Dexie then creates missing tables
  // itself, and a tab with an older version of the app can still open the database.
  database.version(1).stores(TABLES)
  watch(database, owner)
  const isOpen = await database.open().then(
    () => true,
    () => false,
  )
  if (isOpen) return createDurableStore(database, owner)
  // The disk has not refused: only the connection to it is lost. A new page can read the data
  // again, so this page must not continue with a store in memory.
  if (readStorageState().isLost) throw new Error('The connection to the disk is lost.')
  reportStorage({ isMemoryOnly: true })
  return createMemoryStore()
}

function watch(database: Dexie, owner: string) {
  // Dexie calls this handler when another tab changes or deletes the database. The returned false
  // stops Dexie's own reaction, which would open the database again.
  database.on('versionchange', ({ newVersion }) => {
    database.close({ disableAutoOpen: newVersion !== null || hasLeft(owner) })
    if (newVersion !== null) reportStorage({ isOutdated: true })
    return false
  })
  // A deletion may wait until another tab closes its connection. This is no fault: `wipe` limits
  // the wait and reports a longer one. The returned false stops Dexie's own warning.
  database.on('blocked', () => false)
  // Listens on the browser's own connection, at each opening. Dexie's `close` event would also fire
  // when the app itself closes the database.
  database.on(
    'ready',
    () => {
      database.backendDB().addEventListener('close', () => void reportWhyCut(database.name, owner))
    },
    true,
  )
}

/**
 * Reports why the browser closed the connection: it has deleted the data, or it cannot reach the
 * data. A phone may end the process behind the storage of a page that stays open. If the data is
 * still there, reports nothing, because the next read or write opens the database again.
 */
async function reportWhyCut(name: string, owner: string) {
  const loaded = await import('./find-database.ts').catch(() => null)
  const found = loaded ? await loaded.findDatabase(name, 'queries') : 'unreachable'
  if (found === 'unreachable') reportStorage({ isLost: true })
  if (found === 'gone' && isKept(owner)) reportStorage({ wasCleared: true })
}

function createDurableStore(database: Dexie, owner: string): DeviceStore {
  const run = <Result>(work: () => PromiseLike<Result>) => attempt(database, owner, work)
  const guard = (table: Table<unknown, string>): DeviceTable<unknown> => ({
    get: (key) => run(() => table.get(key)),
    put: (row) => run(() => table.put(row)),
    bulkPut: (rows) => run(() => table.bulkPut(rows)),
    delete: (key) => run(() => table.delete(key)),
    toArray: () => run(() => table.toArray()),
    clear: () => run(() => table.clear()),
  })
  return {
    ...buildTables((name) => guard(database.table(name))),
    isOnDisk: true,
    atOnce: (work) => run(() => database.transaction('rw', database.tables, work)),
    readAtOnce: (work) => run(() => database.transaction('r', database.tables, work)),
    wipe: async () => {
      // Empties the tables first, because another tab may delay the deletion of the database. This
      // step fails when the browser is already deleting the tables because of the server's
      // `Clear-Site-Data`.
      await database
        .transaction('rw', database.tables, async () => {
          await Promise.all(database.tables.map((table) => table.clear()))
        })
        .catch(() => undefined)
      await settleWithin(DELETE_WITHIN_MS, database.delete()).catch((cause: unknown) => {
        throw new StorageError('The browser did not remove the database.', { cause })
      })
    },
  }
}

/**
 * The time limit for the deletion of the empty database. A frozen tab may delay the deletion, but must not
 * delay the log-out.
 */
const DELETE_WITHIN_MS = 500

function createMemoryStore(): DeviceStore {
  const tables = buildTables((_, key) => createMemoryTable<Record<string, unknown>>(key))
  return {
    ...tables,
    isOnDisk: false,
    atOnce: (work) => work(),
    readAtOnce: (work) => work(),
    wipe: async () => {
      await Promise.all(
        Object.values<Pick<DeviceTable<unknown>, 'clear'>>(tables).map((table) => table.clear()),
      )
    },
  }
}

const LOST = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'UnknownError',
])

/**
 * Runs `work`. After a failure, applies a remedy and runs `work` once more. When the disk is full,
 * the remedy deletes the learning content. When the connection was lost, the remedy opens the
 * database again.
 */
async function attempt<Result>(
  database: Dexie,
  owner: string,
  work: () => PromiseLike<Result>,
): Promise<Result> {
  // A read or a write would create the deleted database again. Its name contains the id of the
  // person who logged out.
  if (hasLeft(owner)) throw new StorageError('This person has left.')
  try {
    return await work()
  } catch (error) {
    if (isQuotaError(error))
      return retry(() => database.table('content').clear(), work, { isFull: true })
    if (!isNamed(error, LOST) || readStorageState().isOutdated || hasLeft(owner)) {
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

async function reopen(database: Dexie) {
  database.close({ disableAutoOpen: false })
  // The first try fails while the browser is still deleting the old data.
  await database.open().catch(() => database.open())
}

/** Dexie reports a full disk as an `AbortError`, with the real error in `inner`. */
function isQuotaError(error: unknown): boolean {
  const quota = new Set(['QuotaExceededError'])
  if (!(error instanceof Error)) return false
  return isNamed(error, quota) || ('inner' in error && isNamed(error.inner, quota))
}

function isNamed(error: unknown, names: ReadonlySet<string>): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  return typeof error.name === 'string' && names.has(error.name)
}
