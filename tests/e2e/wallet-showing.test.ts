import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readQr } from '#tests/pwa/screens/wallet/read-qr.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { signInByForm } from '#tests/support/browser/sign-in.ts'
import {
  cutOff,
  eventually,
  openWallet,
  readShownCode,
  reconnect,
  tokenOf,
  waitForPass,
  watchWakeLocks,
  test,
} from './wallet-holder.ts'

/** The colour of the line around a sheet, in the light theme. */
const LINE = '221 216 204'

/**
 * Returns the darkest colour near the middle of each edge of a picture: at the top, the bottom, the
 * left and the right.
 */
function readEdges(page: Page, picture: Buffer): Promise<string[]> {
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      })
      if (!context) throw new Error('There is no canvas.')
      context.drawImage(bitmap, 0, 0)
      const near = 4
      const [x, y] = [Math.round(width / 2), Math.round(height / 2)]
      const boxes: [number, number, number, number][] = [
        [x, 0, 1, near],
        [x, height - near, 1, near],
        [0, y, near, 1],
        [width - near, y, near, 1],
      ]
      return boxes.map((box) => {
        const { data } = context.getImageData(...box)
        const colours = Array.from({ length: near }, (_, at) => [...data.slice(at * 4, at * 4 + 3)])
        const sum = (colour: number[]) => colour.reduce((total, part) => total + part, 0)
        return colours.sort((one, other) => sum(one) - sum(other))[0]?.join(' ') ?? ''
      })
    },
    [...picture],
  )
}

interface Exported {
  codesMadeHere: { code: string }[]
  verificationsOfMine: unknown[]
}

describe('a holder on plain http', () => {
  // Allows the browser's warnings about two headers on plain http. Also allows the app's error that
  // it cannot import a key without WebCrypto.
  test.override('forgiven', /untrustworthy|Origin-Agent-Cluster|importKey/)

  test('reads why this device cannot make codes, and gets them from the server', async ({
    server,
    issuer,
    holder,
    openBrowser,
  }) => {
    const { port } = new URL(server.url)
    const plain = await openBrowser({
      baseURL: `http://wallet.test:${port}`,
      args: ['--host-resolver-rules=MAP wallet.test 127.0.0.1'],
      deviceScaleFactor: 2,
    })
    const plainPage = await plain.openPage()
    // Signs in by the form, because only the browser can resolve the name `wallet.test`.
    await signInByForm(plainPage, holder, '/wallet')
    await plainPage.getByText(/This page is not on https/).waitFor()
    const refusal = { status: 502, body: 'no' }
    await plainPage.route('**/api/visa/qr/**', (route) => route.fulfill(refusal), { times: 1 })
    await plainPage.getByRole('button', { name: 'Show QR' }).click()
    await plainPage.getByText('Failed to generate QR code. Please try again.').waitFor()
    await plainPage.getByText('There is no code. Generate one to try again.').waitFor()
    await plainPage.getByRole('button', { name: 'Generate' }).click()
    await plainPage.getByText('The server made this code.').waitFor()
    expect(await issuer.verify(tokenOf(await readShownCode(plainPage)))).toBe('valid')
  })
})

describe('a holder', () => {
  test('shows a code that the phone made itself and that verifies', async ({
    server,
    issuer,
    holder,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    const qrCalls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/visa/')) qrCalls.push(request.url())
    })
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page
      .getByText('This code was made on this device and works without a connection.')
      .waitFor()
    await page.getByRole('alert').getByText('Valid for 7 minutes').waitFor()
    expect(qrCalls).toEqual([])

    const link = await readShownCode(page)
    expect(link).toMatch(new RegExp(`^${server.url}/verify\\?token=[1-9][0-9]+$`))
    expect(await issuer.verify(tokenOf(link))).toBe('valid')
    await checkAccessibility(page)

    await page.getByRole('dialog').getByRole('button', { name: 'Refresh' }).click()
    await eventually(async () => (await readShownCode(page)) === link).toBe(false)
    expect(await issuer.verify(tokenOf(await readShownCode(page)))).toBe('valid')
  })

  test('sees the whole frame around the code at every density of the screen', async ({
    holder,
    openBrowser,
  }) => {
    for (const deviceScaleFactor of [1, 3]) {
      const viewport = { width: 390, height: 844 }
      const { openPage } = await openBrowser({ viewport, deviceScaleFactor, colorScheme: 'light' })
      const page = await openPage()
      await openWallet(page, holder)
      await page.getByRole('button', { name: 'Show QR' }).click()
      const frame = page.getByRole('img', { name: 'QR code' }).locator('../..')
      await eventually(async () => readEdges(page, await frame.screenshot())).toEqual([
        LINE,
        LINE,
        LINE,
        LINE,
      ])
    }
  })

  test('finds what was shown and what came of it, also without a connection', async ({
    issuer,
    holder,
    page,
  }) => {
    const list = page.getByRole('dialog', { name: 'What you have shown' })
    const openList = async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'What you have shown' }).click()
      await list.waitFor()
    }
    await openWallet(page, holder)
    await waitForPass(page)
    await page.getByRole('button', { name: 'What you have shown' }).click()
    await list.getByText('Nothing yet').waitFor()

    await cutOff(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show QR' }).click()
    const link = await readShownCode(page)
    await openList()
    await list.getByText('Made on this device').waitFor()
    await list.getByText('Whether it was checked is not known here').waitFor()
    await list.getByText(/No connection\. What came of your codes is as of/).waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    await checkAccessibility(page)
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

    await reconnect(page)
    expect(await issuer.verify(tokenOf(link))).toBe('valid')
    await list.getByRole('button', { name: 'Try again' }).click()
    await list.getByText(/^Scanned by somebody who was not signed in, /).waitFor()
    await cutOff(page)
    await page.reload()
    await page.getByRole('button', { name: 'Show QR' }).waitFor()
    await openList()
    await list.getByText('Valid', { exact: true }).waitFor()
    // The device made a code, and somebody scanned the same code. The list shows one entry for it.
    const entries = list.getByRole('list', { name: 'What you have shown' }).locator('> li')
    expect(await entries.count()).toBe(1)
    await entries.getByText('Made on this device').waitFor()

    await reconnect(page)
    await page.goto('/profile')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download My Data' }).click(),
    ])
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Exported
    expect(data.codesMadeHere).toMatchObject([{ credentialId: holder.credentialId }])
    expect(data.verificationsOfMine).toMatchObject([
      { result: 'valid', code: data.codesMadeHere[0]?.code },
    ])
  })

  test('shares the link, and saves the picture under its id and time', async ({ holder, page }) => {
    await openWallet(page, holder)
    await waitForPass(page)
    await page.getByRole('button', { name: 'Show QR' }).click()
    const link = await readShownCode(page)

    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByText('Link Copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    const id = holder.credentialId.replaceAll(':', '-')
    expect(download.suggestedFilename()).toMatch(
      new RegExp(`^visa-credential-${id}-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z\\.png$`),
    )
    expect(await readQr(new Uint8Array(await readFile(await download.path())))).toBe(link)
    await page.getByText('QR Code Downloaded').waitFor()
  })

  test('hides the code while the page is hidden, and keeps the screen on while it shows', async ({
    holder,
    page,
  }) => {
    const countLocks = await watchWakeLocks(page)
    await openWallet(page, holder)
    await page.getByRole('button', { name: 'Show QR' }).click()
    const code = page.getByRole('img', { name: 'QR code' })
    await code.waitFor()
    await eventually(countLocks).toBe(1)
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await setHidden(true)
    await code.waitFor({ state: 'detached' })
    await setHidden(false)
    await code.waitFor()
    await page.keyboard.press('Escape')
    await eventually(countLocks).toBe(0)
  })
})
