import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { UserRow } from '#api/accounts/user-row.ts'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { logIn } from '#tests/support/browser/sign-in.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { readLinkTokens } from '#tests/support/server/mail.ts'
import { PRODUCTION } from '#tests/support/server/production.ts'
import { runVisa } from '#tests/support/server/program.ts'
import { plugIn, withoutAutofill } from './authenticator.ts'
import { test as plain } from './journey.ts'

const MINUTE = 60_000
const FIRST = { username: 'first-owner', email: 'first-owner@example.org' }

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
    return app
  })
  .extend('address', { scope: 'file' }, ({ app }) => app.url.replace('127.0.0.1', 'localhost'))
  .extend('first', { scope: 'file' }, async ({ app }) => {
    const env = { ...PRODUCTION, DATABASE_URL: String(app.databaseUrl) }
    const names = [FIRST.username, FIRST.email]
    return runVisa(['accounts', 'create-admin', ...names], env, `${PASSWORD}\n`)
  })
  .extend('second', { scope: 'file' }, ({ app }) => app.buildAdmin({ username: 'second-owner' }))

async function enrol(page: Page, address: string, fragment: string) {
  await plugIn(page)
  await withoutAutofill(page)
  await page.goto(`${address}/auth/enrol#${fragment}`)
  await page.getByLabel('Password', { exact: true }).fill('a guess')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('The current password is wrong.').waitFor()
  await checkBothThemes(page)
  await addByPassword(page, address)
}

async function addByPassword(page: Page, address: string) {
  await page.getByRole('heading', { name: 'Add a passkey' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('heading', { name: 'Your passkey is added' }).waitFor()
  await checkAccessibility(page)
  await page.getByRole('link', { name: 'Sign in with it' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(`${address}/admin`)
}

test('the first owner comes by the link of the operator, and lets in the second', async ({
  app,
  address,
  first,
  second,
  page,
  openBrowser,
}) => {
  expect(first.code).toBe(0)
  expect(first.output).not.toContain(PASSWORD)
  const [, fragment = ''] =
    /https:\/\/visa\.example\.org\/auth\/enrol#(\S+)/.exec(first.output) ?? []
  await enrol(page, address, fragment)
  await page.getByText('You have one passkey only').waitFor()
  await checkBothThemes(page)

  await page.goto(`${address}/auth/enrol#${fragment}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('heading', { name: /^This link has expired/ }).waitFor()
  await checkAccessibility(page)

  const code = await keepCodes(page, address)
  await logOut(page)
  await page.goto(`${address}/auth?next=/admin`)
  await logIn(page, { username: FIRST.username, password: PASSWORD })
  await page.waitForURL(`${address}/admin`)

  app.clock.advance(6 * MINUTE)
  await page.goto(`${address}/admin?tab=users`)
  await narrowRights(page, second)
  await page.getByRole('button', { name: `Send enrolment link to ${second.username}` }).click()
  const dialog = page.getByRole('dialog', { name: `Send ${second.username} an enrolment link?` })
  await dialog.waitFor()
  await checkBothThemes(page)
  await dialog.getByRole('button', { name: 'Send enrolment link' }).click()
  await page.getByText(`The link is on its way to ${second.email}.`).waitFor()

  const [token = ''] = await readLinkTokens(app, second.email, 'Add a passkey to your account')
  const theirs = await openBrowser()
  await enrol(await theirs.openPage(), address, `token=${token}`)

  const another = await (await openBrowser()).openPage()
  await recover(another, address, code)
})

async function keepCodes(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/profile`)
  await page.getByText('0 of 10 left').waitFor()
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  const codes = dialog.getByRole('listitem')
  await codes.first().waitFor()
  await checkBothThemes(page)
  const [code = ''] = await codes.allTextContents()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 of 10 left').waitFor()
  return code
}

/**
 * Signs in with the password and a recovery code, because this browser has no passkey. Then adds a
 * new passkey.
 */
async function recover(page: Page, address: string, code: string) {
  await page.goto(`${address}/auth`)
  await plugIn(page)
  await withoutAutofill(page)
  await page.reload()
  await logIn(page, { username: FIRST.username, password: PASSWORD })
  await page.getByText('Your account needs its passkey').waitFor()
  await checkBothThemes(page)
  await page.getByRole('link', { name: 'Use a recovery code' }).click()
  await page.getByRole('heading', { name: 'Use a recovery code' }).waitFor()
  await page.getByLabel('Username').fill(FIRST.username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Recovery code').fill('one that there is not')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Username, password or recovery code is wrong.').waitFor()
  await checkBothThemes(page)
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Go on' }).click()
  await addByPassword(page, address)
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: FIRST.username }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByText('You have been successfully logged out.').waitFor()
}

/**
 * Takes rights from the other owner, and gives them back. The app asks for a proof of identity
 * before the change.
 */
async function narrowRights(page: Page, { username }: UserRow) {
  const row = page.getByRole('row').filter({ hasText: username })
  const open = () => page.getByRole('button', { name: `Rights of ${username}` }).click()
  const rights = page.getByRole('dialog', { name: `Rights of ${username}` })
  await open()
  await rights.getByRole('checkbox', { name: /^Everything/ }).uncheck()
  await checkBothThemes(page)
  await rights.getByRole('button', { name: 'Save rights' }).click()

  const proof = page.getByRole('dialog', { name: 'Is it still you?' })
  await proof.getByRole('button', { name: 'Use a passkey' }).waitFor()
  await checkBothThemes(page)
  await proof.getByRole('button', { name: 'Use the password instead' }).click()
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await checkAccessibility(page)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await proof.getByText(/signs in by passkey/).waitFor()
  await expect.poll(() => proof.getByLabel('Password', { exact: true }).count()).toBe(0)
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await row.getByText('Sees, issues, revokes').waitFor()

  await open()
  await rights.getByRole('checkbox', { name: /^Everything/ }).check()
  await rights.getByRole('button', { name: 'Save rights' }).click()
  await row.getByText('Owner', { exact: true }).waitFor()
}
