import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, type EnginePage } from '#tests/support/browser/engines/page.ts'
import { serveGallery } from './gallery/serve-gallery.ts'

const COLUMN_PX = 150
const TEXT_BELOW = 140

let gallery: Awaited<ReturnType<typeof serveGallery>>
let page: EnginePage

beforeAll(async () => {
  gallery = await serveGallery()
  page = await openPage('webkit', gallery.url)
  await page.resize(390, 844)
  await page.go('/')
  await page.see('Gallery')
})

afterAll(async () => {
  await page.close()
  await gallery.close()
})

/**
 * Counts the dark pixels in the left half of the date field with this label. The left half shows
 * the day of the month.
 */
async function countText(label: string): Promise<number> {
  const box = await page.evaluate((name) => {
    const labels = [...document.querySelectorAll('label')]
    const input = labels.find(({ textContent }) => textContent.startsWith(name))?.control
    input?.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = input?.getBoundingClientRect() ?? new DOMRect()
    return { left: left + 4, top: top + 4, width: width / 2, height: height - 8 }
  }, label)
  const { data, width } = PNG.sync.read(await page.picture())
  let dots = 0
  for (let y = Math.ceil(box.top); y < box.top + box.height; y++)
    for (let x = Math.ceil(box.left); x < box.left + box.width; x++)
      if ((data[4 * (y * width + x)] ?? 255) < TEXT_BELOW) dots += 1
  return dots
}

test('in WebKit a date that is empty shows no day, and one that is set does', async () => {
  expect(await countText('Issue Date')).toBeGreaterThan(20)
  expect(await countText('Expiry Date')).toBe(0)
})

test('in WebKit a stamp in a list of stamps is no wider than its column', async () => {
  const sizes = await page.evaluate((columnWidth) => {
    const list = document.createElement('ul')
    list.style.cssText = `display: grid; grid-template-columns: repeat(2, ${String(columnWidth)}px)`
    for (const stamp of document.querySelectorAll('[data-verdict]')) {
      const item = document.createElement('li')
      item.style.cssText = 'display: grid; align-content: start'
      item.append(
        stamp.cloneNode(true),
        'What a stamp means, in some more words than one line holds.',
      )
      list.append(item)
    }
    document.body.append(list)
    return [...list.children].map((item) => item.scrollWidth)
  }, COLUMN_PX)
  expect(sizes.length).toBeGreaterThan(1)
  // The stamp is slightly rotated, so it may be a tenth wider than the column.
  expect(Math.max(...sizes)).toBeLessThan(COLUMN_PX * 1.1)
})
