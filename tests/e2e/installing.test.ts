import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Browser } from '#tests/support/browser/browser.ts'
import { createProfile, type Profile } from '#tests/support/browser/profile.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'

interface Picture {
  src: string
  sizes: string
  type: string
}

let app: TestApp
let profile: Profile
let browser: Browser
let page: Page

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  profile = createProfile()
  browser = await profile.open({ baseURL: app.url })
  page = await browser.openPage('/')
})
afterEach(async () => {
  await browser.close()
  profile.remove()
})

test('the browser finds nothing that is in the way of installing', async () => {
  const devtools = await browser.context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])

  const manifest = JSON.parse(data ?? '{}') as { icons: Picture[]; screenshots: Picture[] }
  const pictures = [...manifest.icons, ...manifest.screenshots]
  expect(pictures.length).toBeGreaterThanOrEqual(9)
  for (const { src, sizes, type } of pictures) {
    const answer = await page.request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
    if (sizes === 'any') continue
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      return `${String(picture.width)}x${String(picture.height)}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
})

test('every shortcut of the manifest leads to a screen', async () => {
  const { shortcuts } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { url: string }[]
  }
  for (const { url } of shortcuts) {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('heading', { name: '404' }).count()).toBe(0)
  }
})

const button = () => page.getByRole('button', { name: 'Install the app' })

test('a button to install appears when the browser offers it, and not again after a no', async () => {
  await page.getByRole('contentinfo').waitFor()
  await page.mouse.click(5, 5)
  await button().waitFor()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await button().waitFor({ state: 'detached' })

  await page.reload()
  await page.mouse.click(5, 5)
  await page.getByRole('contentinfo').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('installDismissed'))).toBe('yes')
  expect(await button().count()).toBe(0)
})

test('where only the menu of the browser can install, the app says how', async () => {
  await browser.context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    addEventListener('beforeinstallprompt', (event) => {
      event.stopImmediatePropagation()
    })
  })
  await page.reload()
  await page.getByText('To install the app, tap Share').waitFor()
})
