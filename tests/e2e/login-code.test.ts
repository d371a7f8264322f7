import { expect } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { logIn } from '#tests/support/browser/sign-in.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { readLoginCodes } from '#tests/support/server/mail.ts'
import { PRODUCTION } from '#tests/support/server/production.ts'
import { test as plain } from './journey.ts'

/**
 * Runs the app with the rules of production. The app keeps the http address of the test server,
 * because a test browser can open this address.
 */
const test = plain
  .extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
    const app = await startTestApp({
      env: { SESSION_KEYS: PRODUCTION.SESSION_KEYS },
      services: ({ env }) => ({ env: { ...env, isProduction: true } }),
    })
    onCleanup(app.close)
    await app.buildAdmin()
    return app
  })
  .extend('address', { scope: 'file' }, ({ app }) => app.url.replace('127.0.0.1', 'localhost'))

const CODE = 'Code from our mail'

test('a holder in a new browser enters the code of the newest mail, and none there later', async ({
  app,
  address,
  page,
}) => {
  const { username, email } = await app.buildUser()
  const person = { username, password: PASSWORD }
  await page.goto(`${address}/auth?next=/profile`)
  await logIn(page, person)
  const field = page.getByLabel(CODE)
  await field.waitFor()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await checkBothThemes(page)

  const [former = ''] = await readLoginCodes(app, email)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await page.getByText('A new code is on its way.').waitFor()
  await field.fill(former)
  await field.press('Enter')
  await page.getByText('This is not the code that we mailed last.').waitFor()
  await checkBothThemes(page)
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')

  await expect.poll(() => readLoginCodes(app, email)).toHaveLength(2)
  const code = (await readLoginCodes(app, email)).find((one) => one !== former) ?? ''
  await field.fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${address}/profile`)
  await page.getByText('Member Since').waitFor()

  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByText('You have been successfully logged out.').waitFor()
  await page.goto(`${address}/auth?next=/profile`)
  await logIn(page, person)
  await page.waitForURL(`${address}/profile`)
})
