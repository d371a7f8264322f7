import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { KEEPER } from '#tests/support/browser/sign-in.ts'
import { HOLDER } from '#tests/pwa/screens/verification/scene.ts'
import { test as center } from './center.ts'
import { holdRequests } from './hold-requests.ts'

// The test runs on the embedded database, because only that database gets sample credentials.
const test = center.extend('database', { scope: 'file' }, 'pglite')

const PROGRESS_STEP_MS = 200
const BATCH = '**/api/visa/verify/batch'

function progress(page: Page) {
  return page.getByRole('progressbar')
}

/**
 * Starts the batch, and moves the clock of the page in steps of 200 ms. Returns the value of the
 * progress bar after each step.
 */
async function watchProgress(page: Page): Promise<number[]> {
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Verify Batch' }).click()
  await page.clock.runFor(1)
  await progress(page).waitFor()
  const seen = [await readProgress(page)]
  while (seen.length < 12) {
    await page.clock.runFor(PROGRESS_STEP_MS)
    seen.push(await readProgress(page))
  }
  return seen
}

async function readProgress(page: Page): Promise<number> {
  return Number(await progress(page).getAttribute('aria-valuenow'))
}

describe('the other tabs', () => {
  test('make a code for a credential of the holder, which verifies', async ({ openCenter }) => {
    const center = await openCenter(HOLDER, {
      search: '?tab=generate',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const { page } = center
    await page
      .getByRole('button', { name: /F-1 Student/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Generate QR Code' }).click()
    await center.toast('QR Code Generated').waitFor()
    await center.toast('Valid for 7 minutes').waitFor()
    await page.getByRole('img', { name: 'QR code of the credential' }).waitFor()
    await checkAccessibility(page)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toMatch(
      /^visa-credential-urn-uuid-[0-9a-f-]{36}-2.*\.png$/,
    )

    await page.getByRole('button', { name: 'Copy Link' }).click()
    await center.toast('Link Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto(new URL(link).pathname + new URL(link).search)
    await center.waitForStamp('valid')
  })

  test("offer the demo's samples with their notice, and make a code of one that is stamped as a sample", async ({
    openCenter,
  }) => {
    const center = await openCenter(HOLDER, { search: '?tab=generate' })
    const { page } = center
    const own = page.getByRole('region', { name: 'Your credentials' })
    const samples = page.getByRole('region', { name: 'Samples' })
    await samples.getByText('Demo Mode').waitFor()
    expect(await own.getByRole('button').count()).toBeGreaterThan(0)
    expect(await own.getByText('Demo Mode').count()).toBe(0)
    const buttons = samples.getByRole('button')
    expect(await buttons.count()).toBe(3)
    expect(await samples.getByRole('button', { name: /Revoked/ }).isDisabled()).toBe(true)
    await checkAccessibility(page)

    await samples.getByRole('button', { name: /H-1B Specialty Worker/ }).click()
    await page.getByText('Demo Mode').waitFor()
    const making = page.waitForResponse('**/api/visa/qr/**')
    await page.getByRole('button', { name: 'Generate QR Code' }).click()
    const { verificationUrl } = (await (await making).json()) as { verificationUrl: string }
    await page.getByRole('img', { name: 'QR code of the credential' }).waitFor()
    await page.getByRole('button', { name: 'Change Credential' }).click()
    await samples.getByText('Demo Mode').waitFor()

    const { pathname, search } = new URL(verificationUrl)
    await page.goto(pathname + search)
    await center.waitForStamp('sample')
  })

  test('let administrators verify a list and take it away as a table', async ({
    scene,
    credentialId,
    openCenter,
  }) => {
    const revokedId = await scene.issue({ credentialType: 'L-1' })
    await scene.revoke(revokedId)
    const { token } = await scene.mint(credentialId)
    const center = await openCenter(KEEPER, { search: '?tab=batch' })
    const { page } = center
    await page.clock.install()
    await page.reload()
    await page.getByRole('button', { name: 'Verify Batch' }).click()
    await center.toast('No Credentials').waitFor()
    await center.toast('Add at least one credential to verify').waitFor()
    await page.getByLabel('Credential ID or QR data').fill(credentialId)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await center.toast('Credentials Added').waitFor()
    await page.getByLabel('Several at once').fill(`\n${revokedId}\n\n${token}\nno-such-id\n`)
    await page.getByRole('button', { name: 'Add All' }).click()
    await page.getByText('(4 of 20)').waitFor()
    await checkAccessibility(page)
    const refusal = { status: 500, body: 'no' }
    await page.route(BATCH, (route) => route.fulfill(refusal), { times: 1 })
    await page.getByRole('button', { name: 'Verify Batch' }).click()
    await center.toast('Batch Verification Failed').waitFor()
    await center.toast('Batch verification failed').waitFor()

    const letGo = await holdRequests(page, BATCH)
    const sending = page.waitForRequest(BATCH)
    expect(await watchProgress(page)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90])
    expect((await sending).postDataJSON()).toMatchObject({
      verifierInfo: { organization: 'Embassy Digital Services' },
    })
    letGo()
    await page.clock.resume()
    await page.getByRole('heading', { name: 'Batch Verification Complete' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Batch Verification Complete',
    )
    expect(await progress(page).getAttribute('aria-valuenow')).toBe('100')
    await page.getByRole('table').waitFor()
    const statuses = await page.getByRole('row').locator('td:nth-child(3)').allTextContents()
    expect(statuses).toEqual(['On record', 'Revoked', 'Valid', 'Not Found'])
    await checkAccessibility(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await downloading).suggestedFilename()).toBe('batch-verification.csv')
    await center.toast('Export Complete').waitFor()
  })
})
