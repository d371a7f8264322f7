// @vitest-environment happy-dom
import '#tests/support/browser/happy-browser.ts'
import { disk } from '#tests/support/browser/disk.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toBase64Url } from '#contracts/bytes.ts'
import { QR_MINUTES, showQr } from '#contracts/presentation/calls.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { signPass } from '#contracts/presentation/pass.ts'
import { parseShownPass } from '#contracts/presentation/presentation.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { makePair, type Pair } from '#tests/pwa/device/trust/issuer.ts'
import { answer, askedPaths } from '#tests/support/browser/answers.ts'
import { buildQrCode, CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const NOW = Date.parse('2026-06-01T10:00:00Z')
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { credentialId } = CARD
const owner = AMARA.id

let device: Pair
let issuer: Pair

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW })
  vi.stubGlobal('isSecureContext', true)
  ;[device, issuer] = await Promise.all([makePair(), makePair()])
})

/**
 * Starts a page on a device. The device has a pass of this age, and the clock offset that an
 * earlier page has stored.
 */
async function startPage({ offset = 0, passAge = HOUR_MS, passEndsIn = 24 * HOUR_MS } = {}) {
  vi.resetModules()
  localStorage.clear()
  keepUser(AMARA)
  localStorage.setItem('clockOffset', String(offset))
  const [issuedAt, expiresAt] = [NOW - passAge, NOW + passEndsIn]
  const pass = await signPass(issuer, {
    ...CARD,
    initials: 'AO',
    issuedAt: new Date(issuedAt),
    expiresAt: new Date(expiresAt),
    statusIndex: 1,
    anchorHash: new Uint8Array(32),
    isSample: false,
    holder: { devicePoint: device.point },
  })
  const { openStore } = await import('#pwa/device/storage/store.ts')
  const { deviceKeys, passes } = await openStore(owner)
  const { privateKey, point } = device
  await deviceKeys.put({
    id: 'device',
    deviceId: crypto.randomUUID(),
    publicKey: toBase64Url(point),
    privateKey,
    sealedKey: null,
    former: null,
  })
  await passes.put({ credentialId, pass: toBase64Url(pass), issuedAt, expiresAt })
  const { makeCode } = await import('#pwa/device/presentation/make-code.ts')
  const whole = (minutes = 7) => makeCode({ owner, credentialId, minutes })
  const make = async (minutes = 7) => {
    const shown = await whole(minutes)
    const token = new URL(shown.url).searchParams.get('token') ?? ''
    const { presentation } = parseShownPass(fromTokenText(token))
    return { ...shown, from: presentation?.claims.issuedAt, to: presentation?.claims.expiresAt }
  }
  return Object.assign(make, { whole })
}

const at = (ms: number) => new Date(NOW + ms)

describe('a code of a device that is sure of the time', () => {
  test('lives from now for as long as was wanted', async () => {
    const make = await startPage()
    expect(await make(7)).toMatchObject({
      from: at(0),
      to: at(7 * MINUTE_MS),
      madeAt: NOW,
      endsAt: NOW + 7 * MINUTE_MS,
      isTimeUnsure: false,
    })
  })

  test('ends with its pass', async () => {
    const make = await startPage({ passEndsIn: MINUTE_MS })
    const code = await make(7)
    expect(code).toMatchObject({ to: at(MINUTE_MS), endsAt: NOW + MINUTE_MS, isTimeUnsure: false })
  })
})

describe('a code of a device whose clock was ten minutes wrong when it was last online', () => {
  test.each([
    ['ahead', -10 * MINUTE_MS, { from: at(-10 * MINUTE_MS), to: at(5 * MINUTE_MS) }],
    ['behind', 10 * MINUTE_MS, { from: at(0), to: at(15 * MINUTE_MS) }],
  ])('and %s counts at both times, for a quarter of an hour', async (_, offset, span) => {
    const make = await startPage({ offset })
    for (const minutes of [7, 15]) expect(await make(minutes)).toMatchObject(span)
  })

  test.each([-10 * MINUTE_MS, 10 * MINUTE_MS])(
    'is shown until it ends at the later time (%i)',
    async (offset) => {
      const make = await startPage({ offset })
      expect(await make(7)).toMatchObject({
        endsAt: NOW + 5 * MINUTE_MS,
        isTimeUnsure: false,
      })
      expect(await make(2)).toMatchObject({ endsAt: NOW + 2 * MINUTE_MS, isTimeUnsure: false })
    },
  )
})

describe('a code of a device that knows two times too far apart', () => {
  test('counts at the server’s as last known, and says that it may be refused', async () => {
    const make = await startPage({ offset: -HOUR_MS, passAge: 5 * HOUR_MS })
    expect(await make(7)).toMatchObject({
      from: at(-HOUR_MS),
      to: at(7 * MINUTE_MS - HOUR_MS),
      endsAt: NOW + 7 * MINUTE_MS,
      isTimeUnsure: true,
    })
  })

  test('says so too where too little would be left at the later one', async () => {
    const leftMs = Math.min(...QR_MINUTES) * MINUTE_MS
    const make = await startPage({ offset: leftMs - 15 * MINUTE_MS })
    expect(await make(15)).toMatchObject({ isTimeUnsure: false, endsAt: NOW + leftMs })
    const makeLater = await startPage({ offset: leftMs - 15 * MINUTE_MS - 1000 })
    expect(await makeLater(15)).toMatchObject({ isTimeUnsure: true })
  })

  test('counts at the only one that its pass leaves possible', async () => {
    const make = await startPage({ offset: -HOUR_MS, passAge: HOUR_MS / 2 })
    expect(await make(7)).toMatchObject({
      from: at(0),
      to: at(7 * MINUTE_MS),
      isTimeUnsure: false,
    })
  })
})

describe('a device that can sign no code', () => {
  const { href: verificationUrl } = new URL('/verify?token=2222', location.href)
  const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))

  test.each([
    ['because its clock is behind its pass', { passAge: -HOUR_MS }, 'clock-behind'],
    [
      'because its clock is behind its pass at both times that it knows',
      { passAge: -HOUR_MS, offset: -MINUTE_MS },
      'clock-behind',
    ],
    [
      'because its pass has ended',
      { passAge: 8 * 24 * HOUR_MS, passEndsIn: 0 },
      'offline-too-long',
    ],
  ])(
    '%s says so without a connection, and lets the server make it with one',
    async (_, pass, obstacle) => {
      const make = await startPage(pass)
      answer(showQr, noConnection, { credentialId })
      await expect(make.whole()).rejects.toMatchObject({ name: 'ObstacleError', obstacle })
      answer(showQr, () => buildQrCode(verificationUrl, NOW + 7 * MINUTE_MS), { credentialId })
      expect(await make.whole()).toMatchObject({ url: verificationUrl, isMadeHere: false })
    },
  )

  test('says only that there is no connection where its pass is good, and cannot be read', async () => {
    const make = await startPage()
    answer(showQr, noConnection, { credentialId })
    const { openStore } = await import('#pwa/device/storage/store.ts')
    await (await openStore(owner)).passes.clear()
    await expect(make.whole()).rejects.toMatchObject({ name: 'NetworkError' })
  })

  test.each([30, 31])(
    'signs up to half a minute before its pass, and not %i s before',
    async (seconds) => {
      const make = await startPage({ passAge: -1000 * seconds })
      answer(showQr, noConnection, { credentialId })
      const made = make(7)
      if (seconds === 30)
        expect(await made).toMatchObject({ from: at(30_000), isTimeUnsure: false })
      else await expect(made).rejects.toMatchObject({ obstacle: 'clock-behind' })
    },
  )
})

describe('a code of a device that cannot read its storage', () => {
  const { href: verificationUrl } = new URL('/verify?token=2222', location.href)

  beforeEach(() => {
    answer(showQr, () => buildQrCode(verificationUrl, NOW + 7 * MINUTE_MS), { credentialId })
  })

  async function loseStorage(securityLevel: 'standard' | 'high') {
    vi.resetModules()
    localStorage.clear()
    keepUser(AMARA)
    const { openStore } = await import('#pwa/device/storage/store.ts')
    await openStore(owner)
    const settings = await import('#pwa/device/presentation/wallet-settings.ts')
    settings.saveWalletSettings({ ...settings.DEFAULT_SETTINGS, securityLevel })
    disk.lose()
    const { makeCode } = await import('#pwa/device/presentation/make-code.ts')
    return () => makeCode({ owner, credentialId, minutes: 7 })
  }

  test('is made by the server', async () => {
    const make = await loseStorage('standard')
    expect(await make()).toMatchObject({ url: verificationUrl, isMadeHere: false })
  })

  test('is not made under a PIN that was not entered on this page', async () => {
    const make = await loseStorage('high')
    await expect(make()).rejects.toMatchObject({ name: 'StorageError' })
    expect(askedPaths()).toEqual([])
  })

  test('is made by the server under one that was', async () => {
    const make = await loseStorage('high')
    const { keepVaultOpen } = await import('#pwa/device/vault/open-keys.ts')
    const usages: KeyUsage[] = ['encrypt', 'decrypt']
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, usages)
    keepVaultOpen(owner, { generation: 'of this page', key })
    expect(await make()).toMatchObject({ url: verificationUrl, isMadeHere: false })
  })
})
