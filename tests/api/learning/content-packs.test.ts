import { beforeEach, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { ContentPackRow } from '#api/learning/packs/content-pack-row.ts'
import { openDelivered } from '#api/learning/packs/delivered-content.ts'
import { writeCanonical } from '#api/learning/packs/canonical-json.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import { PremiumContent } from '#contracts/learning/learning-content.ts'
import {
  buildEditor,
  buildPack,
  factOf,
  withFee,
  type WrittenPack,
} from '#tests/support/server/content-packs.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { openPacks, PACKS } from './packs.ts'

const FREE = '/api/learning/content'

const stranger = buildEditor()
const { app, editor, begin, take, checked } = await openPacks()
let owner: HttpClient
let next = 0
beforeEach(async () => {
  ;({ owner, next } = await begin())
})

async function readFree() {
  const { body, headers } = await app.visit().get(FREE)
  return { text: JSON.stringify(body), etag: headers.get('etag') ?? '' }
}

/** Another process on the same database, with other editor keys. */
function openBeside(keys: string[]) {
  const { database } = app.services
  const log = pino({ level: 'silent' })
  return openDelivered({ env: { contentKeys: keys }, database, log })
}

/**
 * Writes a pack directly into the database, as a thief of the database could. The checks of an
 * import do not see it.
 */
async function plant(pack: WrittenPack, change: (signed: object) => unknown = (signed) => signed) {
  const { version, built, note } = pack.manifest
  const row = {
    version,
    built,
    note,
    editor: pack.manifest.editor,
    signedBy: editor.publicKey,
    sha256: String(version).padStart(64, '0'),
    pack: writeCanonical(change(editor.sign(pack))),
    importedAt: new Date(),
  }
  await ContentPackRow.add(app.services.database, row)
  await ContentPackRow.activate(app.services.database, version, new Date())
}

test('a dry run says what would be added, changed and removed, and changes nothing', async () => {
  const before = await readFree()
  const pack = withFee(buildPack(next), '$195')
  pack.notices = pack.notices.filter(({ id }) => id !== 'tn-visa')
  pack.notices.push({
    id: 'new-notice',
    title: 'Something new',
    text: 'The fee is {FE1.B}.',
    classes: ['All'],
    facts: ['FE1'],
  })
  const [asked] = pack.readingQuestions
  if (asked) asked.question = 'Your visa is valid for ten years. How long may you stay?'
  const { manifest, comparedWith, parts, touched, pastDate, findings } = await checked(pack)

  expect(manifest.version).toBe(next)
  expect(comparedWith).toBeNull()
  expect(parts).toEqual({
    facts: { added: [], changed: ['FE1'], removed: [] },
    notices: { added: ['new-notice'], changed: [], removed: ['tn-visa'] },
    officialPages: { added: [], changed: [], removed: [] },
    bank: { added: [], changed: [], removed: [] },
    readingQuestions: { added: [], changed: ['stay-after-arrival'], removed: [] },
  })
  expect(touched).toEqual(
    expect.arrayContaining([
      'free/new-notice',
      'free/tn-visa',
      'premium/requirements/overview/stay-after-arrival',
    ]),
  )
  expect(pastDate.join()).toContain('the next check of QF1 was due by 28 November 2026')
  expect(findings).toEqual([])
  expect(await readFree()).toEqual(before)
  expect((await owner.get(PACKS)).headers.get('X-Total-Count')).toBe(String(next - 1))
})

test('a pack can correct one fact while another has expired, and tells the expired one', async () => {
  const pack = withFee(buildPack(next), '$195')
  const old = { asOf: '2026-01-01', verifiedOn: '2026-01-01', checkBy: '2026-02-01' }
  const fact = Object.assign(factOf(pack, 'L3'), old)
  fact.sources = fact.sources.map(([name, , grade]) => [name, 'undated', grade])
  const { findings, pastDate } = await checked(pack)
  expect(findings).toEqual([])
  expect(pastDate.join()).toMatch(/L3 (has expired|was due)|next check of L3/)
})

test('a pack that says what the build says touches no item', async () => {
  const { parts, touched } = await checked(buildPack(next))
  expect(touched).toEqual([])
  expect(Object.values(parts).flatMap((diff) => Object.values(diff).flat())).toEqual([])
})

test('what is taken in is read by everybody, in every text that states it, until it is left', async () => {
  const before = await readFree()
  const taken = await take(withFee(buildPack(next), '$195'))
  expect(taken).toMatchObject({ status: 200, body: { version: next } })
  const after = await readFree()
  expect(after.text).toContain('$195')
  expect(after.text).not.toContain('$185')
  expect(after.etag).not.toBe(before.etag)

  const premium = await app.signIn(await app.buildPremiumUser())
  const bank = await premium.get(`${FREE}?part=bank`)
  expect(bank.headers.get('etag')).toContain((bank.body as { version: string }).version)

  const left = await owner.post(`${PACKS}/leave`)
  expect(left.body).toEqual({
    version: null,
    built: BUILD_SOURCES.edition,
    floor: BUILD_SOURCES.edition,
  })
  expect(await readFree()).toEqual(before)
})

test('a question after a reading is asked as the pack in force has it', async () => {
  const pack = buildPack(next)
  const [asked] = pack.readingQuestions
  if (!asked) throw new Error('no question')
  asked.explanation = 'The officer at the port of entry decides that.'
  await take(pack)
  const premium = await app.signIn(await app.buildPremiumUser())
  const { body } = await premium.get(`${FREE}?part=premium`)
  const [reading] = PremiumContent.parse(body).paths[0]?.modules ?? []
  expect(reading?.type === 'reading' && reading.questions[0]).toMatchObject({
    id: asked.id,
    explanation: asked.explanation,
    facts: asked.facts,
  })
})

test('an earlier pack can be put in force again, and the list says which one is', async () => {
  await take(withFee(buildPack(next), '$195'))
  await take(withFee(buildPack(next + 1), '$205.50'))
  expect((await readFree()).text).toContain('$205.50')
  const back = await owner.post(`${PACKS}/${String(next)}/activate`)
  expect(back.body).toMatchObject({ version: next })
  expect((await readFree()).text).toContain('$195')
  expect((await owner.get(`${PACKS}/delivered`)).body).toMatchObject({ version: next })

  const { body } = await owner.get(PACKS)
  expect((body as object[]).slice(0, 2)).toMatchObject([
    { version: next + 1, isActive: false, fault: null },
    { version: next, isActive: true, fault: null, editor: 'Test Editor' },
  ])
})

test('what was done stands in the audit', async () => {
  await take(buildPack(next))
  await owner.post(`${PACKS}/leave`)
  await owner.post(`${PACKS}/${String(next)}/activate`)
  const { body } = await owner.get('/api/admin/audit?limit=3')
  expect(body).toMatchObject([
    { action: 'content_activated', details: { reason: `Version ${String(next)}` } },
    { action: 'content_activated', details: { reason: 'What the build brought' } },
    {
      action: 'content_imported',
      details: { reason: `Version ${String(next)} of ${BUILD_SOURCES.edition}` },
    },
  ])
})

test('another process takes what is in force as soon as it looks again', async () => {
  const beside = openBeside([editor.publicKey])
  expect((await beside.read()).version).toBeNull()
  await take(buildPack(next))
  await beside.refresh()
  expect((await beside.read()).version).toBe(next)
  await owner.post(`${PACKS}/leave`)
  await beside.refresh()
  expect((await beside.read()).version).toBeNull()
})

describe('what the build brought is read', () => {
  test('when the stored pack was changed', async () => {
    await plant(buildPack(next), (signed) =>
      withFee(structuredClone(signed) as WrittenPack, '$195'),
    )
    const beside = openBeside([editor.publicKey])
    expect((await beside.read()).version).toBeNull()
  })

  test('when the key of the editor counts no more, and the list says so', async () => {
    await take(buildPack(next))
    const beside = openBeside([stranger.publicKey])
    expect((await beside.read()).version).toBeNull()
  })

  test('when the build is newer than the pack, which then cannot be put in force', async () => {
    await plant(buildPack(next, { built: '2026-11-20' }))
    await app.services.content.refresh()
    expect((await owner.get(`${PACKS}/delivered`)).body).toMatchObject({ version: null })
    expect(((await owner.get(PACKS)).body as object[])[0]).toMatchObject({
      isActive: false,
      fault: `It is of 20 November 2026, and what the build brought is of ${writeDay(BUILD_SOURCES.edition)}.`,
    })
    expect(await owner.post(`${PACKS}/${String(next)}/activate`)).toMatchObject({
      status: 400,
      body: { error: 'PACK_REFUSED' },
    })
  })
})

test('a version that was never taken in is not there', async () => {
  for (const version of ['999999', '0', 'next', '1.5']) {
    expect(await owner.post(`${PACKS}/${version}/activate`)).toMatchObject({
      status: 404,
      body: { error: 'PACK_NOT_FOUND' },
    })
  }
})
