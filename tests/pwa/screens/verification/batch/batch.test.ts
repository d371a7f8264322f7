import { describe, expect, test } from 'vitest'
import type { BatchResult } from '#contracts/verification/batch-calls.ts'
import { toCsv } from '#pwa/screens/verification/batch/batch-csv.ts'
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
