import { afterEach, beforeEach } from 'vitest'
import { openBrowser } from '#tests/support/browser/browser.ts'
import { closeAfter } from '#tests/support/closing.ts'
import { serveGallery } from './serve-gallery.ts'

const VIEWPORT = { width: 1280, height: 860 }

/**
 * Opens the gallery in Chromium with reduced motion. All tests of a file share it, and each test
 * begins with a new load of the page.
 */
export async function openGallery() {
  const { url, close } = await serveGallery()
  closeAfter(close)
  const browser = await openBrowser({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  closeAfter(browser.close)
  const page = await browser.openPage()

  beforeEach(async () => {
    browser.complaints.length = 0
    await page.setViewportSize(VIEWPORT)
    await page.goto(url)
    await page.getByRole('heading', { name: 'Gallery' }).waitFor()
  })
  afterEach(() => page.clock.resume())
  return { url, browser, page }
}
