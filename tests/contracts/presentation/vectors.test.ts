import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundle } from '#tests/support/browser/engines/bundle.ts'
import { openPage } from '#tests/support/browser/engines/page.ts'
import { checkVectors } from './vectors.ts'

test('the frozen tokens, keys and lists are what Node makes and reads', async () => {
  expect(await checkVectors()).toEqual([])
})

test.each(['chromium', 'firefox', 'webkit'] as const)(
  'the frozen tokens, keys and lists are what %s makes and reads',
  async (engine) => {
    const script = await bundle(resolve(import.meta.dirname, 'vectors.ts'), 'vectors')
    // The page comes from the loopback address, which is a secure context. WebCrypto exists only in
    // a secure context.
    const site = createServer((_request, response) => response.end('<p>Vectors')).listen(0)
    await once(site, 'listening')
    const { port } = site.address() as AddressInfo
    const page = await openPage(engine, `http://127.0.0.1:${String(port)}`)
    await page.go('/')
    const differences = await page.run(`(() => { ${script}; return vectors.checkVectors() })()`)
    await page.close()
    site.close()

    expect(differences).toEqual([])
  },
)
