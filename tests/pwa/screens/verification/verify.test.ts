import '#tests/support/browser/empty-browser.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordReached } from '#pwa/network/connection.ts'
import { verify, type Scan } from '#pwa/screens/verification/verify.ts'

const SCAN: Scan = { input: 'a.code', inputMethod: 'link' }

let sent: unknown[]
let answer: () => Response

beforeEach(() => {
  sent = []
  answer = () => new Response('no', { status: 500 })
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Promise.resolve(answer())
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Verifies a scan, and returns the body of the request. The answer does not matter. */
async function readSent(scan: Scan): Promise<unknown> {
  await verify(scan)
  return sent[0]
}

function refuse(status: number, retryAfter?: string) {
  answer = () =>
    Response.json(
      { error: 'SERVER_BUSY', message: 'Not now.' },
      { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } },
    )
}

const ANY_ATTEMPT = expect.stringMatching(/^[0-9a-f-]{36}$/) as string

test('the public page sends the code and the id of this attempt, and nothing else', async () => {
  expect(await readSent(SCAN)).toEqual({ qrData: 'a.code', attemptId: ANY_ATTEMPT })
})

test.each(['admin_portal', 'user_portal'] as const)('a scan names %s', async (context) => {
  const verifier = { id: null, context }
  expect(await readSent({ input: 'a.code', inputMethod: 'camera', verifier })).toEqual({
    qrData: 'a.code',
    attemptId: ANY_ATTEMPT,
    verifierInfo: {
      inputMethod: 'camera',
      verifierContext: context,
      userAgent: 'A browser',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  })
})

describe('what is no answer of the issuer', () => {
  test.each([
    [500, 'failed'],
    [502, 'failed'],
    [429, 'busy'],
  ])('%i leaves the verdict to this device', async (status, cause) => {
    refuse(status)
    const { verdict } = await verify(SCAN)
    expect(verdict).toMatchObject({ source: 'offline', cause, status: 'invalid' })
  })

  test('nor is a page, or JSON of another shape', async () => {
    answer = () => new Response('<p>Sign in</p>', { headers: { 'Content-Type': 'text/html' } })
    expect((await verify(SCAN)).verdict.cause).toBe('away')
    for (const status of [200, 429, 500]) {
      answer = () => Response.json({ verdict: 'FUTURE' }, { status })
      expect((await verify(SCAN)).verdict.cause).toBe('unreadable')
    }
  })

  test('but a refusal of the question is one', async () => {
    refuse(400)
    await expect(verify(SCAN)).rejects.toThrow('Not now.')
  })
})

describe('an issuer that is out of reach', () => {
  const away = () => {
    answer = () => {
      throw new TypeError('no network')
    }
  }

  test('is asked again when the network is back, and no sooner', async () => {
    away()
    const { later, verdict } = await verify(SCAN)
    expect(verdict).toMatchObject({ source: 'offline', cause: 'away' })
    const heard = later?.(new AbortController().signal)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(1)
    refuse(503)
    recordReached(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(await heard).toBe(verdict)
  })

  test('is asked once more each time that the network goes again', async () => {
    away()
    const { later } = await verify(SCAN)
    const leaving = new AbortController()
    const heard = later?.(leaving.signal)
    for (const times of [2, 3]) {
      await vi.advanceTimersByTimeAsync(3000)
      recordReached(true)
      await vi.advanceTimersByTimeAsync(0)
      expect(sent).toHaveLength(times)
    }
    leaving.abort()
    await heard
    recordReached(true)
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(3)
  })
})

describe('an issuer that said when it may be asked again', () => {
  test('is asked then, each time that it says so, and no more when it does not', async () => {
    refuse(503, '7')
    const { later, verdict } = await verify(SCAN)
    const heard = later?.(new AbortController().signal)
    await vi.advanceTimersByTimeAsync(6999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    refuse(503)
    await vi.advanceTimersByTimeAsync(7000)
    expect(sent).toHaveLength(3)
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(3)
    expect(await heard).toBe(verdict)
  })

  test('is asked half a minute after too many questions when it did not say', async () => {
    refuse(429)
    const { later } = await verify(SCAN)
    void later?.(new AbortController().signal)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
  })

  test('is not asked for a verdict that has left the screen', async () => {
    refuse(503, '7')
    const { later, verdict } = await verify(SCAN)
    const leaving = new AbortController()
    const heard = later?.(leaving.signal)
    leaving.abort()
    expect(await heard).toBe(verdict)
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
  })
})
