import { describe, expect } from 'vitest'
import { readCode } from './read-code.ts'
import { ENGINES, signIn, test, waitForWorker } from './device.ts'
import { HOLDER_NAME } from '../wallet-holder.ts'

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
    expect(await issuer.verify(readCode(await page.picture()))).toBe('valid')

    await server.kill('SIGKILL')
    await page.reload()
    await page.see(HOLDER_NAME)
    await page.press('Show QR')
    await page.see('This code was made on your phone')
    await page.find('img', 'QR code')
    const shown = readCode(await page.picture())
    await server.restart()
    expect(await issuer.verify(shown)).toBe('valid')
  })
})
