import { expect, test as bare } from 'vitest'
import { openBrowser, type Browser, type Opening } from '#tests/support/browser/browser.ts'
import { createProfile } from '#tests/support/browser/profile.ts'
import { register, startKeptServer } from '#tests/support/browser/sign-in.ts'
import type { DatabaseKind, Server } from '#tests/support/server/server.ts'

const DESKTOP: Opening = { viewport: { width: 1280, height: 900 } }
/** Opens a browser that asks pages for reduced motion. */
export const STILL: Opening = { ...DESKTOP, reducedMotion: 'reduce' }

export type Site = Pick<Server, 'url' | 'dataDir'>

export interface Person {
  username: string
  userId: string
}

/**
 * The fixtures of an end-to-end test. A test starts only the fixtures that it names. A file can
 * replace a fixture with `test.extend('opening', { … })`.
 * Decision: `docs/decisions/33-rule-tested-once.md`.
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
  /**
   * Matches the errors and warnings that pages are allowed to log. This expression matches none.
   */
  .extend('forgiven', /(?!)/)
  /**
   * Opens one more browser, and closes it after the test. Without options, it is like the first
   * browser. The test fails if a page logs an error or a warning that `forgiven` does not match.
   */
  .extend('openBrowser', ({ server, opening, forgiven, onTestFinished }, { onCleanup }) => {
    const browsers: Browser[] = []
    onCleanup(async () => {
      for (const browser of browsers) await browser.close()
    })
    // This check is not in `onCleanup`. An error in `onCleanup` would stop Vitest from cleaning up
    // the fixtures that were opened earlier.
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

/**
 * Starts a separate server for a test file. Some files stop their server, count all rows or need
 * the samples.
 */
export async function startOwn(
  { database }: { database: DatabaseKind },
  { onCleanup }: { onCleanup: (cleanUp: () => Promise<void>) => void },
): Promise<Server> {
  const server = await startKeptServer(database)
  onCleanup(server.close)
  return server
}

export const testAlone = test.extend('server', { scope: 'file' }, startOwn)

/**
 * Returns the server that the end-to-end tests share. A test file with a server of its own does not
 * use it.
 */
function findServer(): Site {
  const { TEST_SERVER_URL: url, TEST_SERVER_FOLDER: dataDir } = process.env
  if (!url || !dataDir) throw new Error('No server was provided.')
  return { url, dataDir }
}

let people = 0

/** Returns a new username. No other test, retry or worker process uses this username. */
export function nameSomebody(): string {
  people += 1
  return `person-${String(process.pid)}-${String(people)}`
}
