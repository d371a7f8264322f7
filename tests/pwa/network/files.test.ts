import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { callFile, callWithFile } from '#pwa/network/files.ts'
import { NetworkError, sentenceFor, titleFor, UnansweredError } from '#pwa/network/errors.ts'
import { carry } from '#pwa/network/http.ts'

// Adds a `localStorage`, because Node has none.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const TAKE = { method: 'POST', path: '/api/files' } as const
const CHECK = { method: 'POST', path: '/api/files/check', changesNothing: true } as const
const SAVE = { method: 'GET', path: '/api/files' } as const
const FILE = new Blob(['a,b\n1,2'], { type: 'text/csv' })
const Taken = z.object({ lines: z.number() })
const DEADLINE_MS = 45_000
const PIECE_MS = 60_000

/** A double of XMLHttpRequest with the members that the app uses. */
class Request extends EventTarget {
  static last: Request
  readonly upload = new EventTarget()
  readonly sent: Record<string, unknown> = {}
  status = 0
  statusText = ''
  responseText = ''
  isAborted = false

  open(method: string, address: string) {
    Object.assign(this.sent, { method, address })
  }

  setRequestHeader(name: string, value: string) {
    this.sent[name] = value
  }

  send(body: unknown) {
    this.sent['body'] = body
    Request.last = this
  }

  abort() {
    this.isAborted = true
  }

  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n'
  }

  goOn() {
    this.upload.dispatchEvent(new Event('progress'))
  }

  answer(status: number, json: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(json) })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  carry({})
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Begins to send the file. `sent` resolves to the answer or to the error. */
async function start(address: typeof TAKE | typeof CHECK = TAKE) {
  const sent = callWithFile(address, FILE, Taken).catch((error: unknown) => error)
  await pass(0)
  return { sent, request: Request.last }
}

describe('a file that is sent', () => {
  test('goes as it is, with what each change carries, and its answer is read', async () => {
    carry({ 'X-Account': 'one' })
    const { sent, request } = await start()
    expect(request.sent).toMatchObject({
      method: 'POST',
      address: '/api/files',
      'x-account': 'one',
      body: FILE,
    })
    request.answer(200, { lines: 1 })
    expect(await sent).toEqual({ lines: 1 })
  })

  test('may go for longer than any deadline, while it goes', async () => {
    const { sent, request } = await start()
    for (let piece = 0; piece < 10; piece++) {
      await pass(DEADLINE_MS - 1)
      request.goOn()
    }
    await pass(DEADLINE_MS - 1)
    request.answer(200, { lines: 1 })
    expect(await sent).toEqual({ lines: 1 })
    expect(request.isAborted).toBe(false)
  })

  test.each([
    ['that never begins to go', 0],
    ['that stands still on its way', 3],
    ['whose answer comes one second late', 3],
  ])('%s is called off, and may have been taken', async (_, pieces) => {
    const { sent, request } = await start()
    for (let piece = 0; piece < pieces; piece++) {
      await pass(1000)
      request.goOn()
    }
    await pass(DEADLINE_MS)
    const error = await sent
    expect(request.isAborted).toBe(true)
    await pass(1000)
    request.answer(200, { lines: 1 })
    expect(error).toBeInstanceOf(UnansweredError)
    expect(sentenceFor(error)).toMatch(/This may have been done/)
    expect(titleFor(error, 'The file was not taken.')).toBe('No answer came.')
  })

  test('that is only looked through has not done anything when no answer comes', async () => {
    const { sent } = await start(CHECK)
    await pass(DEADLINE_MS)
    const error = await sent
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toMatch(/^No connection/)
  })

  test('is told from a refusal, of which the reason is kept, and the time', async () => {
    const { sent, request } = await start()
    request.answer(429, { error: 'RATE_LIMITED', message: 'Later.' })
    expect(await sent).toMatchObject({ status: 429, shown: 'Later.', retryAfter: 7000 })
  })

  test('that no network takes is a connection that fails', async () => {
    const { sent, request } = await start()
    request.dispatchEvent(new Event('error'))
    expect(await sent).toBeInstanceOf(NetworkError)
  })
})

describe('a file that is saved', () => {
  /** Begins an answer. Its body arrives in pieces, and `push` sends the next piece. */
  function begin() {
    let push: (text: string | null) => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        push = (text) => {
          if (text === null) controller.close()
          else controller.enqueue(new TextEncoder().encode(text))
        }
      },
    })
    const headers = { 'Content-Type': 'text/csv' }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })))
    return { push, saved: callFile(SAVE).catch((error: unknown) => error) }
  }

  test('may come for longer than any deadline, while it comes', async () => {
    const { push, saved } = begin()
    for (const piece of ['one,', 'two,', 'three']) {
      await pass(PIECE_MS - 1)
      push(piece)
    }
    await pass(PIECE_MS - 1)
    push(null)
    const file = await saved
    expect(file).toMatchObject({ type: 'text/csv' })
    expect(await (file as Blob).text()).toBe('one,two,three')
  })

  test('that stands still half-way is not there', async () => {
    const { push, saved } = begin()
    await pass(1000)
    push('one,')
    await pass(PIECE_MS + 1000)
    push('two')
    const error = await saved
    expect(error).toBeInstanceOf(NetworkError)
    expect(sentenceFor(error)).toMatch(/^No connection/)
  })
})
