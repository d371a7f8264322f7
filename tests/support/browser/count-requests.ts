import type { Page } from 'playwright-core'

/** A page waits for this time before it sends its less urgent requests. */
const LATER_MS = 5000
const LOOK_EVERY_MS = 100
const QUIET_LOOKS = 8

/**
 * Opens a path, and waits until no more requests follow. Returns the paths that the page has
 * requested from the network or from its worker.
 */
export async function listRequests(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  let underway = 0
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname)
    underway += 1
  })
  page.on('requestfinished', () => (underway -= 1))
  page.on('requestfailed', () => (underway -= 1))

  async function untilQuiet() {
    for (let looks = 0, seen = -1; looks < QUIET_LOOKS; looks += 1) {
      if (underway > 0 || asked.length !== seen) looks = 0
      seen = asked.length
      await new Promise((done) => setTimeout(done, LOOK_EVERY_MS))
    }
  }

  await page.clock.install()
  await page.goto(path)
  await untilQuiet()
  await page.clock.runFor(LATER_MS)
  await untilQuiet()
  return asked
}
