import { afterEach, beforeEach } from 'vitest'
import { openBrowser } from '#tests/support/browser/browser.ts'
import { closeAfter } from '#tests/support/closing.ts'
import { serveGallery } from './serve-gallery.ts'

const VIEWPORT = { width: 1280, height: 860 }

/** Opens the gallery in Chromium for a file, without motion. Each test begins with the gallery just loaded. */
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
