import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Analytics } from '#contracts/verification/analytics.ts'
import type { Browser } from '#tests/support/browser/browser.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { fetchTrust } from '#tests/support/server/trust.ts'
import { createProfile, type Profile } from '#tests/support/browser/profile.ts'
import { PASSWORD, register, startKeptServer } from '#tests/support/browser/sign-in.ts'
import type { Server } from '#tests/support/server/server.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { writeQrVideo } from '#tests/pwa/screens/verification/qr-video.ts'
import type { Person } from './journey.ts'
import {
  eventually,
  openWallet,
  readShownCode,
  tokenOf,
  buildIssuer,
  type Issuer,
} from './wallet-holder.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const STUDENT = 'F-1'
const VISITOR = 'J-1'
const BEHIND = "This device's clock is behind. Set date and time to automatic."
const TOO_LONG = 'This device was offline for too long to show credentials without a connection.'

let server: Server
let issuer: Issuer
let holder: Person
let revokedId: string
/** A code that was made an hour before its pass. */
let behind: string
const holders = createProfile()
const officers = createProfile()
const film = join(officers.folder, 'code.y4m')
const browsers: Browser[] = []
let phone: Page
let scanner: Page

beforeAll(async () => {
  server = await startKeptServer()
  issuer = await buildIssuer(server)
  holder = await registerPerson('holder')
  const studentId = await issuer.issue(holder, { type: STUDENT })
  revokedId = await issuer.issue(holder, { type: VISITOR })
  const officer = await registerPerson('officer')
  await Promise.all([visitOnce(holders, holder), visitOnce(officers, officer)])
  behind = await makeBehind(studentId)
  await server.kill('SIGKILL')

  phone = await start(holders)
  scanner = await start(officers, [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
})
afterAll(async () => {
  for (const browser of browsers) await browser.close()
  holders.remove()
  officers.remove()
  await server.close()
})

async function makeBehind(credentialId: string): Promise<string> {
  const client = createHttpClient(server.url)
  await client.post('/api/login', { username: holder.username, password: PASSWORD })
  const device = await buildDevice(client, holder.userId)
  const [issuedAt, expiresAt] = [later(-HOUR_MS), later(7 * MINUTE_MS - HOUR_MS)]
  return device.show(credentialId, { issuedAt, expiresAt })
}

async function registerPerson(username: string): Promise<Person> {
  return { username, userId: await register(server.url, username) }
}

/**
 * Opens the app once on this phone. Waits until the phone has stored all data that it needs without
 * a connection.
 */
async function visitOnce(profile: Profile, person: Person) {
  const browser = await profile.open({ baseURL: server.url })
  const page = await browser.openPage()
  await openWallet(page, person)
  await page.getByText('Offline ready').waitFor()
  await browser.close()
}

async function start(profile: Profile, args: string[] = []): Promise<Page> {
  const browser = await profile.open({
    baseURL: server.url,
    deviceScaleFactor: 2,
    permissions: ['camera'],
    args,
  })
  browsers.push(browser)
  return browser.openPage()
}

/**
 * Sets the clock of the holder's phone to `at`, and lets the phone make a code. Returns the link of
 * this code.
 */
async function showCode(type = STUDENT, at = new Date()): Promise<string> {
  await phone.clock.setFixedTime(at)
  await phone.goto('/wallet')
  const card = phone.getByRole('article').filter({ hasText: type })
  await card.getByRole('button', { name: 'Show QR' }).click()
  await phone.getByText('This code was made on this device').waitFor()
  return readShownCode(phone)
}

/**
 * Shows this code to the camera of the officer's phone. Returns the verdict, the source of the
 * verdict and the text of the screen.
 */
async function scan(link: string, at = new Date()) {
  writeQrVideo(film, link)
  await scanner.clock.setFixedTime(at)
  await scanner.goto('/qr-verify?scan=camera')
  const verdict = scanner.locator('[data-verdict]')
  await verdict.waitFor()
  const source = await scanner.locator('[data-source]').getAttribute('data-source')
  if (source === 'offline') await scanner.getByText('That was').first().waitFor()
  const stamp = await verdict.getAttribute('data-verdict')
  const text = await scanner.locator('main').innerText()
  // Leaves the page. A page with a verdict asks the issuer again later. The issuer's log would then
  // get a second row.
  await scanner.goto('/privacy')
  return { stamp, source, text }
}

function later(ms: number): Date {
  return new Date(Date.now() + ms)
}

/**
 * Waits until the issuer has signed new lists. Then opens the app on the officer's phone, and waits
 * until the phone has stored the new lists.
 */
async function renewList() {
  const held = await listNames()
  const published = async () => [...(await fetchTrust(server.url)).shards.keys()].toSorted()
  await eventually(published).not.toEqual(held)
  const devtools = await scanner.context().newCDPSession(scanner)
  await devtools.send('Network.clearBrowserCache')
  await scanner.clock.setFixedTime(new Date())
  await scanner.goto('/qr-verify')
  await eventually(listNames).toEqual(await published())
  await devtools.detach()
}

/** Returns the names of the lists that the officer's phone stores. */
function listNames(): Promise<string[]> {
  return scanner.evaluate(async () => {
    const opening = indexedDB.open('visa-visitor')
    await new Promise((done) => (opening.onsuccess = done))
    const reading = opening.result.transaction('trust').objectStore('trust').getAllKeys()
    await new Promise((done) => (reading.onsuccess = done))
    opening.result.close()
    const names = reading.result.map(String).filter((id) => id.startsWith('list:'))
    return names.map((id) => id.slice('list:'.length)).toSorted()
  })
}

describe('between two phones without a connection', () => {
  test('the holder finds every credential and its details', async () => {
    await phone.goto('/wallet')
    await phone.getByRole('article').nth(1).waitFor()
    const card = phone.getByRole('article').filter({ hasText: VISITOR })
    await card.getByRole('button', { name: 'Details' }).click()
    await phone.getByRole('dialog').getByText(revokedId).waitFor()
  })

  test('a code that one made is valid to the other, which says how old its list is', async () => {
    const { stamp, source, text } = await scan(await showCode())
    expect([stamp, source]).toEqual(['valid', 'offline'])
    expect(text).toContain('Its list of revocations is of')
  })

  test.each([
    ['whose clock is behind its pass', -HOUR_MS, 'Clock is behind', BEHIND],
    ['that was offline for too long', 8 * 24 * HOUR_MS, 'Offline too long', TOO_LONG],
  ])('a phone %s says so on the button, and makes no code', async (_, by, label, reason) => {
    await phone.clock.setFixedTime(later(by))
    await phone.goto('/wallet')
    const card = phone.getByRole('article').filter({ hasText: STUDENT })
    await phone.getByText(reason).waitFor()
    await card.getByRole('button', { name: label }).click()
    await phone.getByRole('dialog').getByText(reason).waitFor()
    expect(await phone.getByRole('img', { name: 'QR code' }).count()).toBe(0)
    expect(await phone.getByText('Error', { exact: true }).count()).toBe(0)
    await checkAccessibility(phone)
  })

  test('a code of a phone whose clock was behind its pass is told from one that claims too long a life', async () => {
    const { stamp, source, text } = await scan(`${server.url}/verify?token=${behind}`)
    expect([stamp, source]).toEqual(['invalid', 'offline'])
    expect(text).toContain('made before its pass: the clock of that device is behind.')
    expect(text).toContain('Clock behind')
  })

  test('a day and an hour later its signature is valid, and revocation not checked', async () => {
    const tomorrow = later(25 * HOUR_MS)
    const { stamp, text } = await scan(await showCode(STUDENT, tomorrow), tomorrow)
    expect(stamp).toBe('not_checked')
    expect(text).toMatch(/Valid signature, revocation not checked since .*\. Go online to check it/)
  })

  test('codes that are late, early, forged or foreign are told apart', async () => {
    const at = new Date()
    const link = await showCode(STUDENT, at)
    const token = tokenOf(link)
    const forged = token.slice(0, -6) + String(999_999 - Number(token.slice(-6))).padStart(6, '0')

    const late = await scan(link, new Date(at.getTime() + HOUR_MS))
    expect(late.stamp).toBe('expired')
    expect(late.text).toContain(
      "By this device's clock the code ended 53 min ago. If it was made just now, one of the two clocks is wrong.",
    )
    const justOver = await scan(link, new Date(at.getTime() + 11 * MINUTE_MS))
    expect(justOver.stamp).toBe('expired')
    expect(justOver.text).toContain('This code has expired. Ask the holder to show a new one.')
    const early = await scan(link, later(-HOUR_MS))
    expect(early.stamp).toBe('invalid')
    expect(early.text).toContain('one of the two clocks is wrong')
    const altered = await scan(link.replace(token, forged))
    expect(altered.stamp).toBe('invalid')
    expect(altered.text).toContain('was not signed by the device that it belongs to')
    const foreign = await scan(link.replace(token, vectors.presentationText))
    expect(foreign.stamp).toBe('not_checked')
    expect(foreign.text).toContain('names an issuer key that this device has not seen')
  })

  test('a phone whose clock was ten minutes wrong online, and was put right since, judges at both times', async () => {
    await server.restart()
    await visitAhead()
    await server.kill('SIGKILL')
    const unsure = await scan(await showCode())
    expect(unsure.stamp).toBe('not_checked')
    expect(unsure.text).toContain('this device is not sure of the time. Go online once')
    await server.restart()
    // This clock goes on, because a slow answer of the server would differ from a fixed clock.
    await scanner.clock.setSystemTime(new Date())
    await scanner.goto('/qr-verify')
    await eventually(readOffset).toBe('0')
    await server.kill('SIGKILL')
    expect((await scan(await showCode())).stamp).toBe('valid')

    async function visitAhead() {
      await scanner.clock.setFixedTime(later(10 * MINUTE_MS))
      await scanner.goto('/qr-verify')
      await eventually(readOffset).toMatch(/^-\d{6}/)
    }
    function readOffset() {
      return scanner.evaluate(() => localStorage.getItem('clockOffset'))
    }
  })

  test('a phone whose clock was ten minutes wrong online, and was put right since, shows a valid code', async () => {
    await server.restart()
    await phone.clock.setFixedTime(later(10 * MINUTE_MS))
    await phone.goto('/wallet')
    await phone.getByText('minutes ahead').waitFor()
    await server.kill('SIGKILL')
    expect((await scan(await showCode())).stamp).toBe('valid')
  })

  test('after one visit online, a revoked credential and an ended phone are refused', async () => {
    const revoked = await showCode(VISITOR)
    expect((await scan(revoked)).stamp).toBe('valid')
    await server.restart()
    await issuer.revoke(revokedId)
    await renewList()
    await server.kill('SIGKILL')
    const refused = await scan(revoked)
    expect([refused.stamp, refused.source]).toEqual(['invalid', 'offline'])
    expect(refused.text).toContain(
      'Withdrawn: the credential, or the device or code that showed it.',
    )
    expect(refused.text).not.toMatch(/revoked/i)
    expect((await scan(await showCode())).stamp).toBe('valid')

    // Closes the page on the holder's phone. At the next connection, an open page would learn that
    // the device was ended. The page would then show no code.
    await phone.goto('about:blank')
    await server.restart()
    await endPhones()
    await renewList()
    await server.kill('SIGKILL')
    const ended = await scan(await showCode())
    expect([ended.stamp, ended.source]).toEqual(['invalid', 'offline'])
    expect(ended.text).toContain('Withdrawn: the credential, or the device or code that showed it.')
  })

  test("what was verified meanwhile is in the issuer's log once there is a connection", async () => {
    await server.restart()
    await scanner.clock.setFixedTime(new Date())
    await scanner.goto('/qr-verify')
    await eventually(async () => {
      const { body } = await issuer.admin.get('/api/admin/analytics')
      return (body as Analytics).results
    }).toEqual({ valid: 5, revoked: 0, expired: 0, invalid: 8, sample: 0 })
  })
})

/**
 * Ends all devices of the holder from another browser. A holder who has lost the phone does the
 * same.
 */
async function endPhones() {
  const client = createHttpClient(server.url)
  await client.post('/api/login', { username: holder.username, password: PASSWORD })
  const { body } = await client.get('/api/visa/devices')
  for (const { deviceId } of body as { deviceId: string }[]) {
    expect((await client.delete(`/api/visa/devices/${deviceId}`)).status).toBeLessThan(300)
  }
}
