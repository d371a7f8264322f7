import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createDeployment } from '#tests/support/browser/build-app.ts'
import { openPage, type EnginePage } from '#tests/support/browser/engines/page.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { ENGINES, expectWhole, PHONE, UNANSWERED } from './device.ts'

const BUILD = resolve(import.meta.dirname, '../../../dist')

/**
 * Builds the next version, and returns its folder. The next version is the same app with a changed
 * service worker.
 */
function buildNext(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visa-build-'))
  cpSync(BUILD, folder, { recursive: true })
  appendFileSync(join(folder, 'sw.js'), '\n// The next one.\n')
  return folder
}

async function askWorker(page: EnginePage, state: 'active' | 'waiting') {
  return page.evaluate(async (which) => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.[which]?.state
  }, state)
}

describe.each(ENGINES)('in %s a new version', (engine) => {
  test('is offered, and loads once when it is accepted', async ({ onTestFinished }) => {
    const next = buildNext()
    const deployment = createDeployment(BUILD)
    const app = await startTestApp({ applicationFolder: deployment.folder })
    const page = await openPage(engine, app.url)
    onTestFinished(async () => {
      await page.close()
      await app.close()
      deployment.remove()
      rmSync(next, { recursive: true })
    })
    await page.resize(...PHONE)
    await page.go('/')
    await page.until(async () => (await askWorker(page, 'active')) === 'activated')
    await page.until(() => page.evaluate(() => navigator.serviceWorker.controller !== null))

    deployment.deploy(next)
    await page.evaluate(async () => {
      Object.assign(window, { isOld: true })
      await (await navigator.serviceWorker.getRegistration())?.update()
    })
    await page.see('A new version is ready')
    // Waits for the waiting worker. WebKit announces the new version a moment before it tells the
    // page which worker is waiting.
    await page.until(async () => (await askWorker(page, 'waiting')) === 'installed')
    await expectWhole(page)
    await page.press('Load it now')
    await page.until(() => page.evaluate(() => !('isOld' in window)))
    // Checks only that no worker is waiting. The state of the active worker is useless here. If the
    // page loads during the activation, WebKit reports "activating" for ever.
    await page.until(async () => (await askWorker(page, 'waiting')) !== 'installed')
    await page.notSee('A new version is ready')
    const complaints = page.readComplaints()
    expect(complaints.filter((complaint) => !UNANSWERED.test(complaint))).toEqual([])
  })
})
