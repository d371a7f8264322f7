import { describe, expect } from 'vitest'
import { checkAccessibility, checkBothThemes } from '#tests/support/browser/browser.ts'
import { holdRequests } from './hold-requests.ts'
import { measureSideways } from './sideways.ts'
import { openVerdict, readStamp, resultOf, test } from './verify-page.ts'

/** Outside UTC, the texts of instants and last days are longer. */
const inLordHowe = test.extend('opening', ({ opening }) => ({
  ...opening,
  timezoneId: 'Australia/Lord_Howe',
}))

describe('a person who opens a verification link', () => {
  test('sees a genuine credential as valid, every check answered, the proof recomputed and the token gone from the address', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(scene.server.url)) foreign.push(request.url())
      if (request.headers()['referer']?.includes(token)) foreign.push('a referer with the token')
    })
    await openVerdict(page, token)

    expect(page.url()).toBe(`${scene.server.url}/verify`)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token)
    expect(await page.content()).not.toContain(token)
    expect(await readStamp(page)).toEqual(['valid', 'live'])
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
    await page.getByText('Blockchain proof').click()
    await page.locator('[data-proven="true"]').waitFor()
    for (const name of ['root', 'transaction hash', 'contract address']) {
      await page.getByRole('button', { name: `Copy the ${name}` }).waitFor()
    }
    expect(foreign).toEqual([])
    await checkBothThemes(page)
    expect(await measureSideways(page)).toBeLessThanOrEqual(0)
  })

  test('is asked for once, and before the code that shows the verdict has arrived', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    const letGo = await holdRequests(page, '**/assets/shared-*.js')
    const answer = page.waitForResponse('**/api/visa/verify/qr')
    await page.goto(`/verify?token=${token}`, { waitUntil: 'commit' })
    await answer
    expect(await page.locator('#root > *').count()).toBe(0)
    letGo()

    expect(await readStamp(page)).toEqual(['valid', 'live'])
    await page.getByText('This is the first scan of this code.').waitFor()
    expect(asked).toHaveLength(1)
  })

  test('keeps the verdict when what is added to it cannot be loaded', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await page.route(/\/assets\/screens-verification-verdict-/, (route) => route.abort())
    const missed = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('/assets/screens-verification-verdict-'),
    })
    await openVerdict(page, token)
    await missed

    expect(await readStamp(page)).toEqual(['valid', 'live'])
    expect(await resultOf(page, 'anchor')).toBe('passed')
    await page.getByRole('heading', { name: 'Credential verified' }).waitFor()
  })

  test('reads on the second scan when the first one was, and of a revocation from that moment on', async ({
    scene,
    page,
  }) => {
    const revoked = await scene.issue({ credentialType: 'B-1/B-2' })
    const { token } = await scene.mint(revoked)
    await openVerdict(page, token)
    await page.getByRole('button', { name: 'Verify Again' }).click()
    await page
      .getByText(/This code was first scanned/)
      .filter({ visible: true })
      .waitFor()
    expect(await readStamp(page)).toEqual(['valid', 'live'])

    await scene.revoke(revoked)
    await page.getByRole('button', { name: 'Verify Again' }).click()
    await page.getByRole('heading', { name: 'Credential revoked' }).waitFor()
    expect(await readStamp(page)).toEqual(['revoked', 'live'])
    expect(await resultOf(page, 'revocation')).toBe('failed')
  })

  test('is led from the closed door of the center to a check for anybody, by picture, camera or paste', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token, verificationUrl } = await scene.mint(credentialId)
    await page.goto('/qr-verify')
    await page.getByRole('main').getByRole('link', { name: 'Check a credential' }).click()
    await page.getByRole('heading', { name: 'Check a credential', level: 1 }).waitFor()
    const camera = page.getByRole('button', { name: 'Start the Camera' })
    const order = [
      camera,
      page.getByText('No Verification Token', { exact: true }),
      page.getByText('No verification token provided in URL'),
      page.getByRole('link', { name: 'Return to Homepage' }),
    ]
    const tops = await Promise.all(order.map(async (part) => (await part.boundingBox())?.y ?? NaN))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(tops[0]).toBeLessThan(844 / 2)
    await checkAccessibility(page)
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    await page.getByText('Choose a picture of the code').waitFor()
    await page.getByRole('tab', { name: 'Camera Scan' }).click()
    await page.getByText('No camera found').waitFor()
    await page.getByRole('link', { name: 'Return to Homepage' }).click()
    await page.waitForURL(`${scene.server.url}/`)

    await page.goto('/verify')
    // The page opens with the camera, because the verifier chose the camera last.
    await page.getByText('No camera found').waitFor()
    await page.getByRole('tab', { name: 'Manual Entry' }).click()
    const paste = async (text: string) => {
      await page.getByLabel('QR code data').fill(text)
      await page.getByRole('button', { name: 'Verify Credential' }).click()
    }
    await paste('hello')
    await page.getByText('This is not a verification code.').waitFor()
    expect(await page.getByLabel('QR code data').inputValue()).toBe('hello')
    await paste(token.slice(0, -6) + String(999_999 - Number(token.slice(-6))).padStart(6, '0'))
    expect(await readStamp(page)).toEqual(['invalid', 'live'])
    expect(await page.getByText(credentialId.slice(-12)).count()).toBe(0)
    await page.getByRole('button', { name: 'Check Another' }).click()
    await paste(verificationUrl)
    expect(await readStamp(page)).toEqual(['valid', 'live'])
  })

  test('keeps the verdict of this tab when the page is loaded again, with its time and without its code', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await openVerdict(page, token)
    await page.getByText(`…${credentialId.slice(-12)}`).waitFor()
    await page.waitForURL(`${scene.server.url}/verify`)
    await page.reload()

    await page.getByText('This is the verdict of').waitFor()
    expect(await readStamp(page)).toEqual(['valid', 'live'])
    await page.getByText(`…${credentialId.slice(-12)}`).waitFor()
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), history.state]),
    )
    expect(kept).not.toContain(token)

    await page.getByRole('button', { name: 'Check Another' }).click()
    const camera = page.getByRole('button', { name: 'Start the Camera' })
    await camera.click()
    await page.getByText('No camera found').waitFor()
    await page.reload()
    await page.getByText('No camera found').waitFor()
  })

  test('reads class, initials and dates on a phone right under the stamp, and the checks below', async ({
    scene,
    credentialId,
    page,
  }) => {
    const { token } = await scene.mint(credentialId)
    await openVerdict(page, token)
    const facts = page.getByText('F-1 Student · TH')
    const order = [page.locator('[data-verdict]'), facts, page.getByRole('heading', { level: 1 })]
    const tops = await Promise.all(order.map(async (part) => (await part.boundingBox())?.y ?? NaN))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(tops[1]).toBeLessThan(844 / 2)
  })

  inLordHowe(
    'prints the verdict on one page of A4 or Letter, for good',
    async ({ scene, credentialId, page }) => {
      const { token } = await scene.mint(credentialId)
      await openVerdict(page, token)
      await page.getByText('Blockchain proof').waitFor()
      await page.getByText('Compare the person with the passport').waitFor()
      const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
      for (const format of ['A4', 'Letter']) {
        const pdf = await page.pdf({ format, margin })
        expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g), format).toHaveLength(1)
      }

      await page.emulateMedia({ media: 'print' })
      const text = await page.locator('[data-source]').innerText()
      expect(text).toContain(credentialId)
      expect(text.match(/\b(0x)?[0-9a-f]{64}\b/g)).toHaveLength(3)
      expect(text.match(/ \d{4}, \d\d:\d\d UTC/g)?.length).toBeGreaterThanOrEqual(5)
      expect(text).not.toMatch(/…| ago\b|just now|checked now/)
      expect(await page.getByRole('button').count()).toBe(0)
      expect(await page.locator('[data-check] svg:visible').count()).toBe(0)
    },
  )
})
