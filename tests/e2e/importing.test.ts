import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { KEEPER } from '#tests/support/browser/sign-in.ts'
import { rounds } from '#tests/support/rounds.ts'
import { buildLine, writeImport } from '#tests/support/server/imports.ts'
import { test as administering } from './console.ts'

// Allows the connection errors that the page logs after the test has killed the server.
const test = administering.extend('forgiven', /ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to fetch/)

/**
 * The time limit for issuing all lines of a test's file on a busy machine. The lines are issued one
 * after another.
 */
const ISSUED_MS = 120_000

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Choose a CSV file of credentials')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const LONG = { timeout: ISSUED_MS }

/**
 * Returns the number of issued credentials that the dialog shows. The dialog updates this number
 * each second.
 */
async function readIssued(status: Locator): Promise<number> {
  return Number(/(\d+) issued/.exec((await status.textContent()) ?? '')?.[1] ?? 0)
}

const linesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => buildLine(KEEPER.email, `${name}-${String(at + 1)}`))

describe('an issuer with a list', () => {
  test('uploads 300 lines, reads of the three that are wrong, and issues the others once, whatever is killed', async ({
    server,
    desk,
    page,
  }) => {
    const lines = linesOf('june', 300)
    lines[39] = buildLine(KEEPER.email, 'june-40', { expiry_date: '2001-01-01' })
    lines[99] = buildLine(KEEPER.email, 'june-100', { passport_last_four: '43' })
    lines[199] = buildLine(KEEPER.email, 'june-1')
    await desk.openTab('Imports')
    await page.getByText('No imports yet').waitFor()
    await choose(page, writeImport(lines))

    const dialog = desk.dialog('Import of Credentials')
    const status = dialog.getByRole('status')
    await status
      .getByText('300 lines, 297 ready, 3 with errors. Nothing has been issued.')
      .waitFor()
    const faults = dialog.getByRole('list', { name: 'Errors' }).getByRole('listitem')
    await faults.first().waitFor()
    expect(await faults.allTextContents()).toEqual([
      'Line 41, expiry_date: Expiry date must be after issue date',
      expect.stringMatching(/^Line 101, passport_last_four: /),
      expect.stringMatching(/^Line 201, reference: /),
    ])
    await checkBothThemes(page)
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save errors as CSV' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('import-errors.csv')
    expect(
      readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\r\n'),
    ).toHaveLength(4)

    await dialog.getByRole('button', { name: 'Issue all that are ready' }).press('Enter')
    for (let kills = 0; kills < rounds(20); kills += 1) {
      const before = await readIssued(status.filter({ hasText: '300 lines' }))
      await expect
        .poll(() => readIssued(status.filter({ hasText: '300 lines' })), LONG)
        .toBeGreaterThan(before)
      await server.kill('SIGKILL')
      await server.restart()
    }
    await status.getByText('300 lines, 297 issued, 3 with errors.').waitFor({ timeout: ISSUED_MS })
    await dialog.getByRole('progressbar', { name: 'Issued' }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel the rest' }).waitFor({ state: 'hidden' })
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await desk.rowOf('Done').getByText('297').waitFor()
    await checkAccessibility(page)

    await desk.openTab('Credentials')
    await page.getByLabel('Search credentials').fill('june-300')
    await page.getByText('1–1 of 1 credentials').waitFor()
  })

  test('is told what is wrong with a file, and may choose another', async ({ desk, page }) => {
    await desk.openTab('Imports')
    await choose(page, 'name,email\nTest Holder,x@example.org\n')
    await page.getByText('The file was not taken.').waitFor()
    await checkBothThemes(page)
    await choose(page, writeImport(linesOf('again', 2)))
    const dialog = desk.dialog('Import of Credentials')
    await dialog.getByText('2 lines, 2 ready. Nothing has been issued.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel the import' }).click()
    await dialog.getByText('Cancelled.').waitFor()
    await page.keyboard.press('Escape')
    await desk.rowOf('Cancelled').waitFor()
    expect(await page.getByText('The file was not taken.').count()).toBe(0)
  })

  test('saves an empty file with the columns', async ({ desk, page }) => {
    await desk.openTab('Imports')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save an empty file with the columns' }).click()
    const columns = readFileSync(await (await saved).path(), 'utf8')
    expect(columns.trim().split(',')).toHaveLength(7)
  })
})
