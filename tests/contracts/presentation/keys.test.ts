import { calculateJwkThumbprint } from 'jose'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { concatBytes, fromBase64Url, toBase64Url, toHex } from '#contracts/bytes.ts'
import {
  compressPoint,
  decompressPoint,
  importDeviceKey,
  importIssuerKey,
  kidOf,
  toPublicPoint,
} from '#contracts/presentation/keys.ts'
import { DEVICE_KEY, OTHER_KEY, PASS_KEY } from './fixtures.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const

async function drawPoint(): Promise<Uint8Array> {
  const { publicKey } = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify'])
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
}

test.each([PASS_KEY, DEVICE_KEY, OTHER_KEY])(
  'a kid is the first eight bytes of the thumbprint that jose computes for $x',
  async ({ x, y }) => {
    const thumbprint = await calculateJwkThumbprint({ kty: 'EC', crv: 'P-256', x, y })
    expect(toHex(kidOf({ x, y }))).toBe(toHex(fromBase64Url(thumbprint)).slice(0, 16))
  },
)

describe('a compressed point', () => {
  test('decompresses to the point that it was', async () => {
    for (let round = 0; round < 200; round++) {
      const point = await drawPoint()
      expect(decompressPoint(compressPoint(point))).toEqual(point)
    }
  })

  test('with an x that no point has gives no point', async () => {
    let without = 0
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 32, maxLength: 32 }), async (x) => {
        const point = decompressPoint(concatBytes(Uint8Array.of(2), x))
        if (!point) without += 1
        else expect(await importDeviceKey(point)).not.toBeNull()
      }),
      { numRuns: 200 },
    )
    expect(without).toBeGreaterThan(50)
  })

  test('with an x beyond the field gives no point', () => {
    expect(decompressPoint(new Uint8Array(33).fill(0xff).fill(2, 0, 1))).toBeNull()
  })

  test.each([0, 1, 4, 5])('that begins with %i gives no point', async (sign) => {
    const compressed = compressPoint(await drawPoint())
    compressed[0] = sign
    expect(decompressPoint(compressed)).toBeNull()
  })
})

describe('importing a device key', () => {
  test('takes a point in either form', async () => {
    const point = await drawPoint()
    expect(await importDeviceKey(point)).toMatchObject({ type: 'public' })
    expect(await importDeviceKey(compressPoint(point))).toMatchObject({ type: 'public' })
  })

  test('gives nothing for a point off the curve', async () => {
    const point = await drawPoint()
    point[64] = (point[64] ?? 0) ^ 1
    expect(await importDeviceKey(point)).toBeNull()
  })

  test('gives nothing for an x that no point of the curve has', async () => {
    const none = concatBytes(Uint8Array.of(2), new Uint8Array(32).fill(0xff))
    expect(await importDeviceKey(none)).toBeNull()
  })

  test('gives nothing for the wrong number of bytes', async () => {
    expect(await importDeviceKey(new Uint8Array(64))).toBeNull()
    expect(await importDeviceKey(new Uint8Array(0))).toBeNull()
  })
})

test('a public point is written as a JWK writes it', async () => {
  const { publicKey } = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify'])
  const { x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))

  expect(toPublicPoint(point)).toEqual({ x, y })
  expect(toBase64Url(point.subarray(1, 33))).toBe(x)
})

describe('an import that failed once', () => {
  const failOnce = () =>
    vi
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValueOnce(new DOMException('', 'OperationError'))

  test('of a device key is made again', async () => {
    const point = compressPoint(await drawPoint())
    // The second attempt must fail too, because a failed import is repeated with the key in another
    // form.
    const importKey = failOnce().mockRejectedValueOnce(new DOMException('', 'OperationError'))
    await expect(importDeviceKey(point)).rejects.toThrow()
    expect(await importDeviceKey(point)).toMatchObject({ type: 'public' })
    importKey.mockRestore()
  })

  test('of an issuer key is made again', async () => {
    const key = toPublicPoint(await drawPoint())
    const importKey = failOnce()
    await expect(importIssuerKey(key)).rejects.toThrow()
    expect((await importIssuerKey(key)).publicKey).toMatchObject({ type: 'public' })
    importKey.mockRestore()
  })
})

test('a platform that takes no compressed point gives the same key, and is asked once', async () => {
  const original = crypto.subtle.importKey.bind(crypto.subtle)
  const lengths: number[] = []
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockImplementation(((
    ...given: Parameters<typeof original>
  ) => {
    const { byteLength } = given[1] as unknown as Uint8Array
    lengths.push(byteLength)
    const refusal = new DOMException('', 'DataError')
    return byteLength === 33 ? Promise.reject(refusal) : original(...given)
  }) as typeof crypto.subtle.importKey)

  const message = new Uint8Array(8)
  for (let device = 0; device < 2; device++) {
    const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, true, [
      'sign',
      'verify',
    ])
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
    const key = await importDeviceKey(compressPoint(point))
    const how = { name: 'ECDSA', hash: 'SHA-256' }
    const signature = await crypto.subtle.sign(how, privateKey, message)
    expect(key && (await crypto.subtle.verify(how, key, signature, message))).toBe(true)
  }
  expect(lengths).toEqual([33, 65, 65])
  importKey.mockRestore()
})
