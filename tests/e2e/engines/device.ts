import { expect } from 'vitest'
import { openPage, type EnginePage } from '#tests/support/browser/engines/page.ts'
import type { Engine } from '#tests/support/browser/engines/window.ts'
import { startOwn } from '../journey.ts'
import { countPasses, test as onPhone } from '../wallet-holder.ts'

/**
 * Each test of this folder runs in these engines. The tests of the parent folder run in Chromium.
 */
export const ENGINES: Engine[] = ['webkit', 'firefox']

/**
 * Matches the messages that an engine logs about a request without an answer. The server was
 * stopped, or the browser left the page.
 */
export const UNANSWERED =
  /NetworkError|font: download failed|Could not connect|Load failed|due to access control checks|Importing a module script failed|error loading dynamically imported module|Unable to preload CSS|A ServiceWorker intercepted the request/

export const PHONE = [390, 844] as const
export const DESKTOP = [1280, 900] as const

/** Gives each file its own server, and each test a new browser. */
export const test = onPhone
  .extend('server', { scope: 'file' }, startOwn)
  /** The only errors and warnings that pages are allowed to log. */
  .extend('forgiven', UNANSWERED)
  .extend('open', ({ server, forgiven, onTestFinished }) => async (engine: Engine) => {
    const page = await openPage(engine, server.url)
    reportVersion(page)
    onTestFinished(async () => {
      const complaints = page.readComplaints()
      await page.close()
      const { exitCode, signalCode } = server.process
      if (exitCode !== null || signalCode !== null) await server.restart()
      expect(complaints.filter((complaint) => !forgiven.test(complaint))).toEqual([])
    })
    await page.resize(...PHONE)
    return page
  })
  /** A person with premium access. */
  .extend('learner', async ({ issuer, person }) => {
    const path = `/api/admin/users/${person.userId}/premium`
    await issuer.admin.post(path, { hasPremiumAccess: true })
    return person
  })

const told = new Set<string>()

function reportVersion({ version }: EnginePage) {
  if (!told.has(version)) process.stdout.write(`${version}\n`)
  told.add(version)
}

/**
 * Waits until the service worker controls the page, and until the device has stored all data that
 * its user needs without a connection.
 */
export async function waitForWorker(page: EnginePage) {
  await page.until(() =>
    page.evaluate(() => ![null, 'visitor'].includes(localStorage.getItem('offlineReady'))),
  )
}

/**
 * Expects three things:
 * - Nothing scrolls sideways.
 * - An open dialog or menu is inside the window.
 * - The content of a dialog or menu is inside its box.
 */
export async function expectWhole(page: EnginePage) {
  // Repeats the check, because a component that is still loading can move the boxes.
  await expect.poll(() => page.inPage('findFaults')).toEqual([])
}

/**
 * Waits until this device has stored a pass. A device with a pass can make codes without a
 * connection.
 */
export async function waitForPass(page: EnginePage) {
  await page.until(async () => (await page.evaluate(countPasses)) > 0)
}
