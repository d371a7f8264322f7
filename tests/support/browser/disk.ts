import { forceCloseDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, vi } from 'vitest'

/** What a browser answers, in the words of WebKit, when the process of its storage has ended. */
const LOST = ['Connection to Indexed Database server lost.', 'UnknownError'] as const
const REFUSED = ['Nothing is stored here.', 'SecurityError'] as const

let databases: IDBFactory
let fault: readonly [string, string] | null
const putting = vi.spyOn(IDBObjectStore.prototype, 'put')
const connections = new Set<IDBDatabase>()

// Dexie takes them when it is loaded, once in a file.
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

/** A browser's disk, empty for each test, and the ways in which browsers lose what it has. */
export const disk = {
  /** The connections are cut, and all is there. */
  interrupt: () => {
    for (const connection of connections) forceCloseDatabase(connection as never)
    connections.clear()
  },
  /** All of it, also under an open page. */
  remove: () => {
    databases = new IDBFactory()
    disk.interrupt()
  },
  /** The process of the storage ends: this page never reaches it again. */
  lose: () => {
    fail(LOST)
    disk.interrupt()
  },
  /** As where nothing may be stored. */
  refuse: () => {
    fail(REFUSED)
  },
  fill: () => {
    putting.mockImplementation(() => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    })
  },
  /** As another page finds it. */
  heal: () => {
    fault = null
    putting.mockReset()
    connections.clear()
  },
  /** What was asked of it before is answered. */
  settle: async () => {
    const opening = databases.open('settled')
    await new Promise((done) => (opening.onsuccess = done))
    opening.result.close()
  },
  names: async () => (await databases.databases()).map(({ name }) => name),
}

function fail(how: readonly [string, string]) {
  fault = how
  // Dexie writes of each opening that a browser refuses.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

function refuseLater(error: DOMException): IDBOpenDBRequest {
  const request = { error, onerror: null as ((event: unknown) => void) | null }
  const event = { target: request, preventDefault: vi.fn(), stopPropagation: vi.fn() }
  setTimeout(() => request.onerror?.(event))
  return request as unknown as IDBOpenDBRequest
}
