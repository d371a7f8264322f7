import '#tests/support/browser/empty-browser.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toBase64Url } from '#contracts/bytes.ts'
import type { Problem } from '#contracts/problem.ts'
import { signPass } from '#contracts/presentation/pass.ts'
import { SOMEBODY } from '#tests/support/browser/render-screen.tsx'
import { type Issuer, makeIssuer, makePair, type Pair } from '#tests/pwa/device/trust/issuer.ts'
import { openPage, serve } from '#tests/pwa/device/trust/page.ts'

const NOW = new Date()
const DAY_MS = 24 * 3_600_000
const CREDENTIAL_ID = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'

let issuer: Issuer
let owner: string

beforeEach(async () => {
  issuer = await makeIssuer(NOW)
  owner = crypto.randomUUID()
  const holder = JSON.stringify({
    user: { ...SOMEBODY, id: owner },
    isLocked: false,
    confirmedAt: 0,
  })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'holder' ? holder : null) })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
})

async function signWith(signer: Pair): Promise<string> {
  const device = await makePair()
  const pass = await signPass(signer, {
    credentialId: CREDENTIAL_ID,
    credentialType: 'F-1',
    initials: 'AO',
    issueDate: '2026-01-01',
    expiryDate: '2030-01-01',
    issuedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 7 * DAY_MS),
    statusIndex: 1,
    anchorHash: new Uint8Array(32),
    isSample: false,
    holder: { devicePoint: device.point },
  })
  return toBase64Url(pass)
}

/**
 * Opens a wallet with this fresh pass. The device has stored the trust from `published`. Returns
 * the calls that the wallet makes.
 */
async function openWallet(
  pass: string,
  published: Parameters<typeof serve>[0] | null,
  refusal?: { status: number; body: Problem },
) {
  const page = await openPage()
  if (published) {
    serve(published)
    await page.renewTrust()
  }
  const { openStore } = await import('#pwa/device/storage/store.ts')
  const store = await openStore(owner)
  const pair = await makePair()
  await store.deviceKeys.put({
    id: 'device',
    deviceId: crypto.randomUUID(),
    publicKey: toBase64Url(pair.point),
    privateKey: pair.privateKey,
    sealedKey: null,
    former: null,
  })
  const times = { issuedAt: NOW.getTime(), expiresAt: NOW.getTime() + 7 * DAY_MS }
  await store.passes.put({ credentialId: CREDENTIAL_ID, pass, ...times })

  const asked: string[] = []
  const renewed = await signWith(issuer.pass)
  const answer = { credentialId: CREDENTIAL_ID, pass: renewed, ...toInstants(times) }
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(
      refusal ? Response.json(refusal.body, { status: refusal.status }) : Response.json([answer]),
    )
  })
  const { preparePasses } = await import('#pwa/device/presentation/passes.ts')
  const { trouble } = await preparePasses({
    owner,
    credentialIds: [CREDENTIAL_ID],
    onEnded: () => undefined,
  })
  const kept = await store.passes.get(CREDENTIAL_ID)
  return { asked, trouble, isRenewed: kept?.pass === renewed, isKept: kept?.pass === pass }
}

function toInstants({ issuedAt, expiresAt }: { issuedAt: number; expiresAt: number }) {
  return {
    issuedAt: new Date(issuedAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

describe('a pass of today', () => {
  test('stays while its key counts', async () => {
    const other = await makePair()
    const published = await issuer.publish({ passes: [issuer.pass, other], stopped: [other] })
    expect(await openWallet(await signWith(issuer.pass), published)).toEqual({
      asked: [],
      trouble: null,
      isRenewed: false,
      isKept: true,
    })
  })

  test('stays on a device that knows nothing of the issuer yet', async () => {
    expect((await openWallet(await signWith(await makePair()), null)).asked).toEqual([])
  })

  test.each<[string, (key: Pair) => ReturnType<Issuer['publish']>]>([
    ['was stopped', (key) => issuer.publish({ passes: [issuer.pass, key], stopped: [key] })],
    ['was stolen', (key) => issuer.publish({ passes: [issuer.pass, key], compromised: [key] })],
    ['is not listed', () => issuer.publish()],
  ])('is renewed at once when its key %s', async (_, publish) => {
    const key = await makePair()
    expect(await openWallet(await signWith(key), await publish(key))).toEqual({
      asked: ['/api/visa/passes'],
      trouble: null,
      isRenewed: true,
      isKept: false,
    })
  })

  test('stays while the issuer holds new ones back, and the wallet is told', async () => {
    const body: Problem = { error: 'PASSES_HELD', message: 'Our records are being put right.' }
    const refusal = { status: 503, body }
    const recalled = await signWith(await makePair())
    expect(await openWallet(recalled, await issuer.publish(), refusal)).toMatchObject({
      asked: ['/api/visa/passes'],
      trouble: 'held-back',
      isKept: true,
    })
  })

  test('is renewed when it is in a form that nobody reads any more', async () => {
    const { isRenewed } = await openWallet('AAAA', await issuer.publish())
    expect(isRenewed).toBe(true)
  })
})
