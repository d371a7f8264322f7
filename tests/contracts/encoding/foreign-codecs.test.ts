import { spawnSync } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { decode, encode } from 'cbor2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { type CborValue, decodeCbor, encodeCbor } from '#contracts/encoding/cbor.ts'
import {
  CREDENTIAL_KEY,
  PASS_KEY,
  ROOT_KEY,
  STATUS_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { cborValues } from './cbor-values.ts'

const PYTHON = '/usr/bin/python3'

/**
 * A Python program that reads lines of hexadecimal CBOR, reverses the entries of all maps, and
 * writes each value in canonical form.
 */
const RECODE = `
import sys, cbor2

def turn(value):
    if isinstance(value, dict):
        return {key: turn(value[key]) for key in reversed(list(value))}
    if isinstance(value, list):
        return [turn(item) for item in value]
    return value

for line in sys.stdin:
    print(cbor2.dumps(turn(cbor2.loads(bytes.fromhex(line.strip()))), canonical=True).hex())
`

const SIGNED = [
  vectors.keySet,
  vectors.manifest,
  vectors.credential,
  vectors.devicePass,
  vectors.tokenPass,
  vectors.presentation,
]

test('the npm package cbor2 reads what we write', () => {
  fc.assert(
    fc.property(cborValues, (value) => {
      const read = decode<CborValue>(encodeCbor(value), { preferMap: true })
      expect(toPlain(read)).toEqual(toPlain(value))
    }),
  )
})

test('the npm package cbor2, told to be deterministic, writes what we write, and we read it', () => {
  fc.assert(
    fc.property(cborValues, (value) => {
      const theirs = encode(value, { cde: true })
      expect(toHex(theirs)).toBe(toHex(encodeCbor(value)))
      expect(toPlain(decodeCbor(theirs))).toEqual(toPlain(value))
    }),
  )
})

test('the Python package cbor2 reads what we write and writes the same bytes again', () => {
  // All keys of a sampled value have the same length. The canonical form of cbor2 is that of RFC
  // 7049, which sorts keys by length first, and our format does not.
  const sample = fc.sample(cborValues.filter(hasKeysOfOneLength), 300)
  const lines = [...sample.map((value) => toHex(encodeCbor(value))), ...SIGNED]

  expect(recodeByPython(lines)).toEqual(lines)
})

test('the Python package cbor2 reads the claims of what we sign and writes the same bytes again', () => {
  const payloads = SIGNED.map(payloadOf)

  expect(recodeByPython(payloads)).toEqual(payloads)
})

test('OpenSSL verifies what we sign, over a Sig_structure that the npm package cbor2 writes', () => {
  const kinds = [
    ['vsg/keys/1', vectors.keySet, ROOT_KEY],
    ['vsg/manifest/1', vectors.manifest, STATUS_KEY],
    ['vsg/credential/1', vectors.credential, CREDENTIAL_KEY],
    ['vsg/pass/2', vectors.devicePass, PASS_KEY],
  ] as const
  for (const [kind, hex, { x, y }] of kinds) {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const [header, , payload, signature] = decode<Uint8Array[]>(fromHex(hex))
    const aad = new TextEncoder().encode(kind)
    const signed = encode(['Signature1', header, aad, payload], { cde: true })

    expect(
      verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature ?? new Uint8Array()),
    ).toBe(true)
  }
})

function payloadOf(hex: string): string {
  const signed = decodeCbor(fromHex(hex))
  const payload = Array.isArray(signed) ? signed[2] : undefined
  return payload instanceof Uint8Array ? toHex(payload) : ''
}

function recodeByPython(lines: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(PYTHON, ['-c', RECODE], {
    input: lines.join('\n'),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Is python3-cbor2 installed? ${stderr}`)
  return stdout.trim().split('\n')
}

function hasKeysOfOneLength(value: CborValue): boolean {
  if (Array.isArray(value)) return value.every(hasKeysOfOneLength)
  if (!(value instanceof Map)) return true
  const lengths = new Set(Array.from(value.keys(), (key) => encodeCbor(key).length))
  return lengths.size <= 1 && Array.from(value.values()).every(hasKeysOfOneLength)
}

/**
 * Sorts the entries of maps and writes bytes in hex, so that the results of two codecs can be
 * compared.
 */
function toPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Uint8Array) return { bytes: toHex(value) }
  if (Array.isArray(value)) return value.map(toPlain)
  if (!(value instanceof Map)) return value
  const entries = Array.from(value, ([key, item]) => [
    `${typeof key} ${String(key)}`,
    toPlain(item),
  ])
  return { map: entries.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)) }
}
