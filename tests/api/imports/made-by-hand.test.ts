import { beforeEach, describe, expect, test } from 'vitest'
import type { Import } from '#contracts/credentials/imports.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, type Scene, setScene } from '#tests/support/server/credentials.ts'
import { uploadText } from '#tests/support/server/imports.ts'

let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const NAMES = [
  'email',
  'holder_name',
  'credential_type',
  'passport_last_four',
  'issue_date',
  'expiry_date',
  'reference',
]
const unique = () => `case-${crypto.randomUUID()}`
const cellsOf = (name = 'Jane Roe', reference = unique()) => [
  scene.holderRow.email,
  name,
  'F-1',
  '0042',
  dayFromNow(-1),
  dayFromNow(300),
  reference,
]

async function send(text: string): Promise<Import> {
  const { status, body } = await uploadText(scene.admin, text)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as Import
}

const faultsOf = async ({ importId }: Import) =>
  (await scene.admin.get(`/api/admin/imports/${importId}/faults`)).body

describe('a file that a spreadsheet has written is read', () => {
  const table = (separator: string, end = '\r\n') =>
    [NAMES, cellsOf(), cellsOf('Zoë Roe')].map((cells) => cells.join(separator) + end).join('')
  const GOOD = { lines: 2, open: 2, wrong: 0 }

  test.each<[string, () => string]>([
    ['with semicolons', () => table(';')],
    ['with semicolons and a byte order mark', () => `\uFEFF${table(';')}`],
    ['with tabs', () => table('\t')],
    ['that names its semicolons', () => `sep=;\r\n${table(';')}`],
    ['that names its commas after a byte order mark', () => `\uFEFFsep=,\n${table(',')}`],
    ['that names its tabs', () => `"sep=\t"\r\n${table('\t')}`],
    ['with an empty column at the end', () => table(',').replaceAll('\r\n', ',\r\n')],
    ['with an empty column at the beginning', () => table(',').replaceAll(/^(?=.)/gm, ',')],
    ['with rows of nothing but separators', () => `${table(';')}${';;;;;;\r\n'.repeat(2500)}`],
    ['with rows of nothing but spaces', () => `${table(',')} , ,,,,,\r\n \r\n`],
    ['with blank rows before the names', () => `,,,,,,\r\n\r\n${table(',')}`],
    ['of an old Mac', () => table(';', '\r')],
    ['with every cell in quotes', () => table(';').replaceAll(/[^;\r\n]+/g, '"$&"')],
    [
      'with names in capitals',
      () => table(';').replace(NAMES.join(';'), NAMES.join(';').toUpperCase()),
    ],
  ])('%s', async (_, write) => {
    expect(await send(write())).toMatchObject(GOOD)
  })

  test('with a comma in a name between semicolons', async () => {
    const text = [NAMES, cellsOf('Roe, Jane, Jr.')].map((cells) => cells.join(';')).join('\n')
    expect(await send(text)).toMatchObject({ open: 1, wrong: 0 })
  })
})

test('a line is numbered by where it begins, however many lines its cells and those before it have', async () => {
  const text = [
    'sep=;',
    NAMES.join(';'),
    cellsOf().join(';'),
    cellsOf('"Jane\r\nRoe\nRoe"').join(';'),
    '',
    ';;;;;;',
    cellsOf('X').join(';'),
  ]
  expect(await faultsOf(await send(text.join('\r\n')))).toMatchObject([
    { line: 4, column: 'holder_name' },
    { line: 9, column: 'holder_name' },
  ])
})

test('a quotation mark that is left open is told by the line that has it', async () => {
  const lines = [
    NAMES.join(','),
    cellsOf().join(','),
    '"a,b',
    ...Array.from({ length: 9 }, () => 'c'),
  ]
  expect((await uploadText(scene.admin, lines.join('\n'))).body).toMatchObject({
    message: expect.stringContaining('Line 3 cannot be read') as string,
  })
})

test('a cell without a column is a fault of its line', async () => {
  const text = `${NAMES.join(',')},\n${cellsOf().join(',')},note\n${cellsOf().join(',')},\n`
  const read = await send(text)
  expect(read).toMatchObject({ open: 1, wrong: 1 })
  expect(await faultsOf(read)).toMatchObject([
    { line: 2, message: 'This line has 8 columns instead of 7.' },
  ])
})

test('all that is wrong with a line is said at once', async () => {
  const reference = unique()
  const { email } = scene.holderRow
  const day = dayFromNow(-1)
  const lines = [
    NAMES,
    cellsOf('Jane Roe', reference),
    [email, 'X', 'F-1', '12', day, day, unique()],
    [email, 'Jane Roe', 'K-1', '0042', '1/2/26', dayFromNow(9), reference],
  ]
  const read = await send(lines.map((cells) => cells.join(';')).join('\r\n'))
  expect(await faultsOf(read)).toMatchObject([
    {
      line: 3,
      column: 'holder_name, passport_last_four, expiry_date',
      message:
        'holder_name: Use at least 2 characters. passport_last_four: Passport last 4 digits must be exactly 4 numbers (e.g., 1234). expiry_date: Expiry date must be after issue date',
    },
    {
      line: 4,
      column: 'credential_type, issue_date, reference',
      message: expect.stringContaining('reference: Line 2 has this reference already.') as string,
    },
  ])
})
