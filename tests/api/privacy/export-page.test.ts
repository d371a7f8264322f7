import { describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { Window } from 'happy-dom'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import { AS_JSON } from '#api/privacy/export-json.ts'
import { ACCOUNT, SECTIONS } from '#api/privacy/export-list.ts'
import { AS_PAGE } from '#api/privacy/export-page.ts'
import { LIST_TITLES, nameField } from '#api/privacy/export-words.ts'
import type { ExportedRow } from '#api/privacy/read-export.ts'
import { UserExport } from '#contracts/privacy/user-export.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const PAGE = '/api/user/export?format=html'
const app = await startTestApp()
const scene = await setScene(app)

function parse(html: string) {
  const { document } = new Window()
  document.write(html)
  return document
}

type Page = ReturnType<typeof parse>

/** Returns the fields of a section and their texts. */
function readSection(page: Page, id: string): [string, string][] {
  const section = page.getElementById(id)?.closest('section')
  return [...(section?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling.textContent,
  ])
}

async function readPage(browser: HttpClient) {
  const { status, body, headers } = await browser.get(PAGE)
  expect(status).toBe(200)
  return { html: String(body), headers, page: parse(String(body)) }
}

/** Deletes the mail about a download, because it would appear in the next export. */
async function forgetDownload(userId: string): Promise<void> {
  const { database } = app.services
  const told = await OutboxRow.query(database)
    .where({ userId, template: 'data-downloaded' })
    .orderBy('createdAt', 'desc')
    .first()
    .throwIfNotFound()
  await OutboxRow.query(database).deleteById(told.id)
  // The mail's link is found by its time, because a sent mail no longer refers to its link.
  await database('account_tokens').where({ userId, createdAt: told.createdAt }).delete()
}

describe('the export as a page', () => {
  test('has every column that is exported, and what its row holds', () => {
    for (const { name, columns } of SECTIONS) {
      const row = Object.fromEntries(Object.keys(columns).map((field) => [field, `${field}-value`]))
      const html = [
        AS_PAGE.beginList(name),
        AS_PAGE.writeRows([row as unknown as ExportedRow], 0),
        AS_PAGE.endList(1),
      ].join('')
      const said = readSection(parse(html), name)
      expect([name, said]).toEqual([
        name,
        Object.keys(columns).map((field) => [nameField(field), `${field}-value`]),
      ])
    }
  })

  test('has one list of rows that were read in two goes', () => {
    const row = { template: 'reset' } as unknown as ExportedRow
    const html = [
      AS_PAGE.beginList('mails'),
      AS_PAGE.writeRows([row], 0),
      AS_PAGE.writeRows([row], 1),
      AS_PAGE.endList(2),
    ].join('')
    const lists = [...parse(html).querySelectorAll('ol')]
    expect(lists.map(({ children }) => children.length)).toEqual([2])
  })

  test('has the account, field by field', async () => {
    const { page } = await readPage(scene.holder)
    const words = readSection(page, 'user').map(([word]) => word)
    for (const field of Object.keys(ACCOUNT.columns)) expect(words).toContain(nameField(field))
    expect(readSection(page, 'user')).toContainEqual(['Username', scene.holderRow.username])
  })

  test('has two different words for two fields of a list, and words alone', () => {
    const lists = [ACCOUNT, ...SECTIONS].map(({ columns }) => Object.keys(columns).map(nameField))
    for (const words of lists) {
      expect(words).toEqual([...new Set(words)])
      for (const word of words) expect(word).toMatch(/^[A-Z][a-z\d ]*( id)?$/)
    }
    expect(Object.keys(LIST_TITLES)).toEqual(SECTIONS.map(({ name }) => name))
  })

  test('says all that the JSON says, each list as long', async () => {
    const issued = await scene.issue({ holderName: 'Amara Okafor', passportLastFour: '4821' })
    await buildDevice(scene.holder, scene.holderRow.id)
    const { token } = await scene.mint(issued.credentialId)
    await scene.admin.post('/api/visa/verify/qr', { qrData: token })
    await buy(scene.holder, scene.holderRow.email)
    await app.services.mailer.deliver()
    const { page } = await readPage(scene.holder)
    await forgetDownload(scene.holderRow.id)
    const { body } = await scene.holder.get('/api/user/export')
    const exported = UserExport.parse(body)
    let filled = 0
    for (const { name } of SECTIONS) {
      const rows: object[] = exported[name]
      const section = page.getElementById(name)?.closest('section')
      const length = section?.querySelectorAll('section > ol > li').length
      expect([name, length]).toEqual([name, rows.length])
      const said = readSection(page, name)
      for (const row of rows) {
        for (const [field, value] of Object.entries(row)) {
          const words = said.filter(([word]) => word === nameField(field)).map(([, text]) => text)
          // The recipient may be missing in the second export. A mail may be sent between the two
          // exports, and a sent mail has no recipient.
          const mayBeGone = name === 'mails' && field === 'recipient' && words.includes('–')
          if (typeof value === 'string' && !/^\d{4}-\d\d-\d\d/.test(value) && !mayBeGone) {
            expect([name, field, words]).toEqual([name, field, expect.arrayContaining([value])])
          }
          expect([name, field, words.length]).not.toEqual([name, field, 0])
        }
      }
      filled += rows.length > 0 ? 1 : 0
    }
    expect(filled).toBeGreaterThan(8)
  })

  test('says times, days and what is not there as people do', async () => {
    await scene.issue({ expiryDate: '2031-03-09' })
    const { page, html } = await readPage(scene.holder)
    const credentials = readSection(page, 'credentials')
    expect(credentials).toContainEqual(['Expiry date', '9 March 2031'])
    expect(credentials).toContainEqual(['Revoked', 'No'])
    expect(credentials).toContainEqual(['Reference', '–'])
    const created = credentials.find(([word]) => word === 'Created at')?.[1]
    expect(created).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d:\d\d UTC$/)
    expect(html).toMatch(/<time datetime="2031-03-09">9 March 2031<\/time>/)
  })

  test('says of an empty list that there is nothing', async () => {
    const browser = await app.signIn(await app.buildUser())
    const { page } = await readPage(browser)
    expect(page.getElementById('passkeys')?.closest('section')?.textContent).toContain('Nothing.')
  })

  test('holds what people typed as text', async () => {
    const username = '<img src=x onerror=alert(1)>"\'&'
    const browser = await app.signIn(await app.buildUser({ username }))
    const { page, html } = await readPage(browser)
    expect(html).not.toContain('<img')
    expect(page.querySelectorAll('script, img, link, iframe, object, form')).toHaveLength(0)
    expect(readSection(page, 'user')).toContainEqual(['Username', username])
  })

  test('runs and loads nothing, by its header and wherever it is saved', async () => {
    const { headers, page, html } = await readPage(scene.holder)
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const own = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
    expect(headers.get('Content-Security-Policy')).toBe(`${own}; frame-ancestors 'none'; sandbox`)
    const meta = page.querySelector('meta[http-equiv="Content-Security-Policy"]')
    expect(meta?.getAttribute('content')).toBe(own)
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.html"$/)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(html).not.toMatch(/<script|javascript:|\son\w+=|\ssrc=|url\(|@import/i)
    for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^#/)
  })

  test('leads from its contents to each part', async () => {
    const { page } = await readPage(scene.holder)
    const targets = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
    expect(targets).toEqual(['user', ...SECTIONS.map(({ name }) => name)].map((id) => `#${id}`))
    for (const target of targets) expect(page.querySelector(target ?? '')?.tagName).toBe('H2')
  })
})

test('asks for the same as the JSON: an account, and a proof of the last minutes', async () => {
  expect(await app.visit().get(PAGE)).toMatchObject({ status: 401 })
  const browser = await app.signIn(await app.buildUser())
  app.clock.advance(6 * 60_000)
  expect(await browser.get(PAGE)).toMatchObject({
    status: 403,
    body: { error: 'PROOF_REQUIRED' },
  })
})

test('a form that there is not is refused', async () => {
  for (const format of ['pdf', '', 'html&format=json', '__proto__']) {
    const { status } = await scene.holder.get(`/api/user/export?format=${format}`)
    expect([format, status]).toEqual([format, 400])
  }
})

test('an export without any list is whole JSON', () => {
  const account = { username: 'somebody' } as UserExport['user']
  const text = AS_JSON.begin(new Date(0), account) + AS_JSON.end()
  expect(JSON.parse(text)).toEqual({ exportedAt: '1970-01-01T00:00:00.000Z', user: account })
})
