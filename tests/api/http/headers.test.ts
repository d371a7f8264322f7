import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { PRODUCTION } from '#tests/support/server/production.ts'
import { sendRaw } from '#tests/support/server/send-raw.ts'

const folder = makeFolder()
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shell</title>')
writeFileSync(join(folder, 'guide.html'), '<!doctype html><title>Guide</title>')
writeFileSync(join(folder, 'sw.js'), '// worker')
writeFileSync(join(folder, 'root-key.txt'), 'the pin of the build')
mkdirSync(join(folder, '.git'))
for (const hidden of ['.git/config', '.env']) writeFileSync(join(folder, hidden), 'hidden')
writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}')
writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync('export {}'))
const app = await startTestApp({ applicationFolder: folder })

const PAYS =
  'payment=(self "https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")'

const PATHS = [
  '/',
  '/checkout',
  '/sw.js',
  '/assets/app-1a2b.js',
  '/assets/gone.js',
  '/api/user',
  '/api/gone',
  '/healthz',
]

test.each(PATHS)('%s carries the security headers', async (path) => {
  const { headers } = await app.visit().get(path)
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': path === '/checkout' ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'x-request-id': expect.any(String) as string,
  })
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(headers.has('x-powered-by')).toBe(false)
  expect(headers.has('access-control-allow-origin')).toBe(false)
  expect(headers.has('strict-transport-security')).toBe(false)
})

test('production asks for https for a year, in every answer and below its name', async () => {
  const production = await startTestApp({ env: PRODUCTION, applicationFolder: folder })
  for (const path of PATHS) {
    const { headers } = await production.visit().get(path)
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
  }
})

test.each(['/.git/config', '/.git/', '/.env', '/assets', '/assets/'])(
  '%s hands out no hidden file and no list of files',
  async (path) => {
    expect(String((await app.visit().get(path)).body)).not.toMatch(/hidden|app-1a2b/)
  },
)

test('a verifier of others reads the pin of the build', async () => {
  const { status, body } = await app.visit().get('/root-key.txt')
  expect({ status, body }).toEqual({ status: 200, body: 'the pin of the build' })
})

test.each(['/', '/healthz', '/api/user'])('%s echoes no TRACE', async (path) => {
  const head = `TRACE ${path} HTTP/1.1\r\nHost: x\r\nX-Echo: heard\r\nConnection: close\r\n\r\n`
  expect(await sendRaw(app.url, head)).not.toContain('heard')
})

test('a hostile origin gets no leave to read', async () => {
  const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
  const reply = await app.visit().request('OPTIONS', '/api/login', undefined, { headers })
  expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test('answers of the API run nothing and are kept nowhere', async () => {
  const { headers } = await app.visit().get('/api/user')
  expect(headers.get('Content-Security-Policy')).toMatch(/sandbox/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8')
})

test('only the payment pages may load the provider', async () => {
  const policyOf = async (path: string) =>
    (await app.visit().get(path)).headers.get('Content-Security-Policy') ?? ''
  expect(await policyOf('/')).not.toContain('stripe')
  expect(await policyOf('/')).toContain("script-src 'self' 'wasm-unsafe-eval'")
  for (const path of ['/checkout', '/success']) {
    expect(await policyOf(path)).toContain('https://js.stripe.com')
    expect(await policyOf(path)).not.toContain('wasm-unsafe-eval')
  }
})

test.each([
  ['/', 'camera=(self), geolocation=(), microphone=(self), payment=()'],
  ['/learn/simulator', 'camera=(self), geolocation=(), microphone=(self), payment=()'],
  ['/checkout', `camera=(), geolocation=(), microphone=(), ${PAYS}`],
  ['/success', `camera=(), geolocation=(), microphone=(), ${PAYS}`],
  ['/api/user', 'camera=(), geolocation=(), microphone=(), payment=()'],
])('%s may use no more of the device than it needs', async (path, permissions) => {
  const { headers } = await app.visit().get(path)
  expect(headers.get('Permissions-Policy')).toBe(permissions)
})

describe('the application', () => {
  test.each([
    ['/', 'no-cache'],
    ['/wallet', 'no-cache'],
    ['/learn/documents', 'no-cache'],
    // The address of each of these pages can contain a secret token or the code of a holder.
    ['/verify?token=1', 'no-store'],
    ['/auth/reset', 'no-store'],
    ['/auth', 'no-store'],
  ])('answers %s with the shell, and says %s to caches', async (path, cacheRule) => {
    const { status, body, headers } = await app.visit().get(path)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: expect.stringContaining('Shell') as string,
    })
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe(cacheRule)
  })

  test.each(['/nowhere', '/guide/more', '/es/wallet'])(
    'answers %s with the shell and the status 404, because no screen is there',
    async (path) => {
      const known = await app.visit().get('/wallet')
      const headers = { 'If-None-Match': known.headers.get('ETag') ?? '' }
      for (const asked of [{}, { headers }]) {
        const { status, body, headers: answered } = await app.visit().get(path, asked)
        expect({ status, body }).toEqual({ status: 404, body: known.body })
        expect(answered.get('Content-Type')).toBe('text/html; charset=utf-8')
      }
    },
  )

  test('leads a password manager to the page that changes a password', async () => {
    const url = new URL('/.well-known/change-password', app.url)
    const { status, headers } = await fetch(url, { redirect: 'manual' })
    expect([status, headers.get('Location')]).toEqual([302, '/profile'])
  })

  test('answers an address with its own document, and no longer one with that', async () => {
    const titleOf = async (path: string) => String((await app.visit().get(path)).body)
    expect(await titleOf('/guide')).toContain('Guide')
    expect(await titleOf('/guide/more')).toContain('Shell')
    writeFileSync(join(folder, 'index-home.html'), '<!doctype html><title>Home</title>')
    expect(await titleOf('/')).toContain('Home')
    rmSync(join(folder, 'index-home.html'))
    expect(await titleOf('/')).toContain('Shell')
  })

  test('lets hashed files be kept for ever, the worker never', async () => {
    const asset = await app.visit().get('/assets/app-1a2b.js')
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await app.visit().get('/sw.js')).headers.get('Cache-Control')).toBe('no-cache')
  })

  test.each([
    '/assets/gone.js',
    '/gone.png',
    '/.env',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('does not answer %s with the shell', async (path) => {
    expect(await app.visit().get(path)).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
  })

  test('sends the compressed file to browsers that take it', async () => {
    const { headers } = await app
      .visit()
      .get('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'gzip' } })
    expect(headers.get('Content-Encoding')).toBe('gzip')
    expect(headers.get('Vary')).toContain('Accept-Encoding')
    const plain = await app
      .visit()
      .get('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.has('Content-Encoding')).toBe(false)
    expect(gunzipSync(gzipSync(String(plain.body))).toString()).toBe('export {}')
  })

  test('answers an unchanged file with 304', async () => {
    const { headers } = await app.visit().get('/')
    const known = { 'Cache-Control': 'max-age=0', 'If-None-Match': headers.get('ETag') ?? '' }
    expect(await app.visit().get('/', { headers: known })).toMatchObject({ status: 304 })
  })

  test('sends an older file that takes the place of a newer one', async () => {
    const { headers } = await app.visit().get('/')
    utimesSync(join(folder, 'index.html'), new Date(0), new Date(0))
    const known = {
      'Cache-Control': 'max-age=0',
      'If-None-Match': headers.get('ETag') ?? '',
      'If-Modified-Since': new Date().toUTCString(),
    }
    expect(await app.visit().get('/', { headers: known })).toMatchObject({ status: 200 })
  })

  test('changes nothing', async () => {
    expect(await app.visit().post('/wallet', {})).toMatchObject({
      status: 405,
      body: { error: 'METHOD_NOT_ALLOWED' },
    })
  })
})

describe('probes', () => {
  test('tell that the server lives and can serve', async () => {
    expect(await app.visit().get('/healthz')).toMatchObject({
      status: 200,
      body: { status: 'alive' },
    })
    expect(await app.visit().get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready' },
    })
  })

  test('show figures on this machine, and never through a proxy', async () => {
    const { status, body } = await app.visit().get('/metrics')
    expect(status).toBe(200)
    expect(body).toContain('http_request_duration_seconds_count{method="GET"')
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
    expect(body).toContain('anchoring_alarm{alarm="chain_away"} 0')
    const headers = { 'X-Forwarded-For': '203.0.113.1' }
    expect(await app.visit().get('/metrics', { headers })).toMatchObject({ status: 404 })
  })

  test('ask for the token where one is set', async () => {
    const token = 't'.repeat(32)
    const guarded = await startTestApp({ env: { METRICS_TOKEN: token } })
    expect(await guarded.visit().get('/metrics')).toMatchObject({ status: 404 })
    const headers = { Authorization: `Bearer ${token}` }
    expect(await guarded.visit().get('/metrics', { headers })).toMatchObject({ status: 200 })
  })
})
