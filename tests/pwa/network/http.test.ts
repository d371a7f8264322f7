import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { body, endpoint, NoContent } from '#contracts/endpoint.ts'
import { isServerReached } from '#pwa/network/connection.ts'
import { callList } from '#pwa/network/call-list.ts'
import { HttpError, NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { call, carry } from '#pwa/network/http.ts'

// Adds a `localStorage`, because Node has none.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const listThings = endpoint({
  method: 'GET',
  path: '/things',
  query: body({ search: z.string().optional(), limit: z.coerce.number().default(10) }),
  answer: z.array(z.object({ name: z.string() })),
})
const renameThing = endpoint({
  method: 'POST',
  path: '/things/:thingId/name/:part',
  body: body({ name: z.string() }),
  answer: z.object({ name: z.string() }),
})
const patchThing = endpoint({
  method: 'PATCH',
  path: '/things',
  body: body({ name: z.string() }),
  answer: z.object({ name: z.string() }),
})
const dropThing = endpoint({ method: 'DELETE', path: '/things', answer: NoContent })

let respond: RequestListener
let origin: string
let stop: () => void
const browserFetch = globalThis.fetch

beforeEach(async () => {
  const server = createServer((request, response) => {
    respond(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  // Adds the origin to each address. A browser adds the origin of the page. Node has no page, and
  // so has no origin to add.
  globalThis.fetch = (address, options) => browserFetch(new URL(address as string, origin), options)
})

afterEach(() => {
  globalThis.fetch = browserFetch
  stop()
})

function answer(status: number, json: unknown, headers: Record<string, string> = {}) {
  respond = (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(json))
  }
}

test('a change carries what the page gives each, and a question does not', async () => {
  const carried: unknown[] = []
  respond = (request, response) => {
    carried.push(request.method, request.headers['x-account'])
    response.setHeader('Content-Type', 'application/json')
    response.end(request.method === 'GET' ? '[]' : '')
  }
  carry({ 'X-Account': 'amara' })
  await call(dropThing)
  await call(listThings)
  carry({})
  await call(dropThing)
  expect(carried).toEqual(['DELETE', 'amara', 'GET', undefined, 'DELETE', undefined])
})

describe('a call', () => {
  test('puts parameters, query and body where the endpoint says', async () => {
    const seen: unknown[] = []
    respond = (request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        seen.push(request.method, request.url, request.headers['content-type'], text)
        response.setHeader('Content-Type', 'application/json')
        response.end('{"name":"b","secret":1}')
      })
    }

    const renamed = await call(renameThing, {
      params: { thingId: 'urn:uuid:1/2', part: 'a b' },
      body: { name: 'b' },
    })
    expect(renamed).toEqual({ name: 'b' })
    expect(seen).toEqual([
      'POST',
      '/things/urn%3Auuid%3A1%2F2/name/a%20b',
      'application/json',
      '{"name":"b"}',
    ])
  })

  test('leaves out of the query what is not there', async () => {
    let url: string | undefined
    respond = (request, response) => {
      url = request.url
      response.setHeader('Content-Type', 'application/json')
      response.end('[]')
    }
    await call(listThings, { query: { search: undefined, limit: 5 } })
    expect(url).toBe('/things?limit=5')
  })

  test('answers nothing for no content', async () => {
    respond = (_request, response) => {
      response.writeHead(204).end()
    }
    await expect(call(dropThing)).resolves.toBeUndefined()
  })

  test('refuses an answer of another shape', async () => {
    answer(200, [{ title: 'no name' }])
    await expect(call(listThings)).rejects.toThrow(z.ZodError)
  })
})

describe('a list', () => {
  test('comes with the number of all its items, and the pages beside it', async () => {
    answer(200, [{ name: 'a' }], { 'X-Total-Count': '31', 'X-Next-Page': 'after.x' })
    expect(await callList(listThings)).toEqual({
      items: [{ name: 'a' }],
      total: 31,
      previous: null,
      next: 'after.x',
    })
  })

  test('is as long as it is when no total is told', async () => {
    answer(200, [{ name: 'a' }])
    expect(await callList(listThings)).toMatchObject({ items: [{ name: 'a' }], total: 1 })
  })
})

describe('a refusal', () => {
  test('says status and body to programs, and its sentence to people', async () => {
    const problem = { error: 'LAST_ADMIN', message: 'Somebody has to stay.' }
    answer(409, problem)
    const error = await call(listThings).catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 409, problem, shown: 'Somebody has to stay.' })
    expect(String(error)).toBe(`HttpError: 409: ${JSON.stringify(problem)}`)
  })

  test('says the status text when its body is empty', async () => {
    respond = (_request, response) => {
      response.writeHead(502).end()
    }
    await expect(call(listThings)).rejects.toThrow('502: Bad Gateway')
  })

  test.each(['<h1>Bad Gateway</h1>', '{"error":"LAST_ADMIN"', '{"error":"UNHEARD_OF"}'])(
    'keeps a body that is not ours from people: %s',
    async (text) => {
      respond = (_request, response) => {
        response.writeHead(502).end(text)
      }
      const error = await call(listThings).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ message: `502: ${text}`, problem: null })
      expect(sentenceFor(error)).toBe('The server could not do this. Please try again.')
      expect(sentenceFor(error, 'No code was made.')).toBe('No code was made.')
    },
  )
})

const LONG_MS = 60_000
const CHANGE_DEADLINE_MS = 45_000

/** Replaces the timers of the page by fake timers. The test advances the fake timers. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

describe('a connection that fails', () => {
  test('is told from a refusal', async () => {
    stop()
    await expect(call(listThings)).rejects.toThrow(NetworkError)
  })

  test('may fail in the middle of the answer', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
      response.write('[{"na', () => response.destroy())
    }
    await expect(call(listThings)).rejects.toThrow(NetworkError)
  })

  test('includes a network that answers with its own sign-in page', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hotel WiFi</h1>')
    }
    const error: unknown = await call(listThings).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toMatch(/^This network answered in the place of our server/)
  })

  test('includes a question that nobody has begun to answer', async () => {
    stopClock()
    respond = () => vi.advanceTimersByTime(LONG_MS)
    const error: unknown = await call(listThings).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toMatch(/^No connection/)
  })

  test.each([
    ['POST', () => call(renameThing, { params: { thingId: '1', part: 'a' }, body: { name: 'b' } })],
    ['PATCH', () => call(patchThing, { body: { name: 'b' } })],
    ['DELETE', () => call(dropThing)],
  ])('says of a %s answered one second late that it may have been done', async (_, change) => {
    stopClock()
    // Answers after the deadline. Ignores that the page has aborted the call.
    globalThis.fetch = async () => {
      await new Promise((done) => setTimeout(done, CHANGE_DEADLINE_MS + 1000))
      return Response.json({ name: 'b' })
    }
    const changed = change().catch((cause: unknown) => cause)
    await vi.advanceTimersByTimeAsync(CHANGE_DEADLINE_MS + 1000)
    const error = await changed
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toMatch(/This may have been done/)
  })

  test('says the same of a change whose answer broke off', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
      response.write('{"na', () => response.destroy())
    }
    const error: unknown = await call(dropThing).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toMatch(/This may have been done/)
  })

  test('gives an answer that has begun more time than it had to begin', async () => {
    stopClock()
    respond = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('[{"name":')
      finish = () => response.end('"slow"}]')
    }
    let finish: () => void = () => undefined
    const fetchHere = globalThis.fetch
    globalThis.fetch = async (address, options) => {
      const response = await fetchHere(address, options)
      setImmediate(() => {
        vi.advanceTimersByTime(1000)
        finish()
      })
      return response
    }
    expect(await call(listThings, { withinMs: 500 })).toEqual([{ name: 'slow' }])
  })

  test('is not what an abort is', async () => {
    respond = () => undefined
    const controller = new AbortController()
    const called = call(listThings, { signal: controller.signal })
    controller.abort()
    await expect(called).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('nor is one that the browser calls an abort, since somebody leaves the page while the answer comes', async () => {
    answer(200, [])
    await call(listThings)
    const fetchHere = globalThis.fetch
    globalThis.fetch = () =>
      Promise.reject(new DOMException('The operation was aborted. ', 'AbortError'))
    onTestFinished(() => void (globalThis.fetch = fetchHere))
    await expect(call(listThings)).rejects.toBeInstanceOf(NetworkError)
    expect(isServerReached()).toBe(true)
  })
})
