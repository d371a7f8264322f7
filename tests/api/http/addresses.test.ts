import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { sendRaw } from '#tests/support/server/send-raw.ts'

const app = await startTestApp()

describe('an address', () => {
  test('that nobody knows is told so, as JSON', async () => {
    expect(await app.visit().get('/api/nothing')).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    })
  })

  test('refuses a method that it does not know', async () => {
    const { status, body, headers } = await app.visit().get('/api/login')
    expect({ status, body }).toMatchObject({ status: 405, body: { error: 'METHOD_NOT_ALLOWED' } })
    expect(headers.get('Allow')).toBe('POST')
  })

  test.each(['/api/user?x=%00', '/api/%E0%A4%A', '/%E0%A4%A', '/api/admin/users/%00/admin'])(
    'that cannot be read is refused: %s',
    async (path) => {
      expect(await app.visit().get(path)).toMatchObject({
        status: 400,
        body: { error: 'BAD_ADDRESS' },
      })
    },
  )
})

test.each([
  'http://[',
  'http://x:99999/',
  '*',
  '//',
  '///verify',
  '/..',
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/x.js',
  '/assets/..%5c..%5cx.js',
  '/a.b/%00.js',
  '/?a=%',
  `/${'a/'.repeat(3000)}`,
  '/api/../api/user',
  '/api//user',
])('a request for %s never fails', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
    const head = `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
    expect(await sendRaw(app.url, head)).toMatch(/^HTTP\/1.1 (200|4\d\d) /)
  }
})
