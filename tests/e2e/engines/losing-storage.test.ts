import { describe, expect } from 'vitest'
import { openPage, type EnginePage } from '#tests/support/browser/engines/page.ts'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import { HOLDER_NAME } from '../wallet-holder.ts'
import { test as inEngines, waitForWorker } from './device.ts'
import { readCode } from './read-code.ts'

/** Matches the messages of the browser and of Dexie about the lost storage. */
const FORGIVEN = /Indexed Database server lost|Workaround for Chrome/

/**
 * Opens a separate browser for each test. A test kills the storage process of its own browser only.
 */
const test = inEngines.extend('phone', async ({ server }, { onCleanup }) => {
  const page = await openPage('webkit', server.url)
  onCleanup(async () => {
    const complaints = page.readComplaints()
    await page.close()
    expect(complaints.filter((complaint) => !FORGIVEN.test(complaint))).toEqual([])
  })
  await page.resize(390, 844)
  return page
})

const LOST = 'The browser lost its connection to the storage of this app.'
const IN_DIALOG = { within: 'dialog' }

/**
 * Waits until the page has reloaded by itself and shows the holder's credential. Expects that the
 * page never said that the wallet was cleared, or that the browser does not let it store data.
 */
async function comesBack(page: EnginePage) {
  const seen: string[] = []
  await page.until(async () => {
    const [text, isOther] = await readPage(page)
    seen.push(text)
    return isOther && text.includes(HOLDER_NAME)
  })
  expect(seen.filter((text) => /cleared|does not let/.test(text))).toEqual([])
}

function readPage(page: EnginePage) {
  return page.evaluate(
    () => [document.body.innerText, !('isBefore' in globalThis)] as [string, boolean],
  )
}

/** Kills the browser process that stores this page's databases. */
async function loseStorage(page: EnginePage) {
  await page.evaluate(() => {
    Object.assign(globalThis, { isBefore: true })
  })
  await page.loseStorage?.()
}

describe('a wallet whose storage the browser has lost', () => {
  test('is whole again by itself without a connection, and shows codes', async ({
    server,
    holder,
    issuer,
    phone,
  }) => {
    await signIn(phone, holder, '/wallet')
    await waitForWorker(phone)
    await server.kill('SIGKILL')
    await loseStorage(phone)
    await comesBack(phone)
    await phone.press('Show QR')
    await phone.see('This code was made on this device')
    const shown = await readCode(phone)
    await server.restart()
    expect(await issuer.verify(shown)).toBe('valid')
  })

  test('shows a code of the server under a code, and comes back when that is closed', async ({
    holder,
    issuer,
    phone,
  }) => {
    await signIn(phone, holder, '/wallet')
    await waitForWorker(phone)
    await phone.press('Show QR')
    await phone.see('This code was made on this device')
    await loseStorage(phone)
    await phone.see(LOST, 'dialog')
    await phone.press('Refresh', IN_DIALOG)
    await phone.see('The server made this code')
    expect(await issuer.verify(await readCode(phone))).toBe('valid')
    await phone.press('Close', IN_DIALOG)
    await comesBack(phone)
  })

  test('comes back without a connection at a press under a code', async ({
    server,
    holder,
    phone,
  }) => {
    await signIn(phone, holder, '/wallet')
    await waitForWorker(phone)
    await server.kill('SIGKILL')
    await phone.press('Show QR')
    await phone.see('This code was made on this device')
    await loseStorage(phone)
    await phone.press('Reload', IN_DIALOG)
    await comesBack(phone)
    await phone.press('Show QR')
    await phone.see('This code was made on this device')
    await server.restart()
  })
})
