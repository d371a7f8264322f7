import type { ListedFile } from './worker-scope.ts'

const PREFIX = 'app '

interface Precache {
  has(path: string): boolean
  /**
   * Stores every file of the list in the cache. Copies the files that an earlier build has already
   * stored.
   */
  fill(): Promise<void>
  /**
   * Deletes the files of all builds except this build and the build before it. Pages of the build
   * before it may still be open.
   */
  removeOlder(): Promise<void>
  /**
   * Returns a file of this build. Returns undefined when the file is not in the list, or when the
   * browser has deleted it.
   */
  read(path: string): Promise<Response | undefined>
  /** Returns a file of any stored build. */
  readOld(path: string): Promise<Response | undefined>
  /** Returns the files of the list that are not in the cache. */
  findMissing(): Promise<string[]>
}

/** The number of downloads at the same time. More downloads would slow down the visible page. */
const AT_ONCE = 4

/** The names of these files contain the hash of their content. */
const NAMED_BY_CONTENT = /^\/assets\//

/**
 * Opens the files of one build. The browser checks each file by the hash of its content. During a
 * deployment, it therefore refuses a file of another build. An interrupted installation can
 * continue later, because a stored file is not loaded again.
 */
export function openPrecache(build: string, files: readonly ListedFile[]): Precache {
  const name = PREFIX + build
  const keys = new Map(files.map((file) => [toPath(file.url), keyOf(file)]))

  async function keep(file: ListedFile) {
    const cache = await caches.open(name)
    const key = keyOf(file)
    if (await cache.match(key)) return
    const known = await caches.match(key)
    await cache.put(key, known ?? (await download(file)))
  }

  async function read(path: string) {
    const key = keys.get(path)
    return key === undefined ? undefined : (await caches.open(name)).match(key)
  }

  return {
    has: (path) => keys.has(path),
    fill: async () => {
      const left = [...files]
      const keepOneByOne = async () => {
        for (let file = left.shift(); file; file = left.shift()) await keep(file)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, keepOneByOne))
    },
    removeOlder: async () => {
      const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== name)
      await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
    },
    read,
    readOld: (path) => caches.match(path, { ignoreSearch: true }),
    findMissing: async () => {
      const found = await Promise.all(
        [...keys.keys()].map(async (path) => [path, await read(path)]),
      )
      return found.flatMap(([path, response]) => (response ? [] : [path as string]))
    },
  }
}

function toPath(url: string): string {
  return `/${url}`.replace('//', '/')
}

/**
 * Returns the cache key of a file. The key of a code file is its plain address, because a browser
 * stores compiled code only under this address.
 */
function keyOf({ url, integrity }: ListedFile): string {
  const path = toPath(url)
  if (NAMED_BY_CONTENT.test(path)) return path
  return `${path}?${new URLSearchParams({ integrity }).toString()}`
}

async function download({ url, integrity }: ListedFile): Promise<Response> {
  const response = await fetch(toPath(url), {
    integrity,
    cache: 'no-cache',
    credentials: 'same-origin',
  })
  if (!response.ok) throw new Error(`${url} is missing on the server.`)
  return response
}
