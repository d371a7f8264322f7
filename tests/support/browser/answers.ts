import { afterEach, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import type { ProblemCode } from '#contracts/problem.ts'

interface Asked {
  path: string
  search: string
  body: unknown
  signal: AbortSignal | null
}

type Answering = (asked: Asked) => Promise<Response>

const answers = new Map<string, Answering>()
const asked: Asked[] = []

// Replaces `fetch`, because the network is not part of the app. A request fails if the test has
// given no answer for its endpoint. A request without a connection fails in the same way.
vi.stubGlobal(
  'fetch',
  (address: string, { method = 'GET', body, signal = null }: RequestInit = {}) => {
    const [path = '', search = ''] = address.split('?')
    const request = {
      path,
      search,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
      signal,
    }
    asked.push(request)
    const answer = answers.get(`${method} ${path}`)
    return answer ? answer(request) : Promise.reject(new TypeError('Failed to fetch'))
  },
)

afterEach(() => {
  answers.clear()
  asked.length = 0
})

/**
 * Makes the server give this answer from now on. The answer must be one that the contract allows.
 */
export function answer<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  endpoint: Endpoint<string, Body, z.ZodMiniType, Answer>,
  give: (
    body: z.output<Body>,
    query: URLSearchParams,
  ) => z.input<Answer> | Promise<z.input<Answer>>,
  params: Record<string, string> = {},
): void {
  answers.set(keyOf(endpoint, params), async ({ body, search }) => {
    const asked = endpoint.body.parse(body ?? undefined)
    const given = endpoint.answer.parse(await give(asked, new URLSearchParams(search)))
    return respond(given)
  })
}

function respond(given: unknown): Response {
  return given === undefined ? new Response(null, { status: 204 }) : Response.json(given)
}

/**
 * Makes the server answer after this number of milliseconds. The server answers even if the caller
 * has stopped waiting.
 */
export function answerAfter<Answer extends z.ZodMiniType>(
  milliseconds: number,
  endpoint: Endpoint<string, z.ZodMiniType, z.ZodMiniType, Answer>,
  give: () => z.input<Answer>,
  params: Record<string, string> = {},
): void {
  answers.set(keyOf(endpoint, params), async () => {
    await new Promise((done) => setTimeout(done, milliseconds))
    return respond(endpoint.answer.parse(give()))
  })
}

/** Makes this endpoint give no answer. The call ends when the caller aborts it. */
export function hang(endpoint: Endpoint): void {
  answers.set(
    keyOf(endpoint),
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(signal.reason as Error)
        })
      }),
  )
}

interface Refusal {
  message?: string
  fields?: Record<string, string>
  headers?: HeadersInit
  params?: Record<string, string>
  /** The server refuses after this promise has resolved. */
  after?: Promise<unknown>
}

/** Makes the server refuse this endpoint from now on. */
export function refuse(
  endpoint: Endpoint,
  status: number,
  error: ProblemCode,
  { message = 'Not now.', fields, headers = {}, params = {}, after }: Refusal = {},
): void {
  answers.set(keyOf(endpoint, params), async () => {
    await after
    return Response.json({ error, message, fields }, { status, headers })
  })
}

/**
 * Returns the requested paths in their order. With `endpoint`, returns only the paths of this
 * endpoint.
 */
export function askedPaths(endpoint?: Endpoint): string[] {
  const paths = asked.map(({ path }) => path)
  return endpoint ? paths.filter((path) => path === endpoint.path) : paths
}

/** Returns the bodies of the requests to this endpoint, in their order. */
export function askedBodies(endpoint: Endpoint, params: Record<string, string> = {}): unknown[] {
  const [, filled] = keyOf(endpoint, params).split(' ')
  return asked.filter(({ path }) => path === filled).map(({ body }) => body)
}

/** Returns the queries of the requests to this endpoint, in their order. */
export function askedQueries({ path }: Endpoint): string[] {
  return asked.filter((one) => one.path === path).map(({ search }) => search)
}

/** Returns a promise that stays pending until the test calls `letGo`. */
export function hold<Value>(): { held: Promise<Value>; letGo: (value: Value) => void } {
  let letGo: (value: Value) => void = () => undefined
  const held = new Promise<Value>((done) => (letGo = done))
  return { held, letGo }
}

function keyOf({ method, path }: Endpoint, params: Record<string, string> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return `${method} ${filled}`
}
