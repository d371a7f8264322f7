import type { ListedFile } from './worker-scope.ts'

const PREFIX = 'app '

interface Precache {
  has(path: string): boolean
  /** Fills the cache with every file of the list. Files from an earlier build are copied. */
  fill(): Promise<void>
  /** Removes all builds except this one and the one before, whose pages may still be open. */
  removeOlder(): Promise<void>
  /** A file of this build; undefined when it is not in the list, or when the browser has removed it. */
  read(path: string): Promise<Response | undefined>
  /** A file of any stored build. */
  readOld(path: string): Promise<Response | undefined>
  /** The files of the list that the cache lacks. */
  findMissing(): Promise<string[]>
}

/** More at a time would slow down the connection for the visible page. */
const AT_ONCE = 4

/** The names of these files contain the hash of their content. */
const NAMED_BY_CONTENT = /^\/assets\//

/**
 * The files of one build, each stored under the hash of its content. During a deployment a file of another
 * build is refused. A broken installation continues where it stopped.
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

/** Code is stored under its own address: only there a browser can store its compiled form. */
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
