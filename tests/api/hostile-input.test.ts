import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { BoundRoute } from '#api/http/route.ts'
import { Problem } from '#contracts/problem.ts'
import { SyncEvent } from '#contracts/sync.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import {
  breakingsOf,
  HOSTILE_HEADERS,
  HOSTILE_IN_ADDRESSES,
  HOSTILE_QUERIES,
} from '#tests/support/contracts/hostile-values.ts'
import type { Reply } from '#tests/support/server/http-client.ts'
import { IN_SOAK } from '#tests/support/rounds.ts'
import { type Caller, prepareCall, type SoundCall } from '#tests/support/contracts/sound-call.ts'

const ROLES = ['visitor', 'guest', 'user', 'premium', 'admin'] as const
type Role = (typeof ROLES)[number]

/**
 * Of the hostile calls, only one in this number is sent. This applies to calls that the schemas
 * refuse, and to calls by roles for which the call is not meant.
 */
const SHARE = 53
/** Of the calls that pass the schemas, one in this number is sent. The soak sends all of them. */
const TAKEN_SHARE = IN_SOAK ? 1 : 50
/**
 * Of the calls that are meant for other roles, a role sends one in this number. The soak sends all
 * of them.
 */
const ROLE_SHARE = IN_SOAK ? 1 : 50
/**
 * Refused calls are sent on PostgreSQL only, because the kind of database does not matter for them.
 */
const IS_SHARE_SENT = process.env.TEST_DATABASE === 'postgres'
/** The time limit for thousands of calls on a slow machine. */
const TIMEOUT_MS = 600_000
const app = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } })
let admin = await app.signIn(await app.buildAdmin())

/** The error response of OAuth (RFC 6749, section 5.2). */
const OAuthRefusal = z.strictObject({ error: z.string(), error_description: z.string() })

const nameOf = ({ method, path }: BoundRoute) => `${method} ${path}`

async function enter(role: Role): Promise<Caller> {
  const row = await app.buildUser({
    rights: role === 'admin' ? [...RIGHTS] : [],
    premiumGranted: role === 'premium',
  })
  const wallet = await app.signIn(row)
  const isGuest = role === 'guest'
  if (isGuest) await app.services.database('users').where({ id: row.id }).update({ isGuest })
  return { browser: role === 'visitor' ? app.visit() : wallet, row, wallet }
}

const isOfConsole = (guards: readonly string[]) =>
  guards.some((guard) => /^require(Audit|Issue|Revoke|Owner)$/.test(guard))

/**
 * Returns whether a call is meant for this role. This role sends every variant of the call that
 * passes the schemas.
 */
function isFor(role: Role, { guards }: BoundRoute): boolean {
  if (isOfConsole(guards)) return role === 'admin'
  if (guards.includes('requirePremium')) return role === 'premium'
  return role === (guards.length > 0 ? 'user' : 'visitor')
}

/**
 * Returns whether this role sends the call. A role always sends the calls that are meant for it. It
 * sends one in `ROLE_SHARE` of the other calls.
 */
function isAttacked(route: BoundRoute, turn: number, role: Role): boolean {
  return isFor(role, route) || turn % ROLE_SHARE === ROLES.indexOf(role) % ROLE_SHARE
}

interface Written {
  path: string
  query: string
  body: string | undefined
  headers?: Record<string, string>
}

function write(route: BoundRoute, { params, query, body }: SoundCall): Written {
  return {
    path: route.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    ),
    query: writeQuery(query),
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}

function writeQuery(query: unknown): string {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

interface BrokenCall {
  what: string
  write(sound: SoundCall): Written
}

/** Returns all variants of this call with one fault in one place. */
function breakCall(route: BoundRoute, { params, query, body }: SoundCall): BrokenCall[] {
  const say = (what: string, change: (sound: SoundCall) => Partial<Written>): BrokenCall => ({
    what,
    write: (sound) => ({ ...write(route, sound), ...change(sound) }),
  })
  const addresses = (name: string, part: 'params' | 'query') =>
    HOSTILE_IN_ADDRESSES.map((text) =>
      say(`${name} as ${text.slice(0, 40)}`, (sound) => {
        const broken = { ...sound, [part]: { ...(sound[part] as object), [name]: text } }
        const { path, query } = write(route, broken)
        return { path, query }
      }),
    )
  return [
    ...Object.keys(params).flatMap((name) => addresses(name, 'params')),
    ...Object.keys(query ?? {}).flatMap((name) => [
      ...addresses(name, 'query'),
      say(`${name} twice`, () => ({ query: `?${name}=1&${name}=2` })),
      say(`${name} as a list`, () => ({ query: `?${name}[]=1` })),
    ]),
    ...HOSTILE_QUERIES.map((text) => say(text, () => ({ query: text }))),
    ...HOSTILE_HEADERS.map((headers) => say(JSON.stringify(headers), () => ({ headers }))),
    ...(route.method === 'GET' ? [] : breakingsOf(body)).map(({ what, of }) =>
      say(what, (sound) => ({ body: of(sound.body) })),
    ),
  ]
}

/**
 * Returns whether a call passes the schemas. The code behind the schemas must then handle the call.
 */
function isTaken({ endpoint }: BoundRoute, { query, body }: Written): boolean {
  if (!endpoint) return true
  const asked = query === '' ? undefined : Object.fromEntries(new URLSearchParams(query))
  const said = body === undefined ? { isRead: true } : parseJson(body)
  return (
    said.isRead &&
    endpoint.query.safeParse(asked).success &&
    endpoint.body.safeParse(said.value).success &&
    eventsIn(said.value).every((event) => SyncEvent.safeParse(event).success)
  )
}

function parseJson(text: string): { isRead: boolean; value?: unknown } {
  try {
    return { isRead: true, value: JSON.parse(text) }
  } catch {
    return { isRead: false }
  }
}

/**
 * Returns the events of a sync call. Events have a schema of their own, which is checked after the
 * schema of the call.
 */
function eventsIn(body: unknown): unknown[] {
  return (body as { events?: unknown[] } | undefined)?.events ?? []
}

/** Sends a route's valid call and its faulty variants. Returns a text for each faulty reply. */
async function attack(route: BoundRoute, role: Role, turn: number): Promise<string[]> {
  const found: string[] = []
  let caller = await enter(role)
  let sound = await prepareCall({ app, admin, route, caller })
  let isRepeatable = true

  const send = async (what: string, { path, query, body, headers }: Written): Promise<Reply> => {
    const sent = { ...(body !== undefined && { raw: body }), ...(headers && { headers }) }
    const reply = await caller.browser.request(route.method, path + query, undefined, sent)
    if (isFault(reply)) {
      found.push(`${nameOf(route)}, ${what}: ${JSON.stringify([reply.status, reply.body])}`)
    }
    const isSignedOut = reply.status === 401 && route.guards.length > 0 && role !== 'visitor'
    if (isSignedOut) caller = await enter(role)
    const isUsedUp = reply.status < 300 && !isRepeatable
    if (isSignedOut || isUsedUp) sound = await prepareCall({ app, admin, route, caller })
    return reply
  }

  const isOwn = isFor(role, route)
  if (isOwn) {
    expect([nameOf(route), isTaken(route, write(route, sound()))]).toEqual([nameOf(route), true])
  }
  const once = await send('nothing wrong', write(route, sound()))
  const twice = await send('nothing wrong again', write(route, sound()))
  isRepeatable = once.status === twice.status
  if (!isRepeatable) sound = await prepareCall({ app, admin, route, caller })
  for (const [at, broken] of breakCall(route, sound()).entries()) {
    const isInShare = IS_SHARE_SENT && at % SHARE === ROLES.indexOf(role)
    const isTurn = isOwn && (at + turn) % TAKEN_SHARE === 0
    if (!isTurn && !isInShare) continue
    const call = broken.write(sound())
    if (isInShare || isTaken(route, call)) await send(broken.what, call)
  }
  const left = await caller.wallet.get('/api/user/export')
  if (isFault(left)) found.push(`${nameOf(route)} left what cannot be read`)
  return found
}

/**
 * Returns whether a reply is a fault of the product. A refusal must have our error format or that
 * of OAuth. The only allowed server error is `CHAIN_UNAVAILABLE`.
 */
function isFault({ status, body }: Reply): boolean {
  if (status < 400) return false
  if (status < 500 && OAuthRefusal.safeParse(body).success) return false
  const { data: problem } = Problem.safeParse(body)
  return !problem || (status >= 500 && problem.error !== 'CHAIN_UNAVAILABLE')
}

/** Signs in a new administrator, if a call has ended the administrator's session. */
async function reviveAdmin(): Promise<void> {
  if ((await admin.get('/api/user')).status === 401)
    admin = await app.signIn(await app.buildAdmin())
}

test.each(ROLES)(
  'no call by a %s, whatever is wrong in it, ends in an error of ours',
  { timeout: TIMEOUT_MS },
  async (role) => {
    const found: string[] = []
    for (const [turn, route] of app.routes.entries()) {
      if (!isAttacked(route, turn, role)) continue
      found.push(...(await attack(route, role, turn)))
      await reviveAdmin()
    }
    expect(found).toEqual([])
  },
)

test('what they left behind can be read and mailed', { timeout: TIMEOUT_MS }, async () => {
  for (const { method, path, guards } of app.routes) {
    if (method !== 'GET' || !isOfConsole(guards)) continue
    const replies = [await admin.get(path), await admin.get(`${path}?limit=500`)]
    expect([path, replies.filter(isFault)]).toEqual([path, []])
  }
  await app.services.mailer.deliver()
  expect(app.logLines().filter((line) => line.includes('mail not sent'))).toEqual([])
})
