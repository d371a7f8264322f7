import { expect, test } from 'vitest'
import { qrSegments } from '#contracts/presentation/qr.ts'
import { measureQr } from '#tests/bench/qr.ts'
import vectors from './vectors.json' with { type: 'json' }

test('a code at a host of 24 characters stays small enough for any camera', async () => {
  const rows = await measureQr()
  const shown = rows.filter(({ code }) => code === 'shown by a device')

  expect(shown).toMatchObject([
    { level: 'L', bytes: 325, digits: 783, version: 13, modules: 69 },
    { level: 'M', bytes: 325, digits: 783, version: 15, modules: 77 },
  ])
})

test('a code keeps its versions at a host of 62 characters', async () => {
  const rows = await measureQr()
  const shown = rows.filter(({ code }) => code === 'shown by a device')

  expect(shown).toMatchObject([{ longestHost: 75 }, { longestHost: 62 }])
})

test('a code that the server mints is smaller still', async () => {
  const rows = await measureQr()
  const minted = rows.filter(({ code }) => code === 'minted by the server')

  expect(minted).toMatchObject([
    { level: 'L', bytes: 194, longestHost: 206 },
    { level: 'M', bytes: 194, longestHost: 193 },
  ])
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
