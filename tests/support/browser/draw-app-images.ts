import { readFileSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { startServer } from '#tests/support/server/server.ts'
import { openBrowser } from './browser.ts'

/**
 * Draws the images that the web app manifest names. It uses the seal in `icon.svg`, and screenshots
 * of the app. Run it after a change of the seal or of these screens: `node --import tsx
 * tests/support/browser/draw-app-images.ts`.
 */
const PUBLIC = resolve(import.meta.dirname, '../../../pwa/public')
const PAPER = '#faf8f3'
/**
 * The mask of a launcher can cut off everything outside a circle. The diameter of this circle is 80
 * % of the icon's size.
 */
const MASKABLE_SCALE = 0.8

interface Icon {
  file: string
  size: number
  scale?: number
  ground?: string
  ink?: string
}

const ICONS: Icon[] = [
  { file: 'any-192.png', size: 192 },
  { file: 'any-512.png', size: 512 },
  { file: 'maskable-192.png', size: 192, scale: MASKABLE_SCALE, ground: PAPER },
  { file: 'maskable-512.png', size: 512, scale: MASKABLE_SCALE, ground: PAPER },
  { file: 'monochrome-512.png', size: 512, scale: MASKABLE_SCALE, ink: '#000000' },
  { file: 'apple-touch-180.png', size: 180, scale: 0.88, ground: PAPER },
]

const SCREENSHOTS = [
  { file: 'home-wide.png', path: '/', width: 1280, height: 800 },
  { file: 'home-narrow.png', path: '/', width: 390, height: 844 },
  { file: 'practice-narrow.png', path: '/practice-test', width: 390, height: 844 },
  { file: 'verify-narrow.png', path: '/verify', width: 390, height: 844 },
]

async function drawIcon(page: Page, { file, size, scale = 1, ground, ink }: Icon) {
  const seal = readFileSync(`${PUBLIC}/icon.svg`, 'utf8')
  const alone = ground === undefined && ink === undefined ? seal : seal.replace(/<rect[^>]*>/, '')
  const inked = ink === undefined ? alone : alone.replace(/stroke="#[^"]*"/, `stroke="${ink}"`)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground ?? 'transparent'}">
       <div style="width:${String(scale * 100)}%;line-height:0">${inked}</div>`,
  )
  await page.screenshot({ path: `${PUBLIC}/icons/${file}`, omitBackground: true })
}

async function drawScreenshots(page: Page, url: string) {
  for (const { file, path, width, height } of SCREENSHOTS) {
    await page.setViewportSize({ width, height })
    await page.goto(url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `${PUBLIC}/screenshots/${file}` })
  }
}

for (const folder of ['icons', 'screenshots']) mkdirSync(`${PUBLIC}/${folder}`, { recursive: true })
const browser = await openBrowser()
const page = await browser.openPage()
for (const icon of ICONS) await drawIcon(page, icon)
if (process.argv.includes('--icons-only')) {
  await browser.close()
} else {
  const server = await startServer()
  await drawScreenshots(page, server.url)
  await server.close()
  await browser.close()
}
