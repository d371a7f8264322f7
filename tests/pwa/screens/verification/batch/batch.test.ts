import { describe, expect, test } from 'vitest'
import type { BatchResult } from '#contracts/verification/batch-calls.ts'
import { toCsv } from '#pwa/screens/verification/batch/batch-csv.ts'
import { showResults } from '#pwa/screens/verification/batch/shown-results.ts'
import { classify, grow, splitLines } from '#pwa/screens/verification/batch/batch-list.ts'

describe('the table of a batch', () => {
  test('names its five columns and writes a row per credential', () => {
    const row: BatchResult = {
      originalIndex: 0,
      credentialId: 'urn:uuid:1',
      status: 'not_found',
      message: 'The issuer has no record, "sorry".',
      error: 'CREDENTIAL_NOT_FOUND',
      verifiedAt: '2026-11-20T14:32:00.000Z',
    }
    expect(toCsv([row])).toBe(
      'Index,Credential ID,Status,Message,Verified At\r\n' +
        '1,urn:uuid:1,Not Found,"The issuer has no record, ""sorry"".",2026-11-20T14:32:00.000Z\r\n',
    )
  })
})

describe('the results of a batch', () => {
  const found = { status: 'valid', error: null, verifiedAt: '2026-11-20T14:32:00.000Z' } as const
  const by = (originalIndex: number, credentialId: string | null, message = 'Good.') =>
    ({ ...found, originalIndex, credentialId, message }) satisfies BatchResult

  test('tell an id that is on record from a code that somebody showed', () => {
    const items = [{ credentialId: 'a' }, { qrData: '1' }]
    const shown = showResults([by(0, 'a'), by(1, 'b')], items)
    expect(shown.map(({ status }) => status)).toEqual(['on_record', 'valid'])
    const [revoked] = showResults([{ ...by(0, 'a'), status: 'revoked' }], items)
    expect(revoked?.status).toBe('revoked')
  })

  test('name each that comes once more, by its code or its id, also in the file', () => {
    const items = [{ credentialId: 'a' }, { qrData: '1' }, { qrData: '2' }, { qrData: '2' }]
    const shown = showResults([by(0, 'a'), by(1, 'a'), by(2, null), by(3, null)], items)
    expect(shown.map(({ message }) => message)).toEqual([
      'Good.',
      'Good. Same as entry 1.',
      'Good.',
      'Good. Same as entry 3.',
    ])
    expect(toCsv(shown)).toContain('Good. Same as entry 1.')
  })
})

describe('a list to verify', () => {
  test.each([
    { entry: 'urn:uuid:1', kind: 'credentialId' },
    { entry: 'x'.repeat(100), kind: 'credentialId' },
    { entry: 'x'.repeat(101), kind: 'qrData' },
    { entry: '{"token":"1"}', kind: 'qrData' },
  ])('takes $entry as $kind', ({ entry, kind }) => {
    expect(classify(entry)).toEqual({ [kind]: entry })
  })

  test('has an entry per line and none for a blank one', () => {
    expect(splitLines('\n a \r\n\r\n  \nb\rc')).toEqual(['a', 'b', 'c'])
  })

  test('takes what fits into twenty, and says what did not', () => {
    const first = grow(
      [],
      Array.from({ length: 18 }, (_, at) => String(at)),
    )
    const { items, added, left } = grow(first.items, ['a', 'b', 'c'])
    expect([items.length, added, left]).toEqual([20, 2, 1])
    expect(new Set(items.map(({ key }) => key)).size).toBe(20)
  })
})
