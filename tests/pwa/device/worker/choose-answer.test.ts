import { expect, test } from 'vitest'
import { chooseAnswer } from '#pwa/device/worker/choose-answer.ts'

const origin = 'https://visa.example.org'
const isListed = (path: string) => ['/index.html', '/assets/main-abc.js'].includes(path)

function answer(method: string, path: string, mode: RequestMode = 'navigate') {
  return chooseAnswer({ method, mode, url: new URL(path, origin).href }, { origin, isListed })
}

test.each([
  ['/', 'shell'],
  ['/verify?token=12.34', 'shell'],
  ['/nowhere/at/all', 'shell'],
  ['/index.html', 'listed file'],
  ['/checkout', 'payment page'],
  ['/success?payment_intent=x', 'payment page'],
  ['/api/user', 'network'],
  ['/api', 'network'],
  ['/authorize?client_id=x&request_uri=y', 'shell'],
  ['/interop/offers/1', 'network'],
  ['/.well-known/openid-credential-issuer', 'network'],
  ['/apiary', 'shell'],
  ['/metrics', 'network'],
  ['/healthz', 'network'],
  ['/readyz', 'network'],
  ['/unknown.pdf', 'network'],
  ['https://elsewhere.example/', 'network'],
])('a visit to %s is answered by: %s', (path, expected) => {
  expect(answer('GET', path)).toBe(expected)
})

test.each([
  ['/assets/main-abc.js', 'listed file'],
  ['/assets/main-of-an-older-build.js', 'old code'],
  ['/api/visa/list', 'network'],
  ['/healthz', 'network'],
  ['/checkout', 'network'],
  ['https://js.stripe.com/v3', 'network'],
])('a request for %s is answered by: %s', (path, expected) => {
  expect(answer('GET', path, 'cors')).toBe(expected)
})

test('only the share sheet may post to the worker', () => {
  expect(answer('POST', '/qr-verify')).toBe('shared image')
  expect(answer('POST', '/qr-verify', 'cors')).toBe('network')
  expect(answer('POST', '/api/login', 'cors')).toBe('network')
  expect(answer('POST', '/wallet')).toBe('network')
})
