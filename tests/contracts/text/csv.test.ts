import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from '#contracts/text/csv.ts'

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

/** Parses CSV by RFC 4180, with code that does not depend on our writer. */
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

function withoutGuard(cell: string): string {
  return cell.replace(/^'/, '')
}

test('a file reads back as it was written, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 20 }),
      (lines) => {
        const read = parseCsv(writeCsv(lines))
        expect(read.map((cells) => cells.map(withoutGuard))).toEqual(
          lines.map((cells) => cells.map(withoutGuard)),
        )
      },
    ),
  )
})

test('no cell is one that a spreadsheet would compute', () => {
  fc.assert(
    fc.property(text, (value) => {
      const [[cell = ''] = []] = parseCsv(writeCsv([[value]]))
      expect(cell).not.toMatch(/^[=+\-@\t\r\0]/)
    }),
  )
})
