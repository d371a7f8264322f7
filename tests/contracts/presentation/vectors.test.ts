import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '#tests/support/browser/chromium.ts'
import { evaluateInWebKit, hasWebKit } from '#tests/support/browser/webkit.ts'
import { checkVectors } from './vectors.ts'

// Only a secure context has WebCrypto; nothing listens there, the page is given to the browser.
const PAGE = 'http://localhost/'

test('the frozen tokens, keys and lists are what Node makes and reads', async () => {
  expect(await checkVectors()).toEqual([])
})

test('the frozen tokens, keys and lists are what Chromium makes and reads', async () => {
  const script = await bundle(resolve(import.meta.dirname, 'vectors.ts'))
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  const page = await browser.newPage()
  await page.route(PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Vectors' }))
  await page.goto(PAGE)
  await page.addScriptTag({ content: script })
  const differences = await page.evaluate('vectors.checkVectors()')
  await browser.close()

  expect(differences).toEqual([])
})

if (hasWebKit()) {
  test('the frozen tokens, keys and lists are what WebKit makes and reads', async () => {
    const script = await bundle(resolve(import.meta.dirname, 'vectors.ts'))
    expect(await evaluateInWebKit(script, 'vectors.checkVectors()')).toEqual([])
  }, 60_000)
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'vectors' } },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk')
  if (!chunk) throw new Error('The vectors could not be bundled')
  return chunk.code
}
