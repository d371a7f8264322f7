import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import { readQr } from '#tests/pwa/screens/wallet/read-qr.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import type { Opening } from '#tests/support/browser/browser.ts'
import { signIn, signInAdministrator } from '#tests/support/browser/sign-in.ts'
import { test as journey, type Person, type Site } from './journey.ts'

const DAY_MS = 86_400_000
export const HOLDER_NAME = 'Sample Traveller'

const PHONE: Opening = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  permissions: ['clipboard-read', 'clipboard-write', 'screen-wake-lock'],
}

export interface Issuer {
  admin: HttpClient
  /** Issues a credential, and returns its id. */
  issue(
    person: Person,
    credential?: { type?: CredentialType; expiresInDays?: number },
  ): Promise<string>
  revoke(credentialId: string): Promise<void>
  /** Returns the server's verdict on the text of a code. */
  verify(qrData: string): Promise<string>
}

export interface Holder extends Person {
  credentialId: string
}

/** Provides the browser of a phone, and a holder of one credential. */
export const test = journey
  .extend('opening', PHONE)
  .extend('issuer', { scope: 'file' }, ({ server }) => buildIssuer(server))
  .extend('holder', async ({ issuer, person }): Promise<Holder> => {
    return { ...person, credentialId: await issuer.issue(person) }
  })

export async function buildIssuer({ url }: Site): Promise<Issuer> {
  const admin = await signInAdministrator(url)
  return {
    admin,
    issue: async ({ userId }, { type = 'F-1', expiresInDays = 45 } = {}) => {
      const issued = await expectStatus<{ credential: { credentialId: string } }>(
        admin.post('/api/admin/credentials/issue', {
          userId,
          credentialType: type,
          holderName: HOLDER_NAME,
          passportLastFour: '1234',
          issueDate: dayOf(new Date(Date.now() - 100 * DAY_MS)),
          expiryDate: dayOf(new Date(Date.now() + expiresInDays * DAY_MS)),
        }),
        200,
      )
      return issued.credential.credentialId
    },
    revoke: async (credentialId) => {
      const path = `/api/admin/credentials/${encodeURIComponent(credentialId)}/revoke`
      await expectStatus(admin.post(path, { reasonCode: 4, reason: 'Wrong dates' }), 200)
    },
    verify: async (qrData) => {
      const answer = await expectStatus<{ verificationResult: { status: string } }>(
        createHttpClient(url).post('/api/visa/verify/qr', { qrData }),
        200,
      )
      return answer.verificationResult.status
    },
  }
}

async function expectStatus<Body>(
  asking: ReturnType<HttpClient['get']>,
  status: number,
): Promise<Body> {
  const reply = await asking
  expect(reply).toMatchObject({ status })
  return reply.body as Body
}

/** Repeats the reading until the assertion holds. A busy machine can need more than one reading. */
export function eventually<Value>(read: () => Value) {
  return expect.poll(read)
}

export async function openWallet(page: Page, { username }: Person): Promise<void> {
  await signIn(page, { username }, '/wallet')
  await page.getByRole('heading', { name: 'Wallet', exact: true }).waitFor()
}

/** Makes every call to the API fail. The browser still reports a network connection. */
export function cutOff(page: Page) {
  return page.context().route(API, (route) => route.abort())
}

export function reconnect(page: Page) {
  return page.context().unroute(API)
}

const API = '**/api/**'

/**
 * Waits until this device has stored this number of passes. A device with passes can show codes
 * without a connection.
 */
export async function waitForPass(page: Page, passes = 1): Promise<void> {
  await eventually(() => page.evaluate(countPasses)).toBe(passes)
}

/** Runs in the browser. Returns the number of passes in the holder's database. */
export async function countPasses(): Promise<number> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name)
  const name = names.find((candidate) => /^visa-[0-9a-f]{8}/.test(candidate))
  if (!name) return 0
  const opening = indexedDB.open(name)
  await new Promise((done) => (opening.onsuccess = done))
  const counting = opening.result.transaction('passes').objectStore('passes').count()
  await new Promise((done) => (counting.onsuccess = done))
  opening.result.close()
  return counting.result
}

/** Reads the code from a picture of the screen. Returns the link in the code. */
export async function readShownCode(page: Page, label = 'QR code'): Promise<string> {
  const code = page.getByRole('img', { name: label })
  await code.scrollIntoViewIfNeeded()
  const link = await readQr(new Uint8Array(await code.screenshot({ scale: 'device' })))
  expect(link).toBeDefined()
  return link ?? ''
}

export function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? ''
}

/**
 * Counts the wake locks of a page, and must be called before the page loads. The returned function
 * returns the number of wake locks that the page holds at the time of the call.
 */
export async function watchWakeLocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = new Set<WakeLockSentinel>()
    const { wakeLock } = navigator
    const request = wakeLock.request.bind(wakeLock)
    wakeLock.request = async (type) => {
      const lock = await request(type)
      held.add(lock)
      return lock
    }
    const count = () => [...held].filter(({ released }) => !released).length
    Object.assign(window, { countWakeLocks: count })
  })
  return () => page.evaluate('countWakeLocks()')
}
