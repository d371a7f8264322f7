import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listDevices } from '#contracts/presentation/calls.ts'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { openWallet, test as wallet, waitForPass } from './wallet-holder.ts'

const FROM_HOME_SCREEN = `Object.defineProperty(navigator, 'standalone', { value: true })`

const test = wallet
  /**
   * Opens the wallet in a second browser. This browser stands for the browser app of a phone.
   * `page` stands for the app on the home screen of the same phone.
   */
  .extend('browserPage', async ({ openBrowser, holder }) => {
    const page = await (await openBrowser()).openPage()
    await openWallet(page, holder)
    await waitForPass(page)
    return page
  })
  .extend('page', async ({ browser }) => {
    await browser.context.addInitScript(FROM_HOME_SCREEN)
    return browser.openPage()
  })

async function devicesInUse(page: Page) {
  const answer = await page.request.get(listDevices.path)
  return listDevices.answer.parse(await answer.json()).flatMap(({ name, endedAt }) => {
    return endedAt === null ? [name] : []
  })
}

test('the app that was installed opens at the wallet of whom it knows, and at the home page else', async ({
  holder,
  page,
}) => {
  const { start_url: start } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    start_url: string
  }
  await page.goto(start)
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await openWallet(page, holder)
  await page.goto(start)
  await page.waitForURL('/wallet')
})

describe('an app on the home screen', () => {
  test('says once that it starts empty, and leads to the wallet', async ({ holder, page }) => {
    const notice = page.getByText('This app starts empty')
    await signIn(page, holder, '/profile')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await notice.waitFor()
    await checkBothThemes(page)
    await page.getByRole('link', { name: 'Open your wallet' }).click()
    await waitForPass(page)
    await notice.waitFor({ state: 'detached' })
    await page.goto('/profile')
    await page.getByRole('contentinfo').waitFor()
    expect(await notice.count()).toBe(0)
  })

  test('takes no second place among the devices, once its holder says that it is the same phone', async ({
    holder,
    browserPage,
    page,
  }) => {
    await openWallet(page, holder)
    const question = page.getByText('Is this a phone that you used before?')
    await question.waitFor()
    expect(await devicesInUse(page)).toHaveLength(2)
    await checkBothThemes(page)
    await page.getByRole('button', { name: 'Yes, end it there' }).click()
    await page.getByRole('button', { name: 'End device' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await devicesInUse(page)).toEqual([expect.stringMatching(/^App on /)])
    const asked = await browserPage.request.get(listDevices.path)
    expect(asked.status()).toBe(401)

    await page.reload()
    await waitForPass(page)
    await page.getByRole('contentinfo').waitFor()
    expect(await question.count()).toBe(0)
  })

  test('ends nothing when its holder says that it is another phone, and asks no more', async ({
    holder,
    browserPage,
    page,
  }) => {
    await openWallet(page, holder)
    const no = page.getByRole('button', { name: 'No, another phone' })
    await no.click()
    await no.waitFor({ state: 'detached' })
    expect(await devicesInUse(page)).toHaveLength(2)
    expect(await devicesInUse(browserPage)).toHaveLength(2)
  })
})

test('a browser asks nothing of the kind', async ({ holder, browserPage, openBrowser }) => {
  const { openPage } = await openBrowser()
  const page = await openPage()
  await openWallet(page, holder)
  await waitForPass(page)
  await page.getByRole('contentinfo').waitFor()
  expect(await page.getByText('Is this a phone that you used before?').count()).toBe(0)
  expect(await devicesInUse(browserPage)).toHaveLength(2)
})
