import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PASSWORD as BUILT_PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { HOLDER } from '#tests/pwa/screens/verification/scene.ts'
import { test as center } from './center.ts'

const test = center
  .extend('center', ({ openCenter }) =>
    openCenter(HOLDER, {
      permissions: ['clipboard-read', 'clipboard-write'],
      // Outside UTC, the texts of instants and last days are longer.
      timezoneId: 'Australia/Lord_Howe',
    }),
  )
  .extend('page', ({ center }) => center.page)

describe('a verifier who pastes or scans by keyboard', () => {
  test('reads the verdict in place of the scanner, and goes on with one key', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const { verificationUrl } = await scene.mint(credentialId)
    await page.getByLabel('QR code data').fill(verificationUrl)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await center.waitForStamp('valid')
    await page.getByText('Verification Successful', { exact: true }).waitFor()
    await page.getByText('Valid F-1 credential verified', { exact: true }).waitFor()
    const spoken = page.getByRole('status').filter({ hasText: 'Valid. F-1 Student, holder T H.' })
    await spoken.waitFor({ state: 'attached' })
    await checkAccessibility(page)

    await page.keyboard.press('Enter')
    const field = page.getByLabel('QR code data')
    await field.waitFor()
    expect(await field.inputValue()).toBe('')
    expect(await page.locator('[data-verdict]').count()).toBe(0)
  })

  test('prints the verdict alone, on one page', async ({ scene, credentialId, center, page }) => {
    const { token } = await scene.mint(credentialId)
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await center.waitForStamp('valid')
    await page.getByText('Blockchain proof').waitFor()
    await page.getByText('Compare the person with the passport').waitFor()
    const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
    const pdf = await page.pdf({ format: 'Letter', margin })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('tab').count()).toBe(0)
  })

  test('needs no field for a scanner that types, nor an Enter, and scans over the last verdict', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const good = await scene.mint(credentialId)
    const revokedId = await scene.issue({ credentialType: 'J-1' })
    const revoked = await scene.mint(revokedId)
    await scene.revoke(revokedId)
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    await center.typeAsScanner(`${good.token}\r`)
    await center.waitForStamp('valid')

    // Types the whole address. The computer has the keyboard layout of another country, so the
    // scanner's keys give other characters.
    const typed = revoked.verificationUrl.replace('://', 'Ö--').replace('?', '_').replace('=', '´')
    await center.typeAsScanner(typed)
    await center.waitForStamp('revoked')
    await page.getByText('Verification Failed', { exact: true }).waitFor()
    await page.keyboard.press('n')
    await page.getByText('Choose a picture of the code').waitFor()
    expect(await page.getByText('Verification Failed').count()).toBe(0)
  })

  test('is told of a revocation once the issuer answers again', async ({ scene, center, page }) => {
    const credential = await scene.issue()
    const { token } = await scene.mint(credential)
    await expect.poll(() => countRows(page, 'visa-visitor', 'trust')).toBeGreaterThan(0)
    await scene.revoke(credential)
    await page.clock.install()
    const json = { error: 'TOO_MANY_REQUESTS', message: 'Too many requests. Wait a minute.' }
    await page.route(
      '**/api/visa/verify/qr',
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '9' }, json }),
      { times: 1 },
    )
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.getByText('too many questions came from here').waitFor()
    await center.waitForStamp('valid')
    await page.clock.runFor(9000)
    await center.waitForStamp('revoked')
    await page.getByText('Verification Failed', { exact: true }).waitFor()
  })
})

describe('an officer over a day', () => {
  test('meets every kind of code, and reads of each what it is', async ({
    openCenter,
    onTestFinished,
  }) => {
    const app = await startTestApp()
    onTestFinished(() => app.close())
    const { issue, mint, revoke, holderRow } = await setScene(app)
    const good = await issue()
    const revoked = await issue()
    const today = new Date().toISOString().slice(0, 10)
    const ending = await issue({ expiryDate: today })
    const gone = await issue()
    const tokens = {
      valid: (await mint(good.credentialId, 1440)).token,
      lapsed: (await mint(good.credentialId, 5)).token,
      revoked: (await mint(revoked.credentialId, 1440)).token,
      expired: (await mint(ending.credentialId, 1440)).token,
      unknown: (await mint(gone.credentialId, 1440)).token,
    }
    await revoke(revoked.credentialId)
    for (const table of ['presentations', 'passes', 'visa_credentials']) {
      await app.services.database(table).where({ credential_id: gone.credentialId }).delete()
    }
    const { valid } = tokens
    const forged = valid.slice(0, -6) + String(999_999 - Number(valid.slice(-6))).padStart(6, '0')

    const officer = { username: holderRow.username, password: BUILT_PASSWORD }
    const center = await openCenter(officer, { baseURL: app.url })
    async function scan(text: string, verdict: string, sentence: string) {
      await center.page.getByLabel('QR code data').fill(text)
      await center.page.getByRole('button', { name: 'Verify Credential' }).click()
      await center.waitForStamp(verdict)
      await center.page.getByText(sentence).first().waitFor()
      await center.page.keyboard.press('n')
      await center.page.getByLabel('QR code data').waitFor()
    }
    await scan(valid, 'valid', 'Credential verified')
    await scan(tokens.revoked, 'revoked', 'Credential revoked')
    await scan(tokens.unknown, 'not_found', 'Credential not found')
    await scan(forged, 'invalid', 'Not a valid credential')
    app.clock.advance(6 * 60_000)
    await scan(tokens.lapsed, 'expired', 'Code expired')
    app.clock.set(new Date(Date.parse(`${today}T00:00:00Z`) + 24 * 3_600_000 + 1000))
    await scan(tokens.expired, 'expired', 'Credential expired')
  })
})

function countRows(page: Page, database: string, table: string): Promise<number> {
  return page.evaluate(
    ([name, store]) =>
      new Promise<number>((done) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const opened = opening.result
          if (!opened.objectStoreNames.contains(store)) {
            opened.close()
            done(0)
            return
          }
          const counting = opened.transaction(store).objectStore(store).count()
          counting.onsuccess = () => {
            opened.close()
            done(counting.result)
          }
        }
      }),
    [database, table] as const,
  )
}
