import { describe, expect } from 'vitest'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import { HOLDER_NAME } from '../wallet-holder.ts'
import { ENGINES, expectWhole, test, waitForPass, waitForWorker } from './device.ts'
import { readCode } from './read-code.ts'

const PIN = '271828'
const HOUR_MS = 3_600_000

/** Runs in the page. */
function turnClock(by: number) {
  const now = Date.now.bind(Date)
  Date.now = () => now() + by
}

describe.each(ENGINES)('in %s a holder', (engine) => {
  test('shows a code that a reader reads off the screen, online and offline', async ({
    server,
    holder,
    issuer,
    open,
  }) => {
    const page = await open(engine)
    await signIn(page, holder, '/wallet')
    await waitForWorker(page)
    await page.press('Show QR')
    await page.find('img', 'QR code')
    await expectWhole(page)
    expect(await issuer.verify(await readCode(page))).toBe('valid')

    await server.kill('SIGKILL')
    await page.reload()
    await page.see(HOLDER_NAME)
    await page.press('Show QR')
    await page.see('This code was made on this device')
    const shown = await readCode(page)
    await server.restart()
    expect(await issuer.verify(shown)).toBe('valid')
  })

  test('with a clock that is behind, or too long offline, reads so on the button and gets no code', async ({
    server,
    holder,
    open,
  }) => {
    const page = await open(engine)
    await signIn(page, holder, '/wallet')
    await waitForWorker(page)
    await server.kill('SIGKILL')
    await page.reload()
    await page.see(HOLDER_NAME)
    for (const [by, label, reason] of [
      [
        -HOUR_MS,
        'Clock is behind',
        "This device's clock is behind. Set date and time to automatic.",
      ],
      [9 * 24 * HOUR_MS, 'Offline too long', 'This device was offline for too long'],
    ] as const) {
      await page.evaluate(turnClock, by)
      // The wallet looks at the clock when it is shown again, and each minute.
      await page.press('Help')
      await page.press('Close')
      await expectWhole(page)
      await page.press(label)
      await page.see(reason, 'dialog')
      await page.press('Close')
    }
  })

  test('holds the phone sideways, and the whole code can be read', async ({
    holder,
    issuer,
    open,
  }) => {
    const page = await open(engine)
    await page.resize(844, 390)
    await signIn(page, holder, '/wallet')
    await page.press('Show QR')
    await page.find('img', 'QR code')
    await expectWhole(page)
    expect(await issuer.verify(await readCode(page))).toBe('valid')
  })

  test('sets a PIN, and opens the wallet by it without a connection', async ({
    server,
    holder,
    open,
  }) => {
    const page = await open(engine)
    await signIn(page, holder, '/wallet')
    await waitForWorker(page)
    await page.press('Settings')
    await page.choose('Security level', 'High (PIN)')
    await page.press('Save')
    await page.type('PIN', PIN)
    await page.type('PIN again', PIN)
    await expectWhole(page)
    await page.press('Set PIN')
    await page.see('Settings Saved')
    await page.see(HOLDER_NAME)
    await waitForPass(page)
    expect(await page.read('main')).not.toContain('The browser cleared this wallet')

    await server.kill('SIGKILL')
    await page.reload()
    await page.see('Enter your PIN to open it on this device.')
    expect(await page.read()).not.toContain(HOLDER_NAME)
    await page.type('PIN', PIN)
    await page.press('Unlock')
    await page.see(HOLDER_NAME)
    await page.press('Show QR')
    await page.see('This code was made on this device')
  })
})
