import Koa from 'koa'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { readRawBody } from '#api/http/read-body.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { beginRequest } from '#tests/support/server/begin-request.ts'
import { sendRaw } from '#tests/support/server/send-raw.ts'

/**
 * The time limit for a text of 60,000 characters. A regular expression that backtracks over it
 * would need minutes.
 */
const SUPERLINEAR_MS = 10_000

const UNSTORABLE = 'This text holds a character that cannot be stored. Remove it.'
const app = await startTestApp()

describe('a body', () => {
  const json = { 'Content-Type': 'application/json' }

  test.each([
    ['a form', 'username=x&password=y', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON as plain text', '{"username":"x","password":"y"}', { 'Content-Type': 'text/plain' }],
    ['a compressed one', 'whatever', { ...json, 'Content-Encoding': 'gzip' }],
  ])('that is %s is refused as not JSON', async (_, raw, headers) => {
    expect(await app.visit().post('/api/login', undefined, { raw, headers })).toMatchObject({
      status: 415,
      body: { error: 'NOT_JSON' },
    })
  })

  test.each(['{', '{"username":}', 'undefined', '\u0000'])('of %j is malformed', async (raw) => {
    expect(await app.visit().post('/api/login', undefined, { raw })).toMatchObject({
      status: 400,
      body: { error: 'MALFORMED_JSON' },
    })
  })

  test.each([
    '[]',
    '"text"',
    'null',
    '{"username":"a\\u0000b","password":"x"}',
    '{"username":"x","password":"y","__proto__":{"isAdmin":true}}',
    '{"username":{"$ne":""},"password":["x"]}',
  ])('of %s is invalid', async (raw) => {
    expect(await app.visit().post('/api/login', undefined, { raw })).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
  })

  test.each([
    ['arrays', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('may nest %s 32 deep and no deeper', async (_, open, close) => {
    const nest = (depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`
    const post = (raw: string) => app.visit().post('/api/login', undefined, { raw })
    expect(await post(nest(32))).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT' } })
    for (const raw of [nest(33), nest(9_000), open.repeat(9_000)]) {
      expect(await post(raw)).toMatchObject({ status: 400, body: { error: 'MALFORMED_JSON' } })
    }
  })

  test('of thirty thousand brackets is refused at once', async () => {
    const raw = '['.repeat(30_000) + ']'.repeat(30_000)
    const began = performance.now()
    expect(await app.visit().post('/api/login', undefined, { raw })).toMatchObject({
      status: 400,
      body: { error: 'MALFORMED_JSON' },
    })
    expect(performance.now() - began).toBeLessThan(SUPERLINEAR_MS)
  })

  test.each([
    ['brackets', '['.repeat(100)],
    ['quoted brackets', `"${'{['.repeat(50)}"`],
    ['a backslash before the quote', `${'['.repeat(100)}\\`],
  ])('does not count %s inside a text as depth', async (_, username) => {
    expect(await app.visit().post('/api/login', { username, password: 'y' })).toMatchObject({
      status: 401,
      body: { error: 'LOGIN_FAILED' },
    })
  })

  test.each([
    ['half a character', '{"username":"a\\ud800","password":"x"}', 'username'],
    ['the other half', '{"username":"\\udc00a","password":"x"}', 'username'],
    ['halves in the wrong order', '{"username":"\\udc00\\ud800"}', 'username'],
    ['a NUL', '{"a":{"b":["\\u0000"]}}', 'a.b.0'],
    ['half a character in a name', '{"a":{"\\ud800":1}}', 'a'],
    ['a NUL in a name', '{"a":{"\\u0000":1}}', 'a'],
    ['a name of the language', '{"a":{"__proto__":1}}', 'a'],
  ])('with %s is invalid and says where', async (_, raw, path) => {
    const { status, body } = await app.visit().post('/api/login', undefined, { raw })
    const reason = { code: 'CHARACTER_UNSTORABLE' }
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'INVALID_INPUT',
      message: UNSTORABLE,
      reason,
      fields: { [path]: UNSTORABLE },
      fieldReasons: { [path]: reason },
    })
  })

  test.each([
    ['an overlong slash', [0xc0, 0xaf]],
    ['an encoded half of a character', [0xed, 0xa0, 0x80]],
    ['a byte that begins nothing', [0xff]],
  ])('with %s is malformed', async (_, bytes) => {
    const body = Buffer.concat([
      Buffer.from('{"username":"'),
      Buffer.from(bytes),
      Buffer.from('","password":"x"}'),
    ])
    const answer = await sendRaw(
      app.url,
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        `Connection: close\r\nContent-Length: ${String(body.length)}\r\n\r\n`,
      body,
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('MALFORMED_JSON')
  })

  test.each([
    ['numbers', '1'],
    ['empty objects', '{}'],
    ['texts', '"a"'],
  ])('may have eight thousand %s and no more', async (_, value) => {
    const post = (count: number) => {
      const raw = `{"username":[${Array<string>(count).fill(value).join(',')}]}`
      return app.visit().post('/api/login', undefined, { raw })
    }
    expect(await post(3_000)).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT' } })
    expect(await post(8_001)).toMatchObject({ status: 413, body: { error: 'BODY_TOO_LARGE' } })
  })

  test('may have any number of brackets and commas within a text', async () => {
    const username = '[,{'.repeat(9_000)
    expect(await app.visit().post('/api/login', { username, password: 'x' })).toMatchObject({
      body: { error: 'INVALID_INPUT' },
    })
  })

  test('may have 64 kB and no more', async () => {
    const fill = (size: number) => JSON.stringify({ username: 'x'.repeat(size), password: 'y' })
    const most = fill(64 * 1024 - fill(0).length)
    expect(await app.visit().post('/api/login', undefined, { raw: most })).toMatchObject({
      status: 400,
    })
    expect(await app.visit().post('/api/login', undefined, { raw: `${most} ` })).toMatchObject({
      status: 413,
      body: { error: 'BODY_TOO_LARGE' },
    })
  })

  test('without a declared length is cut off at 64 kB', async () => {
    const answer = await sendRaw(
      app.url,
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `fffff\r\n${'x'.repeat(0xfffff)}\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toMatch(/connection: close/i)
  })

  test('is awaited no longer when its sender hangs up, which is no fault of the server', async () => {
    const { hangUp } = await beginRequest(app.url, '{"qrData":"1"}')
    hangUp()
    const readLine = () => app.logLines().find((line) => line.includes('/api/visa/verify/qr'))
    await expect.poll(readLine).toBeDefined()
    expect(JSON.parse(readLine() ?? '')).toMatchObject({ status: 400 })
    expect(app.logLines().filter((line) => line.includes('request failed'))).toEqual([])
  })

  test('is refused while its address is sending a hundred others, but not to a signed-in user', async () => {
    const { browser } = await app.join()
    const slow = await Promise.all(
      Array.from({ length: 100 }, () => beginRequest(app.url, '{"qrData":"1"}')),
    )
    const credentials = { username: 'x', password: 'y' }
    const logIn = () => app.visit().post('/api/login', credentials)
    const refused = await logIn()
    expect(refused).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
    expect(refused.headers.get('Connection')).toBe('close')
    expect((await browser.patch('/api/user', {})).status).toBe(400)
    slow.pop()?.hangUp()
    await expect.poll(async () => (await logIn()).status).toBe(401)
    for (const { hangUp } of slow) hangUp()
  })

  test('is not awaited when its sender hung up before', async () => {
    const request = new IncomingMessage(new Socket())
    request.destroy()
    const ctx = new Koa().createContext(request, new ServerResponse(request))
    await expect(readRawBody(ctx)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('of two declared lengths is refused, so that no proxy reads another end', async () => {
    const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const lengths = [
      'Content-Length: 3\r\nTransfer-Encoding: chunked',
      'Content-Length: 3\r\nContent-Length: 4',
    ]
    for (const length of lengths) {
      const answer = await sendRaw(app.url, `${head}${length}\r\n\r\n`, Buffer.from('0\r\n\r\n'))
      expect(answer).toMatch(/^HTTP\/1.1 400 /)
      // The answer has no request id, so Node's own parser has refused the request. Our code never
      // had to choose between the two lengths.
      expect(answer).not.toMatch(/X-Request-Id/i)
    }
  })

  test('is refused where none belongs', async () => {
    expect(await app.visit().post('/api/logout', { all: true })).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
  })

  test('of hostile length costs no time', async () => {
    const hostile = [
      'a'.repeat(60_000),
      '@'.repeat(60_000),
      `${'a.'.repeat(30_000)}@`,
      ' '.repeat(60_000),
    ]
    for (const text of hostile) {
      const began = performance.now()
      await app
        .visit()
        .post('/api/register', { username: text, email: text.slice(0, 1), password: 'x' })
      await app.visit().post('/api/register', { username: 'a', email: text, password: 'x' })
      expect(performance.now() - began).toBeLessThan(SUPERLINEAR_MS)
    }
  })
})
