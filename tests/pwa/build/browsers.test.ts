import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '#pwa/build/browsers.ts'

const { chrome, edge, firefox, safari, ios } = OLDEST_BROWSERS
const PUBLIC = resolve('pwa/public')
const readPublic = (file: string) => readFileSync(resolve(PUBLIC, file), 'utf8')

test('the README and the notice name the oldest browsers that the build is made for', () => {
  expect([edge, ios]).toEqual([chrome, safari])
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Safari ${safari} (iOS ${ios}), Chrome or Edge ${chrome}, Firefox ${firefox}`,
  )
  expect(readPublic('before-app.js')).toContain(
    `Safari or iOS ${safari}, Chrome or Edge ${chrome}, Firefox ${firefox}, or newer`,
  )
})

test('what runs before the app is understood by every browser', () => {
  const scripts = readdirSync(PUBLIC).filter((file) => file.endsWith('.js'))
  expect(scripts).toEqual(['before-app.js'])
  expect(() => parse(readPublic('before-app.js'), { ecmaVersion: 5 })).not.toThrow()
})

test.each(['index.html', 'checkout.html', 'success.html'])(
  '%s asks for the features of the browser before it loads the app',
  (document) => {
    const scripts = readFileSync(resolve('pwa', document), 'utf8').match(/<script [^>]*>/g)
    expect(scripts).toEqual([
      '<script src="/before-app.js">',
      expect.stringContaining('<script type="module" src='),
    ])
  },
)
