import QRCode from 'qrcode'
import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import type { Server } from '#tests/support/server/server.ts'
import { startOwn } from './journey.ts'
import { HOLDER_NAME, openWallet, test as onPhone, type Holder } from './wallet-holder.ts'

const LARGER_THAN_A_PICTURE = 11 * 1024 * 1024

const test = onPhone
  .extend('server', { scope: 'file' }, startOwn)
  .extend('opening', ({ profile }) => profile.opening)

test.afterEach(async ({ server }) => {
  const { exitCode, signalCode } = server.process
  if (exitCode !== null || signalCode !== null) await server.restart()
})

async function mint({ url }: Server, holder: Holder): Promise<{ token: string; qrUrl: string }> {
  const client = createHttpClient(url)
  await client.post('/api/login', { username: holder.username, password: PASSWORD })
  const path = `/api/visa/credentials/${encodeURIComponent(holder.credentialId)}/tokens`
  const { body } = await client.post(path, { expiresInMinutes: 15 })
  const { token } = body as { token: string }
  return { token, qrUrl: `${url}/verify?token=${token}` }
}

/**
 * Returns the rows of a table in this database of the device. Returns no rows if the database does
 * not exist, because opening it would create an empty one.
 */
function rowsOf(page: Page, database: string, table: string): Promise<unknown[]> {
  return page.evaluate(
    async ([name, store]) => {
      const isThere = (await indexedDB.databases()).some((one) => one.name === name)
      if (!isThere) return []
      return new Promise<unknown[]>((done) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => {
            opening.result.close()
            done(reading.result)
          }
        }
      })
    },
    [database, table] as const,
  )
}

/** Runs in the page. Counts the page's questions to the service worker about missing files. */
function countLooks() {
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = function (message: unknown, transfer: unknown) {
    const before = Number(sessionStorage.getItem('looks'))
    if (message === 'find missing') sessionStorage.setItem('looks', String(before + 1))
    Reflect.apply(postMessage, this, [message, transfer])
  }
}

function readLooks(page: Page) {
  return page.evaluate(() => Number(sessionStorage.getItem('looks')))
}

const ready = (page: Page) => page.getByText('Offline ready')

describe('a holder', () => {
  test('hears "Offline ready", and then finds the wallet after everything was killed', async ({
    server,
    holder,
    profile,
    browser,
    openBrowser,
  }) => {
    const visit = await browser.openPage()
    await openWallet(visit, holder)
    await ready(visit).waitFor()
    expect((await rowsOf(visit, `visa-${holder.userId}`, 'passes')).length).toBe(1)
    expect((await rowsOf(visit, 'visa-visitor', 'trust')).length).toBeGreaterThan(0)

    await server.kill('SIGKILL')
    await profile.kill(browser)
    const page = await (await openBrowser()).openPage()
    const startedAt = Date.now()
    await page.goto('/wallet')
    await page.getByRole('heading', { name: HOLDER_NAME }).waitFor()
    expect(Date.now() - startedAt).toBeLessThan(10_000)
    await page.getByRole('button', { name: 'Show QR' }).click()
    await page.getByText('This code was made on this device').waitFor()
  })

  test('does not hear it while the list that verifying needs is missing', async ({
    holder,
    page,
  }) => {
    await page.context().route('**/api/trust', (route) => route.abort())
    await page.addInitScript(countLooks)
    await openWallet(page, holder)
    await waitForWorker(page)
    await expect
      .poll(async () => (await rowsOf(page, `visa-${holder.userId}`, 'passes')).length)
      .toBe(1)
    await expect.poll(async () => (await rowsOf(page, 'visa-visitor', 'content')).length).toBe(1)
    const answered = await page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel()
      const answer = new Promise((done) => (port1.onmessage = ({ data }) => done(data)))
      navigator.serviceWorker.controller?.postMessage('find missing', [port2])
      return answer
    })
    expect(answered).toEqual([])
    const looks = await readLooks(page)
    // The page asks for missing files again and again until it shows "Offline ready". Two more
    // questions mean that the page has not accepted the first answer.
    await expect.poll(() => readLooks(page)).toBeGreaterThan(looks + 1)
    expect(await ready(page).count()).toBe(0)

    await page.context().unroute('**/api/trust')
    await page.reload()
    await ready(page).waitFor()
  })
})

describe('a verifier who was without a connection', () => {
  test('has the verdict told to the issuer as soon as the server is back', async ({
    server,
    holder,
    page,
  }) => {
    const { token } = await mint(server, holder)
    await openWallet(page, holder)
    await ready(page).waitFor()
    await server.kill('SIGKILL')
    await page.goto(`/qr-verify`)
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.locator('[data-source="offline"]').waitFor()
    const database = `visa-${holder.userId}`
    await expect.poll(async () => (await rowsOf(page, database, 'outbox')).length).toBe(1)

    await server.restart()
    await expect.poll(async () => (await rowsOf(page, database, 'outbox')).length).toBe(0)
  })
})

describe('a picture that is sent to the scanner', () => {
  /**
   * Posts a picture to the scanner. A phone's share sheet sends the same request, and a form on any
   * other site can send it too.
   */
  async function send(page: Page, { url }: Server, bytes: Uint8Array) {
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
        action: `${url}/qr-verify`,
      },
    )
    await page.waitForURL(`${url}/**`)
  }

  async function openElsewhere(page: Page) {
    const elsewhere = 'http://elsewhere.example/'
    await page
      .context()
      .route(elsewhere, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }),
      )
    await page.goto(elsewhere)
  }

  const isKept = (page: Page) => page.evaluate(() => caches.has('shared image'))

  test('by another app is read once', async ({ server, holder, page }) => {
    const { qrUrl } = await mint(server, holder)
    const picture = await QRCode.toBuffer(qrUrl, { width: 500 })
    await openWallet(page, holder)
    await waitForWorker(page)
    await send(page, server, picture)

    await page.locator('[data-verdict="valid"]').waitFor()
    expect(new URL(page.url()).searchParams.has('shared')).toBe(false)
    expect(await isKept(page)).toBe(false)
  })

  test('by another site is refused in words, and not kept, when it has too many bytes', async ({
    server,
    holder,
    page,
  }) => {
    await openWallet(page, holder)
    await waitForWorker(page)
    await openElsewhere(page)
    await send(page, server, new Uint8Array(LARGER_THAN_A_PICTURE))
    await page.getByText('The file has more than 10 MB.').first().waitFor()
    expect(new URL(page.url()).searchParams.has('shared')).toBe(false)
    expect(await isKept(page)).toBe(false)
  })
})
