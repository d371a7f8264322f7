import { describe, expect, test } from 'vitest'
import { isOpen } from '#api/http/headers.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'

/** The budgets from which calls have taken since the last look. */
const spent: string[] = []
const app = await startTestApp({
  services: ({ limits }) => ({
    limits: {
      ...limits,
      consume: (budget, keys) => {
        spent.push(budget)
        return limits.consume(budget, keys)
      },
    },
  }),
})
const browser = await app.signIn(await app.buildAdmin())
const path = `/api/admin/users/${(await app.buildUser()).id}/premium`

const OWN = 'own'
const HEADERS: [string, Record<string, string>, number][] = [
  ['same-origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['our own origin', { Origin: OWN }, 200],
  ['no header at all', {}, 403],
  ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['cross-site with our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: OWN }, 403],
  ['same-site', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['none', { 'Sec-Fetch-Site': 'none' }, 403],
  ['the origin null', { Origin: 'null' }, 403],
  ['a foreign origin', { Origin: 'https://evil.example' }, 403],
  ['an origin that begins like ours', { Origin: `${OWN}.evil.example` }, 403],
]

describe('a call with a session', () => {
  test.each(HEADERS)('and %s', async (_, headers, expected) => {
    const reply = await send(path, { hasPremiumAccess: true }, headers, browser.cookies)
    expect(reply.status).toBe(expected)
    if (expected === 403) expect(await reply.json()).toMatchObject({ error: 'CROSS_ORIGIN' })
  })

  test.each(['same-origin', 'none'])('that only reads may be %s', async (site) => {
    const headers = { 'Sec-Fetch-Site': site }
    expect(await browser.get('/api/user', { headers })).toMatchObject({ status: 200 })
  })
})

describe('a read', () => {
  const reads = app.routes.filter(
    ({ method, path: address }) => method === 'GET' && !isOpen(address),
  )
  const isForEverybody = (address: string) => address.startsWith('/api/trust')

  test.each(['cross-site', 'same-site', 'anything-new'])(
    'for a page of another site (%s) is refused at every address, and costs nothing',
    async (site) => {
      expect(reads.length).toBeGreaterThan(40)
      for (const { path: address } of reads.filter((read) => !isForEverybody(read.path))) {
        spent.length = 0
        const reply = await browser.get(address, { headers: { 'Sec-Fetch-Site': site } })
        expect({ address, ...reply }).toMatchObject({
          status: 403,
          body: { error: 'CROSS_ORIGIN' },
        })
        expect(reply.headers.get('Cache-Control')).toBe('no-store')
        expect([address, spent]).toEqual([address, []])
      }
    },
  )

  test('of what is the same for everybody may come from anywhere, and costs nothing', async () => {
    spent.length = 0
    const open = reads.filter((read) => isForEverybody(read.path))
    expect(open.length).toBeGreaterThan(1)
    for (const { path: address } of open) {
      const reply = await fetch(`${app.url}${address}`, {
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      })
      expect([address, reply.status]).not.toEqual([address, 403])
    }
    expect(spent).toEqual([])
  })

  test.each([
    ['a visitor', 'no origin', ''],
    ['a visitor', 'our own pages', 'same-origin'],
    ['a visitor', 'the address bar', 'none'],
    ['an administrator', 'no origin', ''],
    ['an administrator', 'our own pages', 'same-origin'],
    ['an administrator', 'the address bar', 'none'],
  ])('of %s from %s takes nothing that another call needs', async (who, _from, site) => {
    const own = ['reads', 'others', 'exports', 'probes']
    const caller = who === 'a visitor' ? app.visit() : browser
    for (const { method, path: address } of app.routes) {
      if (method !== 'GET') continue
      spent.length = 0
      await caller.get(address, { headers: { 'Sec-Fetch-Site': site } })
      expect([address, spent.filter((budget) => !own.includes(budget))]).toEqual([address, []])
    }
  })
})

describe('a call without a session', () => {
  /**
   * Returns the routes that change something. The routes for other products' wallets are left out,
   * because they read no cookie.
   */
  const unsafe = () =>
    app.routes.filter(({ method, path: address }) => method !== 'GET' && !isOpen(address))

  test.each<[string, Record<string, string>]>([
    ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['the origin null', { Origin: 'null' }],
  ])('and %s is refused at every address', async (_, headers) => {
    expect(unsafe().length).toBeGreaterThan(30)
    for (const { method, path } of unsafe()) {
      const reply = await fetch(`${app.url}${path}`, { method, headers })
      expect({ path, status: reply.status }).toEqual({ path, status: 403 })
      expect(reply.headers.get('Clear-Site-Data')).toBeNull()
      expect(await reply.json()).toMatchObject({ error: 'CROSS_ORIGIN' })
    }
  })

  test('empties no browser that did not say it was one of our pages', async () => {
    const reply = await fetch(`${app.url}/api/logout`, { method: 'POST' })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('Clear-Site-Data')).toBeNull()
  })
})

test('a call without a session needs no such header', async () => {
  const { username } = await app.buildUser()
  expect((await send('/api/login', { username, password: PASSWORD }, {}, new Map())).status).toBe(
    200,
  )
})

test('behind a public address only that address is ours', async () => {
  const origin = 'https://visa.example.org'
  const hosted = await startTestApp({ env: { PUBLIC_ORIGIN: origin, ALLOW_SANDBOX: '1' } })
  const { cookies } = await hosted.signIn(await hosted.buildUser())
  const logOut = (from: string) =>
    fetch(`${hosted.url}/api/logout`, {
      method: 'POST',
      headers: { Origin: from, Cookie: write(cookies) },
    })
  expect((await logOut(hosted.url)).status).toBe(403)
  expect((await logOut(origin)).status).toBe(204)
})

function send(
  path: string,
  body: object,
  headers: Record<string, string>,
  cookies: ReadonlyMap<string, string>,
): Promise<Response> {
  const filled = Object.entries(headers).map(([name, value]) => [name, value.replace(OWN, app.url)])
  return fetch(`${app.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(Object.fromEntries(filled) as Record<string, string>),
      ...(cookies.size > 0 && { Cookie: write(cookies) }),
    },
  })
}

function write(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}
