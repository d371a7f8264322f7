import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PASSWORD as BUILT_PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { HOLDER } from '#tests/pwa/screens/verification/scene.ts'
import { KEEPER } from '#tests/support/browser/sign-in.ts'
import { test as center } from './center.ts'

const test = center
  .extend('center', ({ openCenter }) =>
    openCenter(HOLDER, { permissions: ['clipboard-read', 'clipboard-write'] }),
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

  test('hears the verdict spoken', async ({ scene, credentialId, page }) => {
    const { token } = await scene.mint(credentialId)
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    const spoken = page.getByRole('status').filter({ hasText: 'Valid. F-1 Student, holder T H.' })
    await spoken.waitFor({ state: 'attached' })
  })

  test('is told what is wrong with the input or the clipboard', async ({ center, page }) => {
    expect(await page.getByRole('button', { name: 'Verify Credential' }).isDisabled()).toBe(true)
    await page.getByLabel('QR code data').fill('   ')
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await center.toast('Invalid Input').waitFor()
    await center.toast('Please enter QR code data').waitFor()

    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Paste from Clipboard' }).click()
    await center.toast('No Data').waitFor()
    await center.toast('Clipboard is empty').waitFor()

    await page.context().clearPermissions()
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Paste from Clipboard' }).click()
    await center.toast('Clipboard Access Failed').waitFor()
    await center.toast('Unable to read from clipboard').waitFor()
  })

  test('fills the field from the clipboard and empties it again', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await page.evaluate((text) => navigator.clipboard.writeText(text), token)
    await page.getByRole('button', { name: 'Paste from Clipboard' }).click()
    const field = page.getByLabel('QR code data')
    await expect.poll(() => field.inputValue()).toBe(token)
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(await field.inputValue()).toBe('')
  })

  test('needs no field for a scanner that types', async ({ scene, credentialId, center, page }) => {
    const { token } = await scene.mint(credentialId)
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    await center.typeAsScanner(token)
    await page.keyboard.press('Enter')
    await center.waitForStamp('valid')
  })

  test('may scan the next one over the last verdict, and without an Enter', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const good = await scene.mint(credentialId)
    const revokedId = await scene.issue({ credentialType: 'J-1' })
    const revoked = await scene.mint(revokedId)
    await scene.revoke(revokedId)
    await center.typeAsScanner(good.token)
    await page.keyboard.press('Enter')
    await center.waitForStamp('valid')

    // The address too, as a scanner of another country's keyboard types it.
    const typed = revoked.verificationUrl.replace('://', 'Ö--').replace('?', '_').replace('=', '´')
    await center.typeAsScanner(typed)
    await center.waitForStamp('revoked')
    await page.getByText('Verification Failed', { exact: true }).waitFor()
    await page.keyboard.press('n')
    await page.getByLabel('QR code data').waitFor()
    expect(await page.getByText('Verification Failed').count()).toBe(0)
  })

  test('leaves no verdict on the screen for longer than half a minute', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await page.clock.install()
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.clock.runFor(1000)
    await center.waitForStamp('valid')
    await page.clock.runFor(31_000)
    await page.getByLabel('QR code data').waitFor()
  })

  test('may keep a verdict on the screen', async ({ scene, credentialId, center, page }) => {
    const { token } = await scene.mint(credentialId)
    await page.clock.install()
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.clock.runFor(1000)
    await center.waitForStamp('valid')
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.clock.runFor(60_000)
    await center.waitForStamp('valid')
  })

  test('can try again when the server refused', async ({ scene, credentialId, center, page }) => {
    const { token } = await scene.mint(credentialId)
    const json = { error: 'ACCESS_DENIED', message: 'You may not do this.' }
    await page.route('**/api/visa/verify/qr', (route) => route.fulfill({ status: 403, json }), {
      times: 1,
    })
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page
      .getByRole('alert')
      .getByText(/^Verification Error: /)
      .waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await center.waitForStamp('valid')
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

  test('keeps a verdict reached without the network until it can be told', async ({
    scene,
    credentialId,
    center,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await expect.poll(() => countRows(page, 'visa-visitor', 'trust')).toBeGreaterThan(0)
    await page.route(/\/api\/(visa\/verify\/qr|sync)$/, (route) => route.abort())
    await center.typeAsScanner(token)
    await page.keyboard.press('Enter')
    await page.locator('[data-source="offline"]').waitFor()
    await center.waitForStamp('valid')
    const { id } = (await page.evaluate(() => fetch('/api/user').then((all) => all.json()))) as {
      id: string
    }
    expect(await countRows(page, `visa-${id}`, 'outbox')).toBe(1)
  })
})

describe('a scan', () => {
  test.for([
    { who: 'a user', person: HOLDER, context: 'user_portal' },
    { who: 'an administrator', person: KEEPER, context: 'admin_portal' },
  ])(
    'by $who is reported as one from the $context',
    async ({ person, context }, { scene, credentialId, openCenter }) => {
      const { token } = await scene.mint(credentialId)
      const center = await openCenter(person)
      const asking = center.page.waitForRequest('**/api/visa/verify/qr')
      await center.typeAsScanner(token)
      await center.page.keyboard.press('Enter')
      const asked = (await asking).postDataJSON() as unknown
      expect(asked).toMatchObject({ verifierInfo: { verifierContext: context } })
      await center.waitForStamp('valid')
    },
  )
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
