import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import QRCode from 'qrcode'
import { describe } from 'vitest'
import type { EnginePage } from '#tests/support/browser/engines/page.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { signIn } from '#tests/support/browser/engines/sign-in.ts'
import { ENGINES, expectWhole, test as device, waitForWorker } from './device.ts'

const test = device
  /** The link that the holder's code contains. */
  .extend('link', async ({ server, holder }) => {
    const client = createHttpClient(server.url)
    await client.post('/api/login', { username: holder.username, password: PASSWORD })
    const path = `/api/visa/credentials/${encodeURIComponent(holder.credentialId)}/tokens`
    const { body } = await client.post(path, { expiresInMinutes: 15 })
    return `/verify?token=${(body as { token: string }).token}`
  })

type Source = 'live' | 'offline'

async function expectValid(page: EnginePage, source: Source) {
  await page.until(
    () =>
      page.evaluate(
        (from) =>
          document.querySelector('[data-verdict]')?.getAttribute('data-verdict') === 'valid' &&
          document.querySelector(`[data-source="${from}"]`) !== null,
        source,
      ),
    () => `no valid verdict came (${source})`,
  )
}

describe.each(ENGINES)('in %s a verifier', (engine) => {
  test('checks a link, a pasted code and a picture, online and offline', async ({
    server,
    holder,
    link,
    open,
  }) => {
    const page = await open(engine)
    const address = new URL(link, server.url).href
    const picture = join(server.dataDir, `${engine}.png`)
    writeFileSync(picture, await QRCode.toBuffer(address, { width: 500 }))

    const checkAll = async (source: Source) => {
      await page.go(link)
      await expectValid(page, source)
      await expectWhole(page)

      await page.go('/qr-verify?scan=manual')
      await page.paste('QR code data', address)
      await page.press('Verify Credential')
      await expectValid(page, source)

      await page.go('/qr-verify?scan=image')
      await page.attach(/Choose a picture of the code/, picture)
      await expectValid(page, source)
    }
    await signIn(page, holder, '/wallet')
    await waitForWorker(page)
    await checkAll('live')
    await server.kill('SIGKILL')
    await checkAll('offline')
  })

  test('reads what the stamps mean, each in a place of its own', async ({ holder, open }) => {
    const page = await open(engine)
    await signIn(page, holder, '/qr-verify')
    await page.press('Help & Info')
    await page.see('REVOKED')
    await expectWhole(page)
  })
})
