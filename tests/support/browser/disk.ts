import { forceCloseDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, vi } from 'vitest'

/** The error of WebKit after its storage process has ended. */
const LOST = ['Connection to Indexed Database server lost.', 'UnknownError'] as const
const REFUSED = ['Nothing is stored here.', 'SecurityError'] as const

let databases: IDBFactory
let fault: readonly [string, string] | null
const putting = vi.spyOn(IDBObjectStore.prototype, 'put')
const connections = new Set<IDBDatabase>()

// Dexie reads these two globals once, while its module loads.
vi.stubGlobal('IDBKeyRange', IDBKeyRange)
vi.stubGlobal('indexedDB', {
  open: (name: string, version?: number) => {
    if (fault) return refuseLater(new DOMException(...fault))
    const opening = databases.open(name, version)
    opening.addEventListener('success', () => connections.add(opening.result))
    return opening
  },
  deleteDatabase: (name: string) => databases.deleteDatabase(name),
  databases: () => databases.databases(),
  cmp: (one: unknown, other: unknown) => databases.cmp(one, other),
})

beforeEach(() => {
  databases = new IDBFactory()
  disk.heal()
})

/**
 * The storage of a browser. It is empty at the start of each test. Its functions imitate the
 * failures of real browsers.
 */
export const disk = {
  /** Cuts the connections to the databases. The data stays. */
  interrupt: () => {
    for (const connection of connections) forceCloseDatabase(connection as never)
    connections.clear()
  },
  /** Deletes all data, even while a page is open. */
  remove: () => {
    databases = new IDBFactory()
    disk.interrupt()
  },
  /** Ends the storage process. This page can never reach its data again. */
  lose: () => {
    fail(LOST)
    disk.interrupt()
  },
  /** Refuses to open any database. Some browsers do not let the site store anything. */
  refuse: () => {
    fail(REFUSED)
  },
  fill: () => {
    putting.mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    })
  },
  /** Ends all failures of the storage. The opening of a new page has the same effect. */
  heal: () => {
    fault = null
    putting.mockReset()
    connections.clear()
  },
  /** Waits until all earlier requests have their answers. */
  settle: async () => {
    const opening = databases.open('settled')
    await new Promise((done) => (opening.onsuccess = done))
    opening.result.close()
  },
  names: async () => (await databases.databases()).map(({ name }) => name),
}

function fail(how: readonly [string, string]) {
  fault = how
  // Dexie writes a warning for each database that the browser refuses to open.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

function refuseLater(error: DOMException): IDBOpenDBRequest {
  const request = { error, onerror: null as ((event: unknown) => void) | null }
  const event = { target: request, preventDefault: vi.fn(), stopPropagation: vi.fn() }
  setTimeout(() => request.onerror?.(event))
  return request as unknown as IDBOpenDBRequest
}
