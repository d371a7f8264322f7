import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openVerdict, readStamp } from './verify-page.ts'
import { readShownCode, test as onPhone, tokenOf } from './wallet-holder.ts'
import { signIn } from '#tests/support/browser/sign-in.ts'

const BLOCKED = 2

/** Opens a browser with Chromium's setting "Don't allow sites to save data on your device". */
const test = onPhone
  .extend('forgiven', /Dexie: Workaround/)
  .extend('blocked', async ({ profile, openBrowser }) => {
    mkdirSync(join(profile.folder, 'Default'), { recursive: true })
    const settings = { profile: { default_content_setting_values: { cookies: BLOCKED } } }
    writeFileSync(join(profile.folder, 'Default', 'Preferences'), JSON.stringify(settings))
    const browser = await openBrowser({ ...profile.opening, isWhole: true })
    const page = await browser.openPage()
    await page.goto('/privacy')
    const refusal = await page.evaluate(() => {
      try {
        return String(localStorage.length)
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(refusal).toBe('SecurityError')
    return page
  })

test('a browser that blocks site data checks a code', async ({ blocked, holder, page }) => {
  await signIn(page, holder, '/wallet')
  await page.getByRole('button', { name: 'Show QR' }).click()
  const token = tokenOf(await readShownCode(page))

  await openVerdict(blocked, token)
  expect(await readStamp(blocked)).toEqual(['valid', 'live'])
})

test('it wakes each page, and says why nobody can sign in or pay', async ({ blocked: page }) => {
  for (const path of ['/', '/practice-test', '/verify', '/auth', '/checkout']) {
    await page.goto(path)
    await page.locator('main :is(button, input):not([inert], [inert] *)').first().waitFor()
    const isSaid = ['/auth', '/checkout'].includes(path)
    expect(await page.getByText('This browser blocks cookies').count(), path).toBe(isSaid ? 1 : 0)
  }
})
