import '#tests/support/empty-browser.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { verify, type Scan } from '#pwa/verification/verify.ts'

let sent: unknown

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
  vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
    sent = JSON.parse(body)
    return Promise.resolve(new Response('no', { status: 500 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What goes over the wire, whatever the answer to it. */
async function readSent(scan: Scan): Promise<unknown> {
  await expect(verify(scan)).rejects.toThrow('500: no')
  return sent
}

test('the public page sends the code and nothing else', async () => {
  expect(await readSent({ input: 'a.code', inputMethod: 'link' })).toEqual({ qrData: 'a.code' })
})

test.each(['admin_portal', 'user_portal'] as const)('a scan names %s', async (context) => {
  const verifier = { id: 'somebody', context }
  expect(await readSent({ input: 'a.code', inputMethod: 'camera', verifier })).toEqual({
    qrData: 'a.code',
    verifierInfo: {
      inputMethod: 'camera',
      verifierContext: context,
      userAgent: 'A browser',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    },
  })
})
