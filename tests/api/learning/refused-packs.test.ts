import { beforeEach, describe, expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { ContentPackRow } from '#api/learning/packs/content-pack-row.ts'
import { PACK_MAX_BYTES } from '#contracts/learning/content-packs.ts'
import { DAY_MS } from '#contracts/time.ts'
import {
  buildEditor,
  buildPack,
  factOf,
  withFee,
  type WrittenPack,
} from '#tests/support/server/content-packs.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { openPacks, PACKS } from './packs.ts'

const stranger = buildEditor()
const { app, editor, begin, take, checked } = await openPacks()
let owner: HttpClient
let next = 0
beforeEach(async () => {
  ;({ owner, next } = await begin())
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
