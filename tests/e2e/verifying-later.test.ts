import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { openVerdict, readStamp, resultOf, test } from './verify-page.ts'

/** So many answers on the question for a verdict. */
function waitForAnswers(of: Page, count: number): Promise<void> {
  return new Promise((done) => {
    let heard = 0
    of.on('response', (response) => {
      if (response.url().endsWith('/api/visa/verify/qr') && ++heard === count) done()
    })
  })
}

async function leadOutages(page: Page) {
  await page.route('**/api/visa/verify/qr', (route) => route.abort())
}

function hasTrust(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('visa-visitor')
        opening.onsuccess = () => {
          const names = opening.result.objectStoreNames
          if (!names.contains('trust')) {
            opening.result.close()
            done(false)
            return
          }
          const count = opening.result.transaction('trust').objectStore('trust').count()
          count.onsuccess = () => {
            opening.result.close()
            done(count.result > 0)
          }
        }
      }),
  )
}

const TOO_MANY = { error: 'TOO_MANY_REQUESTS', message: 'Too many requests. Wait a minute.' }
const SERVER_BUSY = { error: 'SERVER_BUSY', message: 'The server is busy. Try again shortly.' }
const FUTURE = 'FUTURE_CODE'
const PROXY = '<!doctype html><title>Sign in to this network</title>'

describe('without an answer of the issuer', () => {
  test.for([
    ['a failure', { status: 500, body: 'no' }, 'the issuer could not answer'],
    ['too many questions', { status: 429, json: TOO_MANY }, 'too many questions came from here'],
    ['a page', { status: 200, contentType: 'text/html', body: PROXY }, 'without the issuer'],
    ['a page', { status: 403, contentType: 'text/html', body: PROXY }, 'issuer could not answer'],
    ['an answer of another shape', { status: 200, json: {} }, 'the issuer could not answer'],
  ] as const)(
    'but %s, a device with a list gives its own verdict: %j',
    async ([_, answer, cause], { scene, credentialId, page }) => {
      const { token } = await scene.mint(credentialId)
      await openVerdict(page, token)
      await expect.poll(() => hasTrust(page)).toBe(true)
      await page.route('**/api/visa/verify/qr', (route) => route.fulfill(answer))
      await page.getByRole('button', { name: 'Verify Again' }).click()
      await page.getByText(cause).waitFor()
      expect(await readStamp(page)).toEqual(['valid', 'offline'])
      expect(await resultOf(page, 'revocation')).toBe('passed')
      await checkAccessibility(page)
    },
  )

  test('it asks again when the issuer said that it may, and shows what it hears', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await page.clock.install()
    const busy = { status: 503, headers: { 'Retry-After': '5' }, json: SERVER_BUSY }
    await page.route('**/api/visa/verify/qr', (route) => route.fulfill(busy), { times: 2 })
    const isAskedTwice = waitForAnswers(page, 2)
    await openVerdict(page, token)
    await page.getByText('the issuer could not answer').waitFor()
    await page.clock.runFor(5000)
    await isAskedTwice
    await page.clock.runFor(5000)
    await page.locator('[data-source="live"]').waitFor()
    expect(await readStamp(page)).toEqual(['valid', 'live'])
  })
})

describe('a verdict of a newer server', () => {
  test('is told in its words, and is not valid', async ({ scene, credentialId, page }) => {
    const { token } = await scene.mint(credentialId)
    await page.route('**/api/visa/verify/qr', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { verificationResult: object }
      const message = 'This credential rests until Monday.'
      await route.fulfill({
        response,
        json: {
          ...answer,
          isValid: false,
          error: FUTURE,
          message,
          verificationResult: { ...answer.verificationResult, status: FUTURE, message },
          blockchainStatus: FUTURE,
          checks: [
            { check: FUTURE, result: 'failed', detail: 'Its rest was asked for.' },
            { check: 'record', result: FUTURE, detail: '' },
          ],
        },
      })
    })
    await openVerdict(page, token)
    expect(await readStamp(page)).toEqual(['not_checked', 'live'])
    await page.getByText('This credential rests until Monday.').first().waitFor()
    await page.getByText('Its rest was asked for.').waitFor()
    expect(await resultOf(page, 'record')).toBe('not_checked')
  })
})

describe('without a network', () => {
  test('a device that was online before gives its own verdict, with the age of its list', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await openVerdict(page, token)
    await expect.poll(() => hasTrust(page)).toBe(true)

    await leadOutages(page)
    await page.getByRole('button', { name: 'Verify Again' }).click()
    await page.getByText('Checked on this device, without the issuer.').waitFor()
    expect(await readStamp(page)).toEqual(['valid', 'offline'])
    expect(await resultOf(page, 'revocation')).toBe('passed')
    expect(await resultOf(page, 'record')).toBe('not_checked')
    expect(await resultOf(page, 'anchor')).toBe('not_checked')
    await page.getByText(/Its list of revocations is of/).waitFor()
    await checkAccessibility(page)
  })

  test('a device that has no list yet says not checked, never invalid', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await page.route('**/api/trust', (route) => route.abort())
    await leadOutages(page)
    await openVerdict(page, token)

    expect(await readStamp(page)).toEqual(['not_checked', 'offline'])
    expect(await page.locator('[data-result="failed"]').count()).toBe(0)
    await page
      .getByText(/this device has no list yet/)
      .first()
      .waitFor()
  })

  test('a code that is no code is still told apart', async ({ scene, credentialId, page }) => {
    const { token } = await scene.mint(credentialId)
    await page.route('**/api/trust', (route) => route.abort())
    await leadOutages(page)
    await openVerdict(page, token.slice(0, 40))

    expect(await readStamp(page)).toEqual(['invalid', 'offline'])
  })
})

describe('as time goes by', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('a code past its minutes reads as expired', async ({ page }) => {
    const { issue, mint } = await setScene(app)
    const { credentialId: id } = await issue()
    const { token } = await mint(id, 5)
    app.clock.advance(6 * 60_000)
    await page.goto(`${app.url}/verify?token=${token}`)

    expect(await readStamp(page)).toEqual(['expired', 'live'])
    await page.getByRole('heading', { name: 'Code expired' }).waitFor()
    const sentence = 'This code has expired. Ask the holder to show a new one.'
    await page.getByText(sentence, { exact: true }).waitFor()
    app.clock.set()
  })

  test('a credential past its last day reads as expired', async ({ page }) => {
    const { issue, mint } = await setScene(app)
    const today = new Date().toISOString().slice(0, 10)
    const { credentialId: id } = await issue({ expiryDate: today })
    const { token } = await mint(id, 1440)
    app.clock.set(new Date(Date.parse(`${today}T00:00:00Z`) + 24 * 3_600_000 + 1000))
    await page.goto(`${app.url}/verify?token=${token}`)

    const [stamp] = await readStamp(page)
    expect(stamp).toBe('expired')
    app.clock.set()
  })

  test('a credential that the issuer no longer has is not found', async ({ page }) => {
    const { issue, mint } = await setScene(app)
    const { credentialId: id } = await issue()
    const { token } = await mint(id)
    const { database } = app.services
    await database('presentations').where({ credential_id: id }).delete()
    await database('passes').where({ credential_id: id }).delete()
    await database('visa_credentials').where({ credential_id: id }).delete()
    await page.goto(`${app.url}/verify?token=${token}`)

    expect(await readStamp(page)).toEqual(['not_found', 'live'])
  })
})
