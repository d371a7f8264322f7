import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { runVisa } from '#tests/support/server/program.ts'
import type { Server } from '#tests/support/server/server.ts'
import {
  KEEPER,
  PASSWORD,
  register,
  signInByForm,
  startKeptServer,
} from '#tests/support/browser/sign-in.ts'
import { chooseInRow } from './console.ts'
import { waitForPass } from './wallet-holder.ts'

const HOLDER = { username: 'traveller', password: PASSWORD }
const CHAIN_MS = 30_000

let server: Server
let folder: string
/** The pages of the administrator, the holder and the officer. Each person has a browser. */
let desk: Page
let wallet: Page
let counter: Page
const browsers: Browser[] = []

beforeAll(async () => {
  folder = makeFolder()
  server = await startKeptServer('pglite')
  await register(server.url, HOLDER.username)
  desk = await openPage({ width: 1280, height: 860 })
  wallet = await openPage({ width: 412, height: 915 })
  counter = await openPage({ width: 1280, height: 860 })
})
afterAll(async () => {
  for (const browser of browsers) await browser.close()
  await server.close()
})

async function openPage(viewport: { width: number; height: number }): Promise<Page> {
  const browser = await openBrowser({ baseURL: server.url, viewport })
  browsers.push(browser)
  return browser.openPage()
}

/** Reads the code on the screen with a decoder that is not part of the product. */
async function scan(page: Page): Promise<string> {
  const path = join(folder, 'screen.png')
  await page.screenshot({ path, animations: 'disabled' })
  const text = execFileSync(
    'zbarimg',
    ['--set', 'disable', '--set', 'qrcode.enable', '--nodbus', '--quiet', '--raw', path],
    { encoding: 'utf8' },
  )
  rmSync(path)
  return text.trim()
}

test('an administrator issues a credential, and it is anchored', async () => {
  await signInByForm(desk, KEEPER, '/admin')
  await desk.getByRole('button', { name: 'Issue Credential' }).click()
  const form = desk.getByRole('dialog', { name: 'Issue Credential' })
  await form.getByRole('combobox', { name: 'User' }).fill(HOLDER.username)
  await form.getByText('1 user', { exact: true }).waitFor()
  await desk.keyboard.press('Enter')
  await form.getByLabel('Visa Type').selectOption('J-1')
  await form.getByLabel('Holder Name').fill('Test Traveller')
  await form.getByLabel('Passport Last 4 Digits').fill('1234')
  await form.getByLabel('Issue Date').fill('2026-03-02')
  await form.getByLabel('Expiry Date').fill('2046-03-01')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Issue Credential' }).click()
  await form.waitFor({ state: 'detached' })

  await desk.getByRole('tab', { name: 'Credentials' }).click()
  const row = desk.getByRole('row').filter({ hasText: 'Exchange Visitor' })
  await expect
    .poll(
      async () => {
        await desk.getByRole('button', { name: 'Refresh' }).click()
        return row.textContent()
      },
      { timeout: CHAIN_MS },
    )
    .toMatch(/0x[0-9a-f]{8}…/)
})

let link = ''

test('the holder shows it on a phone as a code that any scanner reads', async () => {
  await signInByForm(wallet, HOLDER, '/wallet')
  await waitForPass(wallet)
  await wallet.getByRole('button', { name: 'Show QR' }).click()
  const sheet = wallet.getByRole('dialog', { name: 'J-1 Exchange Visitor' })
  await sheet.getByRole('img', { name: 'QR code' }).waitFor()
  await sheet
    .getByText('This code was made on this device and works without a connection.')
    .waitFor()
  link = await scan(wallet)
  expect(link).toMatch(new RegExp(`^${server.url}/verify\\?token=[1-9][0-9]+$`))
})

test('a stranger opens its link and sees that it is valid and on the chain', async () => {
  await counter.goto(link)
  await counter.getByRole('heading', { name: 'Credential verified' }).waitFor()
  await counter.getByText(/^Valid\. J-1 Exchange Visitor, holder T T\./).waitFor()
  await counter.getByText('This is the first scan of this code.').waitFor()
  expect(await counter.getByText('Test Traveller').count()).toBe(0)
  expect(new URL(counter.url()).search).toBe('')

  await counter.getByText('Blockchain proof').click()
  await counter
    .getByText(
      'Recomputed on this device: the signed hash of this credential leads to the root below.',
    )
    .waitFor()
})

test('the administrator revokes it, and from then on the same code is refused', async () => {
  const row = desk.getByRole('row').filter({ hasText: 'Exchange Visitor' })
  await chooseInRow(row, 'Revoke')
  const form = desk.getByRole('dialog', { name: 'Revoke Credential' })
  await form.getByLabel('Reason Code').selectOption('2')
  await form.getByLabel('Detailed Reason').fill('Reported as stolen.')
  await form.getByRole('button', { name: 'Revoke', exact: true }).click()
  await row.getByText('Revoked', { exact: true }).waitFor()

  await counter.getByRole('button', { name: 'Verify Again' }).click()
  await counter.getByRole('heading', { name: 'Credential revoked' }).waitFor()
  await counter.getByText(/^Revoked\. J-1 Exchange Visitor/).waitFor()

  await wallet.getByRole('dialog').press('Escape')
  await wallet.getByRole('button', { name: 'Refresh' }).click()
  await wallet.getByText('Revoked', { exact: true }).first().waitFor()
  expect(await wallet.getByRole('button', { name: 'Show QR' }).isDisabled()).toBe(true)
})

test('nobody has seen an error, and all that is stored adds up', async () => {
  expect(browsers.flatMap(({ complaints }) => complaints)).toEqual([])
  await server.kill()
  const { code, output } = await runVisa(['database', 'fsck'], { DATA_DIR: server.dataDir })
  expect(output).toContain('No faults were found.')
  expect(code).toBe(0)
})
