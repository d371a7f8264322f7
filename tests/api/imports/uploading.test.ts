import { beforeEach, describe, expect, test } from 'vitest'
import { readFile } from '#api/imports/read-file.ts'
import { IMPORT_MAX_LINES, type Import } from '#contracts/credentials/imports.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, type Scene, setScene } from '#tests/support/server/credentials.ts'
import {
  buildLine,
  type ImportCells,
  upload,
  uploadText,
  writeImport,
} from '#tests/support/server/imports.ts'

let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const unique = () => `case-${crypto.randomUUID()}`
const line = (cells: Partial<ImportCells> = {}) => buildLine(scene.holderRow.email, unique(), cells)

async function readFaults({ importId }: Import) {
  return (await scene.admin.get(`/api/admin/imports/${importId}/faults`)).body
}

async function faultsOf(...lines: ImportCells[]) {
  return readFaults(await upload(scene.admin, lines))
}

test('looks at every line, counts them, and issues nothing', async () => {
  const found = await upload(scene.admin, [line(), line({ holder_name: 'X' }), line()])
  expect(found).toMatchObject({
    state: 'ready',
    uploadedBy: scene.adminRow.username,
    startedAt: null,
    lines: 3,
    open: 2,
    wrong: 1,
    issued: 0,
    refused: 0,
  })
  expect((await scene.holder.get('/api/visa/list')).body).toEqual([])
})

test('says of each wrong line where it stands in the file, and which column is wrong', async () => {
  const issueDate = dayFromNow(-10)
  const backwards = line({ issue_date: issueDate, expiry_date: issueDate })
  expect(await faultsOf(line(), backwards)).toEqual([
    {
      line: 3,
      column: 'expiry_date',
      error: 'INVALID_INPUT',
      message: 'Expiry date must be after issue date',
    },
  ])
})

test.each<[string, Partial<ImportCells>, string]>([
  ['an address that is none', { email: 'nobody' }, 'email'],
  ['a name with digits', { holder_name: 'R2D2' }, 'holder_name'],
  ['an unknown type', { credential_type: 'K-1' }, 'credential_type'],
  ['three digits', { passport_last_four: '123' }, 'passport_last_four'],
  ['a date that does not exist', { issue_date: '2025-02-30' }, 'issue_date'],
  ['a date in another form', { expiry_date: '31/12/2030' }, 'expiry_date'],
  ['a last day that is over', { expiry_date: dayFromNow(-1) }, 'expiry_date'],
  ['no reference', { reference: '' }, 'reference'],
  ['a reference that a spreadsheet computes', { reference: '=1+1' }, 'reference'],
])('a line with %s is wrong in that column', async (_, cells, column) => {
  expect(await faultsOf(line(cells))).toMatchObject([{ line: 2, column, error: 'INVALID_INPUT' }])
})

test('a line for a person who has no confirmed account is to invite them', async () => {
  const unconfirmed = await app.buildUser({ emailConfirmedAt: null })
  const guest = await app.buildGuest()
  expect(
    await upload(scene.admin, [
      line({ email: `${unique()}@example.com` }),
      line({ email: unconfirmed.email }),
      line({ email: guest.email }),
      line({ email: scene.holderRow.email.toUpperCase() }),
    ]),
  ).toMatchObject({ open: 4, toInvite: 3, wrong: 0 })
})

test('of two lines with one reference the second is wrong, and names the first', async () => {
  const reference = unique()
  expect(await faultsOf(line(), line({ reference }), line({ reference }))).toMatchObject([
    {
      line: 4,
      column: 'reference',
      error: 'REFERENCE_TAKEN',
      message: 'Line 3 has this reference already.',
    },
  ])
})

test.each([
  ['line ends', '\n'.repeat(250_000)],
  ['line ends', '\r'.repeat(250_000)],
  ['line ends', 'a\n'.repeat(250_000)],
  ['commas', ','.repeat(500_000)],
])('a file of nothing but %s is refused before it is parsed', async (what, text) => {
  const { status, body } = await uploadText(scene.admin, text)
  expect(status).toBe(400)
  const { message } = body as { message: string }
  expect(message).toMatch(
    new RegExp(`^The file has \\d+ ${what}. Upload at most 2000 lines at once.$`),
  )
})

test('others are answered while the longest file is read', async () => {
  const holder_name = 'Zoë Ångström'
  const lines = Array.from({ length: IMPORT_MAX_LINES }, () => line({ holder_name }))
  const file = Buffer.from(writeImport(lines))
  let turns = 0
  let isRead = false
  const count = () => {
    turns += 1
    if (!isRead) setImmediate(count)
  }
  setImmediate(count)
  const read = await readFile(file, app.clock.now())
  isRead = true
  const names = read.map((one) => 'draft' in one && one.draft.holderName)
  expect(names).toEqual(lines.map(() => holder_name))
  expect(turns).toBeGreaterThan(file.length / 512)
})

test('the wrong lines can be had as a file', async () => {
  const { importId } = await upload(scene.admin, [line({ passport_last_four: '12' }), line()])
  const { headers, body } = await scene.admin.get(`/api/admin/imports/${importId}/faults.csv`)
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="import-errors.csv"')
  expect(body).toBe(
    'line,column,error,message\r\n' +
      '2,passport_last_four,INVALID_INPUT,"Passport last 4 digits must be exactly 4 numbers (e.g., 1234)."\r\n',
  )
})

test('the newest import comes first, and a page of them says how many there are', async () => {
  await upload(scene.admin, [line()])
  const { importId } = await upload(scene.admin, [line()])
  const { body, headers } = await scene.admin.get('/api/admin/imports?limit=1')
  expect(body).toMatchObject([{ importId }])
  expect(Number(headers.get('X-Total-Count'))).toBeGreaterThanOrEqual(2)
})

test('names, addresses and digits lie sealed', async () => {
  const { importId } = await upload(scene.admin, [line({ holder_name: 'Planted Name' })])
  const [row] = (await app.services.database('import_lines').where({ importId })) as {
    sealed: Buffer
  }[]
  expect(row?.sealed.length).toBeGreaterThan(100)
  expect(JSON.stringify(row)).not.toContain(scene.holderRow.email)
  expect(row?.sealed.toString('latin1')).not.toContain('Planted')
})

describe('a file', () => {
  test('may have its columns in another order, a byte order mark, empty lines and quotes', async () => {
    const { email } = scene.holderRow
    const text = [
      '\uFEFFreference,email,holder_name,credential_type,passport_last_four,issue_date,expiry_date',
      '',
      `${unique()}, ${email} ,"Doe, Jane",F-1,1234,2025-01-01,2035-01-01`,
      `${unique()},${email},J,F-1,1234,2025-01-01,2035-01-01`,
      '',
    ]
    const { body } = await uploadText(scene.admin, text.join('\n'))
    expect(body).toMatchObject({ lines: 2, open: 1, wrong: 1 })
    expect(await readFaults(body as Import)).toMatchObject([{ line: 4, column: 'holder_name' }])
  })

  test('with a line of other columns has that line wrong, and no other', async () => {
    const text = `${writeImport([line()])}one,two\r\n${writeImport([line()]).split('\r\n')[1] ?? ''}`
    const { body } = await uploadText(scene.admin, text)
    expect(body).toMatchObject({ lines: 3, open: 2, wrong: 1 })
    expect(await readFaults(body as Import)).toMatchObject([
      { line: 3, column: null, message: 'This line has 2 columns instead of 7.' },
    ])
  })

  const HEADER = writeImport([]).trim()
  test.each([
    ['nothing in it', '', 'has to name these columns'],
    ['a column missing', HEADER.replace('email,', ''), 'has to name these columns'],
    ['an unknown column', `${HEADER},passport`, 'has to name these columns'],
    ['a column twice', HEADER.replace('issue_date', 'email'), 'has to name these columns'],
    ['no lines', HEADER, 'no line below'],
    ['a quote left open', `${HEADER}\r\n"a,b`, 'Line 2 cannot be read'],
    ['2,001 lines', `${HEADER}\r\n${'a,b\r\n'.repeat(2001)}`, 'at most 2000'],
  ])('with %s is refused, and says why', async (_, text, message) => {
    expect(await uploadText(scene.admin, text)).toMatchObject({
      status: 400,
      body: {
        error: 'INVALID_INPUT',
        message: expect.stringContaining(message) as string,
        fields: { file: expect.stringContaining(message) as string },
      },
    })
  })

  test('with 2,000 lines is read', async () => {
    const { email } = scene.holderRow
    const lines = Array.from({ length: 2000 }, () => buildLine(email, unique()))
    expect(await upload(scene.admin, lines)).toMatchObject({ lines: 2000, open: 2000 })
  })

  test('in another encoding is refused', async () => {
    const response = await fetch(`${app.url}/api/admin/imports`, {
      method: 'POST',
      headers: {
        'Content-Type': 'text/csv',
        'Sec-Fetch-Site': 'same-origin',
        Cookie: [...scene.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: Buffer.from(writeImport([line({ holder_name: 'José' })]), 'latin1'),
    })
    expect(await response.json()).toMatchObject({
      fields: { file: expect.stringContaining('UTF-8') as string },
    })
  })

  test('of more than 512 kB is refused', async () => {
    expect(await uploadText(scene.admin, 'x'.repeat(512 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { error: 'BODY_TOO_LARGE', message: 'The request is larger than 512 kB.' },
    })
  })

  test('that is sent as something else is refused', async () => {
    expect(await scene.admin.post('/api/admin/imports', {})).toMatchObject({
      status: 415,
      body: { error: 'NOT_CSV' },
    })
  })
})

test('an import that is not there is said so', async () => {
  for (const id of ['3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11', 'none']) {
    for (const path of ['', '/faults', '/faults.csv']) {
      expect(await scene.admin.get(`/api/admin/imports/${id}${path}`)).toMatchObject({
        status: 404,
        body: { error: 'IMPORT_NOT_FOUND' },
      })
    }
    expect(await scene.admin.post(`/api/admin/imports/${id}/pause`)).toMatchObject({ status: 404 })
  }
})
