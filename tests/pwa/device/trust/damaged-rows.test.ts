import '#tests/support/browser/empty-browser.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import type { KeptRow } from '#pwa/device/storage/device-tables.ts'
import { type Issuer, makeIssuer, type Published } from './issuer.ts'
import { change, meet, openPage, serve } from './page.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

let issuer: Issuer
let published: Published
let rows: KeptRow[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubGlobal('location', { hostname: 'visa.example' })
  issuer = await makeIssuer(NOW)
  published = await issuer.publish()
  rows = await meet(published)
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * Opens a page on a device with these damaged rows, and renews the trust. Returns the trust before
 * the renewal. Also returns the addresses that the page requested.
 */
async function heal(damaged: readonly KeptRow[]) {
  const server = serve(published)
  const page = await openPage(damaged)
  const before = await page.readTrust()
  await page.renewTrust()
  expect((await page.readTrust())?.shards.size).toBe(2)
  const ids = await page.readIds()
  expect(ids).toEqual(rows.map(({ id }) => id).sort())
  return { before, asked: server.asked }
}

describe('a row that was damaged', () => {
  test.each<[string, unknown]>([
    ['of another type', 'zeros'],
    ['of nothing', null],
  ])('a list %s, is fetched again and hinders nothing before', async (_name, value) => {
    const [id = ''] = rows.map((row) => row.id).filter((one) => one.startsWith('list:'))
    const { before, asked } = await heal(change(rows, id, value))
    expect(before?.shards.size).toBe(1)
    expect(asked).toEqual(['/api/trust', `/api/trust/lists/${id.slice(5)}`])
  })

  test.each<[string, unknown]>([
    ['cannot be read', ['AAAA']],
    ['is no text of ours', ['A']],
    ['is no list', 'AAAA'],
  ])('a key set that %s, is met again', async (_name, value) => {
    const { before } = await heal(change(rows, 'keys', value))
    expect(before).toBeNull()
  })

  test('key sets that are none, beside one that is, do not count', async () => {
    const [text = ''] = published.answer.keySets
    const unsigned = fromBase64Url(text)
    unsigned[unsigned.length - 1] = (unsigned.at(-1) ?? 0) ^ 1
    const texts = ['AAAA', 'A', toBase64Url(unsigned), text]
    const { before } = await heal(change(rows, 'keys', texts))
    expect(before?.keySet.issuer).toBe('visa.example')
  })

  test('a manifest, is fetched again without the lists, which are held', async () => {
    const { before, asked } = await heal(change(rows, 'manifest', 'AAAA'))
    expect(before).toBeNull()
    expect(asked).toEqual(['/api/trust'])
  })

  test('a pin, is met again', async () => {
    const { before } = await heal(change(rows, 'pin', 'A'.repeat(20)))
    expect(before).toBeNull()
  })
})

test('on the machine of a developer a new root is met though the manifest of the old was damaged', async () => {
  vi.stubGlobal('location', { hostname: 'localhost' })
  const other = await makeIssuer(NOW)
  const damaged = change(rows, 'manifest', 'AAAA')
  published = await other.publish()
  const { before } = await heal(damaged)
  expect(before).toBeNull()
})
