import { beforeEach, describe, expect, test } from 'vitest'
import { pino } from 'pino'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { ContentPackRow } from '#api/learning/packs/content-pack-row.ts'
import { openDelivered } from '#api/learning/packs/delivered-content.ts'
import { writeCanonical } from '#api/learning/packs/canonical-json.ts'
import { PremiumContent } from '#contracts/learning/learning-content.ts'
import { PACK_MAX_BYTES, type PackCheck } from '#contracts/learning/content-packs.ts'
import { DAY_MS } from '#contracts/time.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import {
  buildEditor,
  buildPack,
  factOf,
  withFee,
  type WrittenPack,
} from '#tests/support/server/content-packs.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const PACKS = '/api/admin/content-packs'
const FREE = '/api/learning/content'

const editor = buildEditor()
const stranger = buildEditor()
let owner: HttpClient
let next = 0
const app = await startTestApp({ env: { CONTENT_KEYS: editor.publicKey } })
beforeEach(async () => {
  owner = await app.signIn(await app.buildAdmin())
  await owner.post(`${PACKS}/leave`)
  next = (await ContentPackRow.highestVersion(app.services.database)) + 1
})

const check = (pack: object) => owner.post(`${PACKS}/check`, editor.sign(pack))
const take = (pack: object) => owner.post(PACKS, editor.sign(pack))

async function checked(pack: object): Promise<PackCheck> {
  const { status, body } = await check(pack)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as PackCheck
}

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

/** Writes a pack past the checks of an import, as a thief of the database could. */
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
  expect(pastDate.join()).toContain('M6 has expired on 16 October 2026')
  expect(findings).toEqual([])
  expect(await readFree()).toEqual(before)
  expect((await owner.get(PACKS)).headers.get('X-Total-Count')).toBe(String(next - 1))
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

describe('is refused, dry or not:', () => {
  const ofNext = (change: (pack: WrittenPack) => void) => () => {
    const pack = buildPack(next)
    change(pack)
    return editor.sign(pack)
  }
  const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)

  test.each<[string, () => unknown, string]>([
    ['what is no pack', () => ({ hello: 'there' }), 'no content pack'],
    ['a pack that nobody signed', () => buildPack(next), 'nobody has signed'],
    ['the signature of a stranger', () => stranger.sign(buildPack(next)), 'none of CONTENT_KEYS'],
    [
      'a stranger who names the key of the editor',
      () => {
        const { signature, ...pack } = stranger.sign(buildPack(next))
        return { ...pack, signature: { ...signature, key: editor.publicKey } }
      },
      'does not fit',
    ],
    [
      'a word that was changed after it was signed',
      () => withFee(editor.sign(buildPack(next)) as unknown as WrittenPack, '$195'),
      'does not fit',
    ],
    ['a version that was there', () => editor.sign(buildPack(next - 1)), 'versions ascend'],
    [
      'a pack that is older than the build',
      () => editor.sign(buildPack(next, { built: '2026-11-20' })),
      'what the build brought is of',
    ],
    ['a day to come', () => editor.sign(buildPack(next, { built: tomorrow() })), 'still to come'],
    [
      'practice questions, whose stems are the build’s',
      ofNext((pack) => {
        const [first] = freeContent.questions
        pack['questions'] = [{ ...first, question: 'What may be changed?' }]
      }),
      'practice questions come with the build',
    ],
    ['prices', ofNext((pack) => void (pack['prices'] = { cents: 1 })), 'come with the build'],
    [
      'a fact gone that a text of the build states',
      ofNext(({ facts }) => {
        delete facts['FE1']
      }),
      'FE1',
    ],
    [
      'a question after a reading that there is not',
      ofNext(({ readingQuestions: [asked] }) => {
        if (asked) asked.reading = 'requirements/gone'
      }),
      'no reading requirements/gone',
    ],
    [
      'a question after a reading with two options',
      ofNext(({ readingQuestions: [asked] }) => {
        asked?.options.splice(2)
      }),
      'readingQuestions.0.options',
    ],
    [
      'an official page gone that an item names',
      ofNext(({ officialPages }) => {
        delete officialPages['posts']
      }),
      'official page "posts"',
    ],
    [
      'an address without encryption',
      ofNext(({ officialPages }) => {
        officialPages['posts'] = { name: 'Posts', url: 'http://www.usembassy.gov/' }
      }),
      'officialPages.posts.url',
    ],
  ])('%s', async (_name, write, message) => {
    if (next === 1) await take(buildPack(next++))
    await owner.post(`${PACKS}/leave`)
    const value = write()
    for (const path of [`${PACKS}/check`, PACKS]) {
      expect(await owner.post(path, value)).toMatchObject({
        status: 400,
        body: { error: 'PACK_REFUSED', message: expect.stringContaining(message) as string },
      })
    }
    expect((await owner.get(`${PACKS}/delivered`)).body).toMatchObject({ version: null })
  })

  test('what is too large', async () => {
    const raw = JSON.stringify({ a: 'x'.repeat(PACK_MAX_BYTES) })
    for (const path of [`${PACKS}/check`, PACKS]) {
      expect(await owner.post(path, undefined, { raw })).toMatchObject({
        status: 413,
        body: { error: 'BODY_TOO_LARGE', message: 'The request is larger than 2048 kB.' },
      })
    }
  })

  test.each([
    ['what is no JSON', '{"manifest":', {}, 400, 'MALFORMED_JSON'],
    ['what says that it is none', 'a,b', { 'Content-Type': 'text/csv' }, 415, 'NOT_JSON'],
    ['what would become a prototype', '{"__proto__":{}}', {}, 400, 'INVALID_INPUT'],
  ])('%s', async (_name, raw, headers, status, error) => {
    for (const path of [`${PACKS}/check`, PACKS]) {
      expect(await owner.post(path, undefined, { raw, headers })).toMatchObject({
        status,
        body: { error },
      })
    }
  })
})

describe('a dry run finds, and an import refuses:', () => {
  test.each<[string, (pack: WrittenPack) => void, string]>([
    [
      'a host that is not official',
      ({ officialPages }) => {
        officialPages['posts'] = { name: 'Posts', url: 'https://us-embassy-gov.com/' }
      },
      'Rule 14, ',
    ],
    [
      'a source at an address that nobody has read',
      (pack) => {
        factOf(pack, 'FE1').sources = [['A blog', 'undated', 'B', 'https://blog.example/']]
      },
      'Rule 17, FE1',
    ],
    [
      'an address inside a text',
      (pack) => void (factOf(pack, 'FE1').statement += ' See https://travel.state.gov/.'),
      'Rule 14, FE1',
    ],
    [
      'markup',
      ({ notices: [notice] }) => {
        if (notice) notice.text = '<b>Read it.</b>'
      },
      'Rule 14, ',
    ],
    [
      'a scored fact that has expired on the day of the pack',
      (pack) => {
        const fact = factOf(pack, 'L3')
        Object.assign(fact, { asOf: '2026-01-01', verifiedOn: '2026-01-01', checkBy: '2026-02-01' })
        fact.sources = fact.sources.map(([name, , grade]) => [name, 'undated', grade])
      },
      'Rule 1, L3: is in a scored question, although it has expired',
    ],
    [
      'a fact that would pass for fresh for years',
      (pack) => void (factOf(pack, 'L3').checkBy = '2029-01-01'),
      'Rule 1, L3: its next check is more than a year away',
    ],
    [
      'a fact that is over and stands in an item as if it were not',
      (pack) => void (factOf(pack, 'D2').status = 'ended'),
      'D2 is ended, but the text does not say so',
    ],
    [
      'a check on a day to come',
      (pack) => void (factOf(pack, 'L3').verifiedOn = '2027-01-01'),
      'Rule 1, L3: the day of its check is in the future',
    ],
    [
      'fewer questions than the shop window promises',
      (pack) => void (pack.bank = pack.bank.slice(0, 150)),
      'Rule 5, bank: holds 150 questions',
    ],
    [
      'too few for the simulator',
      ({ bank }) => {
        for (const question of bank) question.inSimulator = false
      },
      'Rule 5, bank: has nothing in the simulator for TN',
    ],
    [
      'a title that is there twice',
      ({ bank: [one, other] }) => {
        if (one && other) other.title = one.title
      },
      'has a title that is used twice',
    ],
    [
      'a reading without questions of its own',
      (pack) => {
        const isOther = ({ reading }: { reading: string }) => reading !== 'ds160/preparation'
        pack.readingQuestions = pack.readingQuestions.filter(isOther)
      },
      'Rule 21, preparation: has 0 questions of its own',
    ],
    [
      'a notice gone that a module points at',
      (pack) => void (pack.notices = pack.notices.filter(({ id }) => id !== 'refused-first')),
      'no notice "refused-first"',
    ],
    [
      'a notice gone that is shown before the purchase',
      (pack) => void (pack.notices = pack.notices.filter(({ id }) => id !== 'visa-bonds')),
      'Rule 12, checkout: no notice "visa-bonds"',
    ],
    [
      'a notice that is there twice',
      (pack) => void pack.notices.push(...pack.notices.slice(0, 1)),
      'has an id that is used twice',
    ],
    [
      'a number that no fact states',
      ({ notices: [notice] }) => {
        if (notice) notice.text = 'Wait 45 days.'
      },
      'Rule 3, ',
    ],
  ])('%s', async (_name, change, finding) => {
    const pack = buildPack(next)
    change(pack)
    const { findings } = await checked(pack)
    expect(findings.join('\n')).toContain(finding)
    expect(await take(pack)).toMatchObject({ status: 400, body: { error: 'PACK_REFUSED' } })
    expect(await ContentPackRow.highestVersion(app.services.database)).toBe(next - 1)
  })
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
      fault: 'It is of 20 November 2026, and what the build brought is of 25 November 2026.',
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
