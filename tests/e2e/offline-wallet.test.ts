import QRCode from 'qrcode'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import type { Browser } from '#tests/support/browser/browser.ts'
import { createProfile, type Profile } from '#tests/support/browser/profile.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import {
  HOLDER_NAME,
  openWallet,
  startWalletServer,
  type Holder,
  type WalletServer,
} from './wallet-holder.ts'

const LARGER_THAN_A_PICTURE = 11 * 1024 * 1024

let wallet: WalletServer
let holder: Holder
let credentialId: string
let profile: Profile
let browser: Browser
let page: Page

beforeAll(async () => {
  wallet = await startWalletServer()
})
afterAll(() => wallet.server.close())

beforeEach(async () => {
  holder = await wallet.register()
  credentialId = await wallet.issue(holder)
  profile = createProfile()
  await open()
})
afterEach(async () => {
  await browser.close()
  profile.remove()
  if (isDown()) await wallet.server.restart()
})

async function open() {
  browser = await profile.open({ baseURL: wallet.server.url })
  page = await browser.openPage()
}

function isDown() {
  const { exitCode, signalCode } = wallet.server.process
  return exitCode !== null || signalCode !== null
}

async function mint(): Promise<{ token: string; qrUrl: string }> {
  const client = createHttpClient(wallet.server.url)
  await client.post('/api/login', { username: holder.username, password: PASSWORD })
  const path = `/api/visa/credentials/${encodeURIComponent(credentialId)}/tokens`
  const { body } = await client.post(path, { expiresInMinutes: 15 })
  const { token } = body as { token: string }
  return { token, qrUrl: `${wallet.server.url}/verify?token=${token}` }
}

/** What is kept in a table of somebody's database on this device. */
function rowsOf(database: string, table: string): Promise<unknown[]> {
  return page.evaluate(
    ([name, store]) =>
      new Promise<unknown[]>((done) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            done(reading.result)
          }
        }
      }),
    [database, table] as const,
  )
}

const ready = () => page.getByText('Offline ready')

describe('a holder', () => {
  test('hears "Offline ready", and then finds the wallet after everything was killed', async () => {
    await openWallet(page, holder)
    await ready().waitFor({ timeout: 60_000 })
    expect((await rowsOf(`visa-${holder.userId}`, 'passes')).length).toBe(1)
    expect((await rowsOf('visa-visitor', 'trust')).length).toBe(1)

    await wallet.server.kill('SIGKILL')
    await profile.kill(browser)
    await open()
    const startedAt = Date.now()
    await page.goto('/wallet')
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on your phone').waitFor()
  })

  test('does not hear it while the list that verifying needs is missing', async () => {
    await browser.context.route('**/api/trust', (route) => route.abort())
    await openWallet(page, holder)
    await waitForWorker(page)
    await expect.poll(async () => (await rowsOf(`visa-${holder.userId}`, 'passes')).length).toBe(1)
    const answered = await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise((done) => (port1.onmessage = ({ data }) => done(data)))
      navigator.serviceWorker.controller?.postMessage('find missing', [port2])
      return answer
    })
    expect(answered).toEqual([])
    await expect(ready().waitFor({ timeout: 8000 })).rejects.toThrow('Timeout')

    await browser.context.unroute('**/api/trust')
    await page.reload()
    await ready().waitFor({ timeout: 60_000 })
  })
})

describe('a verifier who was without a connection', () => {
  test('has the verdict told to the issuer as soon as the server is back', async () => {
    const { token } = await mint()
    await openWallet(page, holder)
    await ready().waitFor({ timeout: 60_000 })
    await wallet.server.kill('SIGKILL')
    await page.goto(`/qr-verify`)
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.locator('[data-source="offline"]').waitFor()
    const database = `visa-${holder.userId}`
    await expect.poll(async () => (await rowsOf(database, 'outbox')).length).toBe(1)

    await wallet.server.restart()
    await expect
      .poll(async () => (await rowsOf(database, 'outbox')).length, { timeout: 90_000 })
      .toBe(0)
  })
})

describe('a picture that is sent to the scanner', () => {
  /** As another app's share sheet sends it, and as the form of any site can. */
  async function send(bytes: Uint8Array) {
    await page.evaluate(
      ({ base64, action }) => {
        const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        const form = document.createElement('form')
        form.method = 'POST'
        form.action = action
        form.enctype = 'multipart/form-data'
        const input = document.createElement('input')
        input.type = 'file'
        input.name = 'image'
        const files = new DataTransfer()
        files.items.add(new File([content], 'code.png', { type: 'image/png' }))
        input.files = files.files
        form.append(input)
        document.body.append(form)
        form.submit()
      },
      {
        base64: Buffer.from(bytes).toString('base64'),
        action: `${wallet.server.url}/qr-verify`,
      },
    )
    await page.waitForURL(`${wallet.server.url}/**`)
  }

  async function openElsewhere() {
    const elsewhere = 'http://elsewhere.example/'
    await browser.context.route(elsewhere, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }),
    )
    await page.goto(elsewhere)
  }

  const isKept = () => page.evaluate(() => caches.has('shared image'))

  test('by another app is read once', async () => {
    const { qrUrl } = await mint()
    const picture = await QRCode.toBuffer(qrUrl, { width: 500 })
    await openWallet(page, holder)
    await waitForWorker(page)
    await send(picture)

    await page.locator('[data-verdict="valid"]').waitFor()
    expect(new URL(page.url()).searchParams.has('shared')).toBe(false)
    expect(await isKept()).toBe(false)
  })

  test('by another site is not kept for later when it is larger than a picture may be', async () => {
    await page.goto('/')
    await waitForWorker(page)
    await openElsewhere()
    await send(new Uint8Array(LARGER_THAN_A_PICTURE))
    await page.getByRole('heading', { name: 'Authentication Required' }).waitFor()
    expect(await isKept()).toBe(false)
  })

  test.each([
    ['bytes', new Uint8Array(LARGER_THAN_A_PICTURE), 'The file has more than 10 MB.'],
    ['pixels', headerOfPng(12_000, 12_000), 'The picture has more than 25 megapixels.'],
  ])('is refused in words when it has too many %s', async (_, bytes, sentence) => {
    await openWallet(page, holder)
    await waitForWorker(page)
    await openElsewhere()
    await send(bytes)
    await page.getByText(sentence).first().waitFor()
    expect(new URL(page.url()).searchParams.has('shared')).toBe(false)
    expect(await isKept()).toBe(false)
  })
})

/** The first bytes of a picture of that size: all that has to be there for the size to be known. */
function headerOfPng(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(33)
  header.write('89504e470d0a1a0a0000000d49484452', 'hex')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}
