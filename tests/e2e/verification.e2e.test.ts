import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser.ts'
import { setScene } from '#tests/support/credentials.ts'
import { complaintsOf, openScene, type Scene } from '#tests/pwa/verification/scene.ts'

let scene: Scene
let browser: Browser
let page: Page
let credentialId = ''

beforeAll(async () => {
  scene = await openScene()
  credentialId = await scene.issue()
})

afterAll(() => scene.close())

/** Without the worker, so that a request that fails is seen to fail. */
beforeEach(async () => {
  browser = await openBrowser({
    baseURL: scene.server.url,
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  })
  page = await browser.openPage()
  return async () => {
    expect(complaintsOf(browser)).toEqual([])
    await browser.close()
  }
})

async function open(token: string) {
  await page.goto(`/verify?token=${token}`)
  await page.locator('[data-verdict]').waitFor()
}

async function readStamp(): Promise<(string | null)[]> {
  const stamp = page.locator('[data-verdict]')
  await stamp.waitFor()
  return [
    await stamp.getAttribute('data-verdict'),
    await page.locator('[data-source]').getAttribute('data-source'),
  ]
}

function resultOf(check: string): Promise<string | null> {
  return page.locator(`[data-check="${check}"]`).getAttribute('data-result')
}

async function leadOutages() {
  await page.route('**/api/visa/verify/qr', (route) => route.abort())
}

function hasTrust(): Promise<boolean> {
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

describe('whoever opens a verification link', () => {
  test('sees a genuine credential as valid, with every check answered', async () => {
    const { token } = await scene.mint(credentialId)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(scene.server.url)) foreign.push(request.url())
      if (request.headers()['referer']?.includes(token)) foreign.push('a referer with the token')
    })
    await open(token)

    expect(await readStamp()).toEqual(['valid', 'live'])
    await page.getByRole('heading', { name: 'Credential verified' }).waitFor()
    const results = page.locator('[data-check]')
    expect(
      await results.evaluateAll((all) => all.map((line) => line.getAttribute('data-result'))),
    ).toEqual(Array.from({ length: 8 }, () => 'passed'))
    await page.getByText(`…${credentialId.slice(-12)}`).waitFor()
    await page.getByText('TH', { exact: true }).waitFor()
    await page.getByText('Compare the person with the passport').waitFor()
    expect(await page.getByText(/not a US government document/i).count()).toBeGreaterThan(0)
    await page.getByText('This is the first scan of this code.').waitFor()
    expect(foreign).toEqual([])
  })

  test('finds the token gone from the address at once', async () => {
    const { token } = await scene.mint(credentialId)
    await open(token)

    expect(page.url()).toBe(`${scene.server.url}/verify`)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
    expect(await page.content()).not.toContain(token)
  })

  test('sees the proof of the anchor recomputed on this device', async () => {
    const { token } = await scene.mint(credentialId)
    await open(token)
    await page.getByText('Blockchain proof').click()

    await page.locator('[data-proven="true"]').waitFor()
    for (const name of ['root', 'transaction hash', 'contract address']) {
      await page.getByRole('button', { name: `Copy the ${name}` }).waitFor()
    }
  })

  test('is told when a proof leads to another root than the one it names', async () => {
    const { token } = await scene.mint(credentialId)
    await page.route('**/api/visa/verify/qr', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { anchor: { root: string } }
      answer.anchor.root = `0x${'1'.repeat(64)}`
      await route.fulfill({ response, json: answer })
    })
    await open(token)

    expect(await readStamp()).toEqual(['invalid', 'live'])
    expect(await resultOf('anchor')).toBe('failed')
  })

  test('reads on the second scan when the first one was', async () => {
    const { token } = await scene.mint(credentialId)
    await open(token)
    await page.getByRole('button', { name: 'Verify Again' }).click()

    await page.getByText(/This code was first scanned/).waitFor()
    expect(await readStamp()).toEqual(['valid', 'live'])
  })

  test('sees a revoked credential as revoked from the moment it was', async () => {
    const revoked = await scene.issue({ credentialType: 'B-1/B-2' })
    const { token } = await scene.mint(revoked)
    await open(token)
    expect(await readStamp()).toEqual(['valid', 'live'])

    await scene.revoke(revoked)
    await page.getByRole('button', { name: 'Verify Again' }).click()
    await page.getByRole('heading', { name: 'Credential revoked' }).waitFor()
    expect(await readStamp()).toEqual(['revoked', 'live'])
    expect(await resultOf('revocation')).toBe('failed')
  })

  test('sees an altered code as invalid, and none of what it claims', async () => {
    const { token } = await scene.mint(credentialId)
    const altered = token.slice(0, -6) + String(999_999 - Number(token.slice(-6))).padStart(6, '0')
    await open(altered)

    expect(await readStamp()).toEqual(['invalid', 'live'])
    expect(await page.getByText(credentialId.slice(-12)).count()).toBe(0)
    expect(await page.getByRole('article').locator('[data-class]').count()).toBe(0)
  })

  test('is told so when the address carries nothing to verify', async () => {
    await page.goto('/verify')
    await page.getByRole('heading', { name: 'No Verification Token' }).waitFor()
    await page.getByText('No verification token provided in URL').waitFor()
    await checkAccessibility(page)
    await page.getByRole('link', { name: 'Return to Homepage' }).click()
    await page.waitForURL(`${scene.server.url}/`)
  })

  test('may paste a link instead', async () => {
    const { verificationUrl } = await scene.mint(credentialId)
    await page.goto('/verify')
    const field = page.getByLabel('Verification link or code')
    await field.fill('hello')
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.getByText('This is not a verification code.').waitFor()
    await field.fill(verificationUrl)
    await page.getByRole('button', { name: 'Verify Credential' }).click()

    expect(await readStamp()).toEqual(['valid', 'live'])
  })

  test('can try again after a failure of the server, whose sentence is shown', async () => {
    const { token } = await scene.mint(credentialId)
    const problem = { error: 'TOO_MANY_REQUESTS', message: 'Too many requests. Wait a minute.' }
    await page.route(
      '**/api/visa/verify/qr',
      (route) => route.fulfill({ status: 429, json: problem }),
      { times: 1 },
    )
    await page.goto(`/verify?token=${token}`)
    await page.getByText('Too many requests. Wait a minute.').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()

    expect(await readStamp()).toEqual(['valid', 'live'])
  })

  test.each(['light', 'dark'] as const)('can read the verdict in the %s theme', async (theme) => {
    const { token } = await scene.mint(credentialId)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open(token)
    await page.getByText('Blockchain proof').click()
    await checkAccessibility(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('prints the verdict on one page', async () => {
    const { token } = await scene.mint(credentialId)
    await open(token)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  })
})

describe('without a network', () => {
  test('a device that was online before gives its own verdict, with the age of its list', async () => {
    const { token } = await scene.mint(credentialId)
    await open(token)
    await expect.poll(hasTrust).toBe(true)

    await leadOutages()
    await page.getByRole('button', { name: 'Verify Again' }).click()
    await page.getByText('Checked on this device, without the issuer.').waitFor()
    expect(await readStamp()).toEqual(['valid', 'offline'])
    expect(await resultOf('revocation')).toBe('passed')
    expect(await resultOf('record')).toBe('not_checked')
    expect(await resultOf('anchor')).toBe('not_checked')
    await page.getByText(/Its list of revocations is of/).waitFor()
    await checkAccessibility(page)
  })

  test('a device that has no list yet says not checked, never invalid', async () => {
    const { token } = await scene.mint(credentialId)
    await page.route('**/api/trust', (route) => route.abort())
    await leadOutages()
    await open(token)

    expect(await readStamp()).toEqual(['not_checked', 'offline'])
    expect(await page.locator('[data-result="failed"]').count()).toBe(0)
    await page
      .getByText(/this device has no list yet/)
      .first()
      .waitFor()
  })

  test('a code that is no code is still told apart', async () => {
    const { token } = await scene.mint(credentialId)
    await page.route('**/api/trust', (route) => route.abort())
    await leadOutages()
    await open(token.slice(0, 40))

    expect(await readStamp()).toEqual(['invalid', 'offline'])
  })
})

describe('as time goes by', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('a code past its minutes reads as expired', async () => {
    const { issue, mint } = await setScene(app)
    const { credentialId: id } = await issue()
    const { token } = await mint(id, 5)
    app.clock.advance(6 * 60_000)
    await page.goto(`${app.url}/verify?token=${token}`)

    expect(await readStamp()).toEqual(['expired', 'live'])
    await page.getByRole('heading', { name: 'Code expired' }).waitFor()
    const sentence = 'This code has expired. Ask the holder to show a new one.'
    await page.getByText(sentence, { exact: true }).waitFor()
    app.clock.set()
  })

  test('a credential past its last day reads as expired', async () => {
    const { issue, mint } = await setScene(app)
    const today = new Date().toISOString().slice(0, 10)
    const { credentialId: id } = await issue({ expiryDate: today })
    const { token } = await mint(id, 1440)
    app.clock.set(new Date(Date.parse(`${today}T00:00:00Z`) + 24 * 3_600_000 + 1000))
    await page.goto(`${app.url}/verify?token=${token}`)

    const [stamp] = await readStamp()
    expect(stamp).toBe('expired')
    app.clock.set()
  })

  test('a credential that the issuer no longer has is not found', async () => {
    const { issue, mint } = await setScene(app)
    const { credentialId: id } = await issue()
    const { token } = await mint(id)
    const { database } = app.services
    await database('presentations').where({ credential_id: id }).delete()
    await database('passes').where({ credential_id: id }).delete()
    await database('visa_credentials').where({ credential_id: id }).delete()
    await page.goto(`${app.url}/verify?token=${token}`)

    expect(await readStamp()).toEqual(['not_found', 'live'])
  })
})
