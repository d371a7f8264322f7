import { expect, test } from 'vitest'
import { qrSegments } from '#contracts/presentation/qr.ts'
import { measureQr } from '#tests/bench/qr.ts'
import vectors from './vectors.json' with { type: 'json' }

test('a code at a host of 24 characters stays small enough for any camera', async () => {
  const rows = await measureQr()
  const shown = rows.filter(({ code }) => code === 'shown by a device')

  expect(shown).toMatchObject([
    { level: 'L', bytes: 353, digits: 851, version: 13, modules: 69 },
    { level: 'M', bytes: 353, digits: 851, version: 15, modules: 77 },
  ])
})

test('a code stays readable at a host of 28 characters, and loses a version at 29', async () => {
  const { create } = await import('qrcode')
  const versionAt = (length: number) => {
    // A longer host also lengthens the issuer's name in the pass, byte for byte.
    const digits = Math.ceil((353 + length - 24) * 8 * Math.log10(2) + Math.log10(2))
    const url = `https://${'h'.repeat(length)}/verify?token=${'9'.repeat(digits)}`
    return create(qrSegments(url), { errorCorrectionLevel: 'M' }).version
  }
  expect([24, 28, 29].map(versionAt)).toEqual([15, 15, 16])
})

test('a link is split into its address and the digits of the token', () => {
  const [address, token] = qrSegments(
    `https://visa.example/verify?token=${vectors.presentationText}`,
  )

  expect(address?.mode).toBe('byte')
  expect(token).toEqual({ mode: 'numeric', data: vectors.presentationText })
})

test('an address without a token is refused', () => {
  expect(() => qrSegments('https://visa.example/verify?token=')).toThrow(RangeError)
})
