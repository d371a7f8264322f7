import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BatchResult } from '#contracts/verification/batch-calls.ts'
import { toCsv, writeCell } from '#pwa/screens/verification/batch/batch-csv.ts'
import { classify, grow, splitLines } from '#pwa/screens/verification/batch/batch-list.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })
const hostile = fc.constantFrom(
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\0x',
  'a,"b"',
  'a\r\nb',
)
const text = fc.oneof(anyText, hostile)

const result = fc.record({
  originalIndex: fc.nat(19),
  credentialId: fc.option(text),
  status: fc.constantFrom('valid', 'revoked', 'expired', 'not_found', 'error', 'invalid', 'sample'),
  message: text,
  error: fc.option(text),
  verifiedAt: fc.constant('2026-11-20T14:32:00.000Z'),
})

/** A reader of RFC 4180 that knows nothing of how ours is written. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < csv.length) {
    let cell = ''
    if (csv[at] === '"') {
      at += 1
      while (csv[at] !== '"' || csv[at + 1] === '"') {
        cell += csv[at] ?? ''
        at += csv[at] === '"' ? 2 : 1
      }
      at += 1
    } else {
      while (csv[at] !== ',' && !csv.startsWith('\r\n', at)) {
        cell += csv[at] ?? ''
        at += 1
      }
    }
    row.push(cell)
    if (csv[at] === ',') at += 1
    else {
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

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

  test('reads back as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(result, { maxLength: 20 }), (results) => {
        const [, ...rows] = parseCsv(toCsv(results))
        expect(rows).toHaveLength(results.length)
        rows.forEach((cells, at) => {
          expect(cells).toHaveLength(5)
          const { credentialId = null, message = '' } = results[at] ?? {}
          expect(withoutGuard(cells[1] ?? '')).toBe(withoutGuard(credentialId ?? ''))
          expect(withoutGuard(cells[3] ?? '')).toBe(withoutGuard(message))
        })
      }),
    )
  })

  test('holds no cell that a spreadsheet would compute', () => {
    fc.assert(
      fc.property(text, (value) => {
        const [[cell = ''] = []] = parseCsv(`${writeCell(value)}\r\n`)
        expect(cell).not.toMatch(/^[=+\-@\t\r\0]/)
      }),
    )
  })
})

function withoutGuard(cell: string): string {
  return cell.replace(/^'/, '')
}

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
