import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import QRCode from 'qrcode'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { qrSegments } from '#contracts/presentation/qr.ts'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser.ts'
import { writeQrVideo } from '#tests/pwa/verification/qr-video.ts'
import {
  ADMIN,
  complaintsOf,
  HOLDER,
  openScene,
  type Scene,
} from '#tests/pwa/verification/scene.ts'

const READ_WITHIN_MS = 20_000

let scene: Scene
let folder = ''
let credentialId = ''
let browser: Browser
let page: Page

beforeAll(async () => {
  scene = await openScene()
  credentialId = await scene.issue()
  folder = mkdtempSync(join(tmpdir(), 'visa-scanner-'))
})

afterAll(async () => {
  await scene.close()
  rmSync(folder, { recursive: true, force: true })
})

async function openCenter(
  user: { username: string; password: string },
  { args = [] as string[], permissions = [] as string[], search = '' } = {},
) {
  browser = await openBrowser({
    baseURL: scene.server.url,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    args,
    permissions,
  })
  page = await browser.openPage(`/auth?next=${encodeURIComponent(`/qr-verify${search}`)}`)
  await page.getByLabel('Username').fill(user.username)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'QR Verification Center' }).waitFor()
}

async function closeCenter() {
  const complaints = complaintsOf(browser)
  await browser.close()
  expect(complaints).toEqual([])
}

async function waitForStamp(verdict: string) {
  await page.locator(`[data-verdict="${verdict}"]`).waitFor({ timeout: READ_WITHIN_MS })
}

/** All keys are on their way before the first has arrived, as fast as a scanner sends them. */
async function typeAsScanner(text: string) {
  const keyboard = await browser.context.newCDPSession(page)
  await Promise.all(
    Array.from(text).map((key) =>
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
    ),
  )
  await keyboard.detach()
}

function toast(text: string) {
  return page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .getByText(text, { exact: true })
    .first()
}

describe('a verifier who pastes or scans by keyboard', () => {
  beforeEach(async () => {
    await openCenter(HOLDER, { permissions: ['clipboard-read', 'clipboard-write'] })
    return closeCenter
  })

  test('reads the verdict in place of the scanner, and goes on with one key', async () => {
    const { verificationUrl } = await scene.mint(credentialId)
    await page.getByLabel('QR code data').fill(verificationUrl)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await waitForStamp('valid')
    await toast('Verification Successful').waitFor()
    await toast('Valid F-1 credential verified').waitFor()
    await checkAccessibility(page)

    await page.keyboard.press('Enter')
    const field = page.getByLabel('QR code data')
    await field.waitFor()
    expect(await field.inputValue()).toBe('')
    expect(await page.locator('[data-verdict]').count()).toBe(0)
  })

  test('hears the verdict spoken', async () => {
    const { token } = await scene.mint(credentialId)
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    const spoken = page.getByRole('status').filter({ hasText: 'Valid. F-1 Student, holder T H.' })
    await spoken.waitFor({ state: 'attached' })
  })

  test('is told what is wrong with the input or the clipboard', async () => {
    expect(await page.getByRole('button', { name: 'Verify Credential' }).isDisabled()).toBe(true)
    await page.getByLabel('QR code data').fill('   ')
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await toast('Invalid Input').waitFor()
    await toast('Please enter QR code data').waitFor()

    await page.evaluate(() => navigator.clipboard.writeText(''))
    await page.getByRole('button', { name: 'Paste from Clipboard' }).click()
    await toast('No Data').waitFor()
    await toast('Clipboard is empty').waitFor()

    await browser.context.clearPermissions()
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.getByRole('button', { name: 'Paste from Clipboard' }).click()
    await toast('Clipboard Access Failed').waitFor()
    await toast('Unable to read from clipboard').waitFor()
  })

  test('fills the field from the clipboard and empties it again', async () => {
    const { token } = await scene.mint(credentialId)
    await page.evaluate((text) => navigator.clipboard.writeText(text), token)
    await page.getByRole('button', { name: 'Paste from Clipboard' }).click()
    const field = page.getByLabel('QR code data')
    await expect.poll(() => field.inputValue()).toBe(token)
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(await field.inputValue()).toBe('')
  })

  test('needs no field for a scanner that types', async () => {
    const { token } = await scene.mint(credentialId)
    await page.getByRole('tab', { name: 'Upload Image' }).click()
    await typeAsScanner(token)
    await page.keyboard.press('Enter')
    await waitForStamp('valid')
  })

  test('may scan the next one over the last verdict, and without an Enter', async () => {
    const good = await scene.mint(credentialId)
    const revokedId = await scene.issue({ credentialType: 'J-1' })
    const revoked = await scene.mint(revokedId)
    await scene.revoke(revokedId)
    await typeAsScanner(good.token)
    await page.keyboard.press('Enter')
    await waitForStamp('valid')

    // The address too, as a scanner of another country's keyboard types it.
    const typed = revoked.verificationUrl.replace('://', 'Ö--').replace('?', '_').replace('=', '´')
    await typeAsScanner(typed)
    await waitForStamp('revoked')
    await toast('Verification Failed').waitFor()
    await page.keyboard.press('n')
    await page.getByLabel('QR code data').waitFor()
    expect(await page.getByText('Verification Failed').count()).toBe(0)
  })

  test('leaves no verdict on the screen for longer than half a minute', async () => {
    const { token } = await scene.mint(credentialId)
    await page.clock.install()
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.clock.runFor(1000)
    await waitForStamp('valid')
    await page.clock.runFor(31_000)
    await page.getByLabel('QR code data').waitFor()
  })

  test('may keep a verdict on the screen', async () => {
    const { token } = await scene.mint(credentialId)
    await page.clock.install()
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await page.clock.runFor(1000)
    await waitForStamp('valid')
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.clock.runFor(60_000)
    await waitForStamp('valid')
  })

  test('can try again when the server refused', async () => {
    const { token } = await scene.mint(credentialId)
    const refusal = { status: 500, body: 'no' }
    await page.route('**/api/visa/verify/qr', (route) => route.fulfill(refusal), { times: 1 })
    await page.getByLabel('QR code data').fill(token)
    await page.getByRole('button', { name: 'Verify Credential' }).click()
    await toast('Verification Error').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await waitForStamp('valid')
  })

  test('keeps a verdict reached without the network until it can be told', async () => {
    const { token } = await scene.mint(credentialId)
    await expect.poll(() => countRows('visa-visitor', 'trust')).toBe(1)
    await page.route(/\/api\/(visa\/verify\/qr|sync)$/, (route) => route.abort())
    await typeAsScanner(token)
    await page.keyboard.press('Enter')
    await page.locator('[data-source="offline"]').waitFor()
    await waitForStamp('valid')
    const { id } = (await page.evaluate(() => fetch('/api/user').then((all) => all.json()))) as {
      id: string
    }
    expect(await countRows(`visa-${id}`, 'outbox')).toBe(1)
  })
})

function countRows(database: string, table: string): Promise<number> {
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

describe('a verifier who uploads a picture', () => {
  beforeEach(async () => {
    await openCenter(HOLDER, { search: '?scan=image' })
    return closeCenter
  })

  async function upload(name: string, mimeType: string, buffer: Buffer) {
    await page.getByLabel('Choose a picture of the code').setInputFiles({ name, mimeType, buffer })
  }

  test('gets the verdict on the code in it, from a reader of our own', async () => {
    const { verificationUrl } = await scene.mint(credentialId)
    const foreign: string[] = []
    page.on('request', (request) => {
      const address = request.url()
      if (!/^(blob|data):/.test(address) && !address.startsWith(scene.server.url)) {
        foreign.push(address)
      }
    })
    await upload('code.png', 'image/png', await drawPng(verificationUrl))
    await waitForStamp('valid')
    expect(foreign).toEqual([])
  })

  test('is told plainly about files that hold no code', async () => {
    await upload('code.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    await toast('Invalid File').waitFor()
    await toast('Please select an image file').waitFor()

    await upload('big.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1))
    await toast('Image too large').waitFor()

    await upload('empty.png', 'image/png', buildPng(64, 64))
    await toast('No QR code found').waitFor()
    await checkAccessibility(page)
  })

  test('is told at once about a picture that would fill the memory', async () => {
    await upload('bomb.png', 'image/png', buildPng(12_000, 12_000, 16))
    await page.getByText('The picture has more than 25 megapixels.').first().waitFor()
  })

  test('is told about a picture whose rest is missing', async () => {
    await upload('cut.png', 'image/png', buildPng(500, 500).subarray(0, 60))
    await toast('Image cannot be read').waitFor()
  })
})

describe('a verifier with a camera', () => {
  test('gets the verdict as soon as the code is in the picture', async () => {
    const { verificationUrl } = await scene.mint(credentialId)
    const video = join(folder, 'code.y4m')
    writeQrVideo(video, verificationUrl)
    await openCenter(HOLDER, {
      permissions: ['camera'],
      args: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${video}`,
      ],
    })
    await page.getByRole('tab', { name: 'Camera Scan' }).click()
    await waitForStamp('valid')
    await closeCenter()
  })

  test('is told the next step when the camera is refused', async () => {
    await openCenter(HOLDER, {
      search: '?scan=camera',
      args: ['--use-fake-ui-for-media-stream=deny', '--use-fake-device-for-media-stream'],
    })
    await page.getByText('The camera was refused').waitFor()
    await checkAccessibility(page)
    await closeCenter()
  })

  test('is told the next step when there is no camera', async () => {
    await openCenter(HOLDER, { search: '?scan=camera', permissions: ['camera'] })
    await page.getByText('No camera found').waitFor()
    await closeCenter()
  })
})

describe('the other tabs', () => {
  test('make a code for a credential of the holder, which verifies', async () => {
    await openCenter(HOLDER, {
      search: '?tab=generate',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page
      .getByRole('button', { name: /F-1 Student/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Generate QR Code' }).click()
    await toast('QR Code Generated').waitFor()
    await toast('Valid for 7 minutes').waitFor()
    await page.getByRole('img', { name: 'QR code of the credential' }).waitFor()
    await checkAccessibility(page)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^visa-qr-[0-9a-f-]{36}-2.*\.png$/)

    await page.getByRole('button', { name: 'Copy Link' }).click()
    await toast('Link Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto(new URL(link).pathname + new URL(link).search)
    await waitForStamp('valid')
    await closeCenter()
  })

  test('say why no code could be made, and try again', async () => {
    await openCenter(HOLDER, { search: '?tab=generate' })
    await page
      .getByRole('button', { name: /F-1 Student/ })
      .first()
      .click()
    const refusal = { status: 500, body: 'no' }
    await page.route('**/api/visa/qr/**', (route) => route.fulfill(refusal), { times: 1 })
    await page.getByRole('button', { name: 'Generate QR Code' }).click()
    await toast('QR Generation Failed').waitFor()
    await toast('Failed to generate QR code').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('img', { name: 'QR code of the credential' }).waitFor()
    await closeCenter()
  })

  test('let administrators verify a list and take it away as a table', async () => {
    const revokedId = await scene.issue({ credentialType: 'L-1' })
    await scene.revoke(revokedId)
    const { token } = await scene.mint(credentialId)
    await openCenter(ADMIN, { search: '?tab=batch' })
    await page.getByRole('button', { name: 'Verify Batch' }).click()
    await toast('No Credentials').waitFor()
    await page.getByLabel('Credential ID or QR data').fill(credentialId)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await toast('Credentials Added').waitFor()
    await page.getByLabel('Several at once').fill(`\n${revokedId}\n\n${token}\nno-such-id\n`)
    await page.getByRole('button', { name: 'Add All' }).click()
    await page.getByText('(4 of 20)').waitFor()
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Verify Batch' }).click()

    await page.getByRole('table').waitFor()
    const statuses = await page.getByRole('row').locator('td:nth-child(3)').allTextContents()
    expect(statuses).toEqual(['Valid', 'Revoked', 'Valid', 'Not Found'])
    await checkAccessibility(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await downloading).suggestedFilename()).toBe('batch-verification.csv')
    await toast('Export Complete').waitFor()
    await closeCenter()
  })

  test('take twenty entries and no more', async () => {
    await openCenter(ADMIN, { search: '?tab=batch' })
    const lines = Array.from({ length: 21 }, (_, at) => `id-${String(at)}`)
    await page.getByLabel('Several at once').fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Add All' }).click()
    await toast('Batch Size Limit').waitFor()
    await toast('Maximum batch size is 20 credentials').waitFor()
    await page.getByText('(20 of 20)').waitFor()
    await closeCenter()
  })

  test('keep batches to administrators, and lead each back to where they came from', async () => {
    await openCenter(HOLDER, { search: '?tab=batch' })
    expect(await page.getByRole('tab', { name: 'Batch Verify' }).isDisabled()).toBe(true)
    await page.getByLabel('QR code data').waitFor()
    await page.getByRole('tab', { name: 'Help & Info' }).click()
    await page.getByText('50 requests per 5 minutes').waitFor()
    await checkAccessibility(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/wallet')
    await closeCenter()
  })
})

function drawPng(url: string): Promise<Buffer> {
  return QRCode.toBuffer(qrSegments(url), { errorCorrectionLevel: 'M', scale: 4 })
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** White; `rows` of it are really there. */
function buildPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const pixels = deflateSync(
    Buffer.alloc((width + 1) * rows, 255).map((byte, at) => (at % (width + 1) === 0 ? 0 : byte)),
  )
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')])
}

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  let crc = 0xffffffff
  for (const byte of body) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return Buffer.concat([length, body, sum])
}
