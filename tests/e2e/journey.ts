import { expect, test as bare } from 'vitest'
import { openBrowser, type Browser, type Opening } from '#tests/support/browser/browser.ts'
import { createProfile } from '#tests/support/browser/profile.ts'
import { register, startKeptServer } from '#tests/support/browser/sign-in.ts'
import type { DatabaseKind, Server } from '#tests/support/server/server.ts'

const DESKTOP: Opening = { viewport: { width: 1280, height: 900 } }
/** For browsers without animation. */
export const STILL: Opening = { ...DESKTOP, reducedMotion: 'reduce' }

export type Site = Pick<Server, 'url' | 'dataDir'>

export interface Person {
  username: string
  userId: string
}

/**
 * The fixtures of a journey. Only those that it names are started. A kind of scene, or a file, replaces
 * a fixture by `test.extend('opening', { … })`.
 */
export const test = bare
  .extend('database', { scope: 'file' }, 'postgres' as DatabaseKind)
  .extend('server', { scope: 'file' }, findServer)
  .extend('registerPerson', { scope: 'file' }, ({ server }) => async (): Promise<Person> => {
    const username = nameSomebody()
    return { username, userId: await register(server.url, username) }
  })
  .extend('person', ({ registerPerson }) => registerPerson())
  .extend('profile', ({ onTestFinished }) => {
    const profile = createProfile()
    onTestFinished(profile.remove)
    return profile
  })
  .extend('opening', DESKTOP)
  /** The only complaints that pages may have. */
  .extend('forgiven', /(?!)/)
  /**
   * Opens one more browser, by default of the same kind. It is closed at the end, and must have no
   * complaints.
   */
  .extend('openBrowser', ({ server, opening, forgiven, onTestFinished }, { onCleanup }) => {
    const browsers: Browser[] = []
    onCleanup(async () => {
      for (const browser of browsers) await browser.close()
    })
    // A failure in the cleanup itself would prevent the next try.
    onTestFinished(() => {
      const complaints = browsers.flatMap((browser) => browser.complaints)
      expect(complaints.filter((complaint) => !forgiven.test(complaint))).toEqual([])
    })
    return async (given: Opening = opening) => {
      const browser = await openBrowser({ baseURL: server.url, ...given })
      browsers.push(browser)
      return browser
    }
  })
  .extend('browser', ({ openBrowser }) => openBrowser())
  .extend('page', ({ browser }) => browser.openPage())

/** A separate server for a file that stops its server, counts everything or needs the samples. */
export async function startOwn(
  { database }: { database: DatabaseKind },
  { onCleanup }: { onCleanup: (cleanUp: () => Promise<void>) => void },
): Promise<Server> {
  const server = await startKeptServer(database)
  onCleanup(server.close)
  return server
}

export const testAlone = test.extend('server', { scope: 'file' }, startOwn)

/** The server that all journeys share. */
function findServer(): Site {
  const { TEST_SERVER_URL: url, TEST_SERVER_FOLDER: dataDir } = process.env
  if (!url || !dataDir) throw new Error('No server was provided.')
  return { url, dataDir }
}

let people = 0

/** A name that no other person, earlier try or other worker uses. */
export function nameSomebody(): string {
  people += 1
  return `person-${String(process.pid)}-${String(people)}`
}
