import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { test as journey } from './journey.ts'

interface Picture {
  src: string
  sizes: string
  type: string
}

const test = journey
  .extend('opening', ({ profile }) => ({ ...profile.opening, isWhole: true }))
  .extend('page', ({ browser }) => browser.openPage('/'))

test('the browser finds nothing that is in the way of installing', async ({ browser, page }) => {
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

test('every shortcut of the manifest leads to a screen', async ({ page }) => {
  const { shortcuts } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { url: string }[]
  }
  for (const { url } of shortcuts) {
    await page.goto(url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('heading', { name: '404' }).count()).toBe(0)
  }
})

const button = (page: Page) => page.getByRole('button', { name: 'Install the app' })

test('a button to install appears when the browser offers it, and not again after a no', async ({
  page,
}) => {
  await page.getByRole('contentinfo').waitFor()
  await page.mouse.click(5, 5)
  await button(page).waitFor()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await button(page).waitFor({ state: 'detached' })

  await page.reload()
  await page.mouse.click(5, 5)
  await page.getByRole('contentinfo').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('installDismissed'))).toBe('yes')
  expect(await button(page).count()).toBe(0)
})

test('where only the menu of the browser can install, the app says how', async ({
  browser,
  page,
}) => {
  await browser.context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    addEventListener('beforeinstallprompt', (event) => {
      event.stopImmediatePropagation()
    })
  })
  await page.reload()
  await page.getByText('To install the app, tap Share').waitFor()
})
