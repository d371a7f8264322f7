import '#tests/support/browser/empty-browser.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toHex } from '#contracts/bytes.ts'
import { parsePin } from '#contracts/trust/pin.ts'
import type { KeptRow } from '#pwa/device/storage/device-tables.ts'
import { type Issuer, makeIssuer, type Published } from './issuer.ts'
import { change, meet, openPage, serve } from './page.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const at = (ms: number) => new Date(NOW.getTime() + ms)

let issuer: Issuer

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubGlobal('location', { hostname: 'visa.example' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  issuer = await makeIssuer(NOW)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const idsOf = ({ lists }: Published) => [...lists.keys()].map((name) => `list:${name}`)

describe('what the issuer answers', () => {
  test('is kept byte for byte, and believed again by the next page without a network', async () => {
    const published = await issuer.publish({ revoked: [70_000] })
    const rows = await meet(published)
    expect(rows.map(({ id }) => id).sort()).toEqual(
      ['keys', 'manifest', 'pin', ...idsOf(published)].sort(),
    )
    serve(published).published = { ...published, lists: new Map() }
    const trust = await (await openPage(rows)).readTrust()
    expect(trust).toMatchObject({ keySet: { issuer: 'visa.example' }, manifest: { issuedAt: NOW } })
    expect([...(trust?.shards.keys() ?? [])]).toEqual([...published.lists.keys()])
  })

  test('is in one transaction: a write that fails leaves the disk as it was', async () => {
    const rows = await meet(await issuer.publish())
    serve(await issuer.publish({ issuedAt: at(MINUTE_MS / 4) }))
    const page = await openPage(rows)
    const atOnce = vi.spyOn(page.store, 'atOnce').mockRejectedValue(new Error('The disk is full.'))
    await expect(page.renewTrust()).rejects.toThrow('The disk is full.')
    expect(atOnce).toHaveBeenCalledOnce()
    expect(await page.readRows()).toEqual(rows)
    expect((await page.readTrust())?.manifest.issuedAt).toEqual(NOW)
  })

  test('is asked for its lists once: those that are held are not asked for again', async () => {
    const published = await issuer.publish()
    const server = serve(published)
    const page = await openPage()
    await page.renewTrust()
    expect(server.asked).toHaveLength(3)
    const next = await issuer.publish({ issuedAt: at(1000), revoked: [3] })
    server.published = next
    server.asked = []
    await page.renewTrust()
    const [changed] = [...next.lists.keys()]
    expect(server.asked).toEqual(['/api/trust', `/api/trust/lists/${String(changed)}`])
    expect(await page.readIds()).toEqual(['keys', 'manifest', 'pin', ...idsOf(next)].sort())
  })

  test('does not replace what is newer', async () => {
    const old = await issuer.publish()
    const rows = await meet(await issuer.publish({ issuedAt: at(1000), revoked: [3] }))
    serve(old)
    const page = await openPage(rows)
    await page.renewTrust()
    expect((await page.readTrust())?.manifest.issuedAt).toEqual(at(1000))
    expect(valuesOf(await page.readRows())).toEqual(valuesOf(rows))
  })

  const valuesOf = (rows: readonly KeptRow[]) => new Map(rows.map(({ id, value }) => [id, value]))
})

describe('an answer that fails leaves what is held', () => {
  let held: KeptRow[]
  let newer: Published

  beforeEach(async () => {
    held = await meet(await issuer.publish())
    newer = await issuer.publish({ issuedAt: at(1000), revoked: [3] })
  })

  test.each<[string, () => Promise<Published>, string]>([
    ['another root', async () => (await makeIssuer(NOW)).publish(), 'unknown here'],
    [
      'a manifest of another issuer',
      async () => {
        const { answer } = await (await makeIssuer(NOW)).publish()
        return { ...newer, answer: { ...newer.answer, manifest: answer.manifest } }
      },
      'no key of the issuer signed',
    ],
    ['a manifest of tomorrow', () => issuer.publish({ issuedAt: at(DAY_MS) }), 'from the future'],
    ['a list that is missing', () => Promise.resolve({ ...newer, lists: new Map() }), '404'],
    [
      'a list of other bytes',
      () => {
        const lists = new Map(Array.from(newer.lists, ([name]) => [name, Uint8Array.of(1)]))
        return Promise.resolve({ ...newer, lists })
      },
      'another name',
    ],
    [
      'text that is no base64url',
      () => Promise.resolve({ ...newer, answer: { ...newer.answer, manifest: 'A' } }),
      'not base64url',
    ],
  ])('%s', async (_, build, because) => {
    serve(await build())
    const page = await openPage(held)
    const before = await page.readTrust()
    await expect(page.renewTrust()).rejects.toThrow(because)
    expect(await page.readTrust()).toBe(before)
    expect(before?.manifest.issuedAt).toEqual(NOW)
    expect(await page.readRows()).toEqual(held)
  })
})

describe('what fails when it is opened is dropped', () => {
  test('a list alone, which is then fetched again', async () => {
    const published = await issuer.publish()
    const [spoilt, other] = idsOf(published)
    const rows = change(await meet(published), String(spoilt), Uint8Array.of(1))
    const page = await openPage(rows)
    expect([...((await page.readTrust())?.shards.keys() ?? [])]).toEqual([other?.slice(5)])
    const server = serve(published)
    await page.renewTrust()
    expect(server.asked).toEqual(['/api/trust', `/api/trust/lists/${String(spoilt?.slice(5))}`])
    expect((await page.readTrust())?.shards.size).toBe(2)
  })

  test('a manifest, while the key sets stay the floor below which no answer leads', async () => {
    const old = await issuer.publish({ keySetAt: at(-2 * DAY_MS) })
    const rows = change(await meet(await issuer.publish()), 'manifest', 'AAAA')
    serve(old)
    const page = await openPage(rows)
    expect(await page.readTrust()).toBeNull()
    await page.renewTrust()
    expect((await page.readTrust())?.keySet.issuedAt).toEqual(at(-DAY_MS))
  })

  test('key sets that do not follow from the pin, with all that they signed', async () => {
    const rows = await meet(await issuer.publish())
    const stranger = await meet(await (await makeIssuer(NOW)).publish())
    const foreign = stranger.find(({ id }) => id === 'keys')?.value
    const page = await openPage(change(rows, 'keys', foreign))
    expect(await page.readTrust()).toBeNull()
    serve(await issuer.publish())
    await page.renewTrust()
    expect(await page.readTrust()).not.toBeNull()
  })

  test('that is of now by one of the two times that it may be is taken', async () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'clockOffset' ? String(-10 * MINUTE_MS) : null),
    })
    expect(await meet(await issuer.publish())).not.toEqual([])
  })

  test('what a clock ahead let in keeps nothing out once that clock is corrected', async () => {
    vi.setSystemTime(at(DAY_MS))
    const rows = await meet(await issuer.publish({ issuedAt: at(DAY_MS) }))
    vi.setSystemTime(NOW)
    const page = await openPage(rows)
    expect((await page.readTrust())?.manifest.issuedAt).toEqual(at(DAY_MS))
    serve(await issuer.publish())
    await page.renewTrust()
    expect((await page.readTrust())?.manifest.issuedAt).toEqual(NOW)
  })

  test('but a read that was refused is made again at the next question', async () => {
    const rows = await meet(await issuer.publish())
    const page = await openPage(rows)
    const read = vi.spyOn(page.store.trust, 'toArray')
    read.mockRejectedValueOnce(new Error('The disk is busy.'))
    await expect(page.readTrust()).rejects.toThrow('The disk is busy.')
    expect(await page.readTrust()).toMatchObject({ keySet: { issuer: 'visa.example' } })
    await page.readTrust()
    expect(read).toHaveBeenCalledTimes(2)
  })
})

describe('the root that is held on to', () => {
  const generationOf = async (page: Awaited<ReturnType<typeof openPage>>) =>
    (await page.readTrust())?.keySet.generation

  test('is that of the first contact, and no other takes its place', async () => {
    const rows = await meet(await issuer.publish())
    expect(rows.find(({ id }) => id === 'pin')?.value).toBe(issuer.pin)
    serve(await (await makeIssuer(NOW)).publish())
    await expect((await openPage(rows)).renewTrust()).rejects.toThrow('unknown here')
  })

  test('is followed to its heirs, at once over two of them, and so again when opened', async () => {
    const rows = await meet(await issuer.publish())
    serve(await issuer.publish({ generation: 2 }))
    const page = await openPage(rows)
    await page.renewTrust()
    expect(await generationOf(page)).toBe(2)
    const kept = await page.readRows()
    expect(kept.find(({ id }) => id === 'pin')?.value).toBe(issuer.pin)
    expect(await generationOf(await openPage(kept))).toBe(2)
  })

  test('names no other heir when a thief signs with it', async () => {
    const rows = await meet(await issuer.publish())
    const { pass: heir } = await makeIssuer(NOW)
    serve(await issuer.publish({ keySetAt: NOW, heir }))
    const page = await openPage(rows)
    await page.renewTrust()
    expect((await page.readTrust())?.keySet.issuedAt).toEqual(at(-DAY_MS))
  })

  test("is the build's own from the start where it has one", async () => {
    vi.stubEnv('VITE_ROOT_KEY', issuer.pin)
    serve(await (await makeIssuer(NOW)).publish())
    const page = await openPage()
    await expect(page.renewTrust()).rejects.toThrow('unknown here')
    serve(await issuer.publish())
    await page.renewTrust()
    expect(await generationOf(page)).toBe(0)
  })

  test("is the build's own for a proof too, before the first contact, and none without one", async () => {
    expect(await (await openPage()).readKnown()).toEqual({ pin: null, keySet: null })
    vi.stubEnv('VITE_ROOT_KEY', issuer.pin)
    const page = await openPage()
    expect(await page.readKnown()).toEqual({ pin: parsePin(issuer.pin), keySet: null })
    serve(await issuer.publish({ generation: 1 }))
    await page.renewTrust()
    const { pin, keySet } = await page.readKnown()
    expect(keySet?.generation).toBe(1)
    expect(pin).toBe(keySet)
  })

  test('stays the heir when a build names a root that what is kept has come from', async () => {
    const rows = await meet(await issuer.publish({ generation: 0 }))
    serve(await issuer.publish({ generation: 1 }))
    const rotated = await openPage(rows)
    await rotated.renewTrust()
    const kept = await rotated.readRows()

    vi.stubEnv('VITE_ROOT_KEY', issuer.pin)
    const page = await openPage(kept)
    expect(await generationOf(page)).toBe(1)
    serve(await issuer.publish({ generation: 0, issuedAt: at(1000) }))
    await page.renewTrust().catch(() => undefined)
    expect(await generationOf(page)).toBe(1)
  })

  test('is that of a build which names one that what is kept has not come from', async () => {
    const rows = await meet(await issuer.publish())
    const other = await makeIssuer(NOW)
    vi.stubEnv('VITE_ROOT_KEY', other.pin)
    const published = await other.publish()
    serve(published)
    const page = await openPage(rows)
    expect(await page.readTrust()).toBeNull()
    await page.renewTrust()
    expect(await generationOf(page)).toBe(0)
    expect((await page.readRows()).find(({ id }) => id === 'pin')?.value).toBe(other.pin)
  })

  test.each(['localhost', '127.0.0.1', '[::1]'])('may be another one on %s', async (hostname) => {
    const rows = await meet(await issuer.publish())
    vi.stubGlobal('location', { hostname })
    const other = await makeIssuer(NOW)
    serve(await other.publish())
    const page = await openPage(rows)
    await page.renewTrust()
    const kids = (await page.readTrust())?.keySet.keys.map(({ kid }) => kid)
    expect(kids).toContain(toHex(other.pass.kid))
    const [pin] = (await page.readRows()).filter(({ id }) => id === 'pin')
    expect(pin?.value).toBe(other.pin)
    expect(await generationOf(await openPage(await page.readRows()))).toBe(0)
  })

  test('is that which was met on localhost, whatever the build names', async () => {
    const rows = await meet(await issuer.publish())
    vi.stubGlobal('location', { hostname: 'localhost' })
    vi.stubEnv('VITE_ROOT_KEY', (await makeIssuer(NOW)).pin)
    expect(await generationOf(await openPage(rows))).toBe(0)
  })
})
