import '#tests/support/browser/empty-browser.ts'
import { expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { spanishFree } from '#tests/support/browser/spanish-content.ts'
import type { KnownReader } from '#pwa/device/nationality/use-known-reader.ts'
import { arrangeNotices } from '#pwa/device/notices/arrange-notices.ts'

const NOBODY: KnownReader = { classes: [], nationalities: [] }
const BANS = ['entry-limits', 'entry-limit-lists', 'ebola']
const BONDS = ['visa-bonds', 'visa-bond-countries', 'visa-bond-conditions']
const LAWYER = 'two-questions'

const { notices, lookup } = freeContent

function arrange(reader: Partial<KnownReader>, given = notices) {
  return arrangeNotices(given, lookup, { ...NOBODY, ...reader })
}

function idsOf(arranged: ReturnType<typeof arrange>): string[] {
  return arranged.map(({ notice }) => notice.id)
}

function openOf(arranged: ReturnType<typeof arrange>): string[] {
  return idsOf(arranged.filter(({ isOpen }) => isOpen)).toSorted()
}

test('the notices stand in the order of the editors while nothing is known of the reader', () => {
  expect(idsOf(arrange({}))).toEqual(notices.map(({ id }) => id))
})

test('every ban and bond is open while the nationality is not known, also of a known class', () => {
  const expected = [LAWYER, ...BANS, ...BONDS].toSorted()
  expect(openOf(arrange({}))).toEqual(expected)
  expect(openOf(arrange({ classes: ['F-1'] }))).toEqual(expected)
})

test('what concerns the nationality comes first and is open, and the other bans are folded', () => {
  const nigerian = arrange({ nationalities: ['Nigeria'], classes: ['B-1/B-2'] })
  expect(idsOf(nigerian).slice(0, 7).toSorted()).toEqual(
    [
      'entry-limits',
      'entry-limit-lists',
      'entry-limits-outside',
      'issuance-fees',
      ...BONDS,
    ].toSorted(),
  )
  expect(openOf(nigerian)).toEqual(
    [LAWYER, 'entry-limits', 'entry-limit-lists', ...BONDS].toSorted(),
  )
})

test('a bond concerns nobody of another class', () => {
  const open = openOf(arrange({ nationalities: ['Nigeria'], classes: ['F-1'] }))
  expect(open).toEqual([LAWYER, 'entry-limits', 'entry-limit-lists'].toSorted())
})

test('for a nationality on no list, nothing is open but the line about the lawyer', () => {
  expect(openOf(arrange({ nationalities: ['Norway'], classes: ['F-1'] }))).toEqual([LAWYER])
})

test('of two nationalities, one on a list is enough', () => {
  const both = arrange({ nationalities: ['Norway', 'Nigeria'], classes: ['F-1'] })
  expect(openOf(both)).toContain('entry-limit-lists')
})

test('the notices of the class come before those of every class, and those of others are last', () => {
  const worker = arrange({ classes: ['H-1B'] })
  const places = worker.map(({ notice: { classes } }) => {
    if (classes.includes('H-1B')) return 1
    return classes.includes('All') ? 2 : 3
  })
  expect(places).toEqual(places.toSorted())
  expect(new Set(places)).toEqual(new Set([1, 2, 3]))
})

test('a ban that has ended is folded', () => {
  const ended = notices.map((notice) => ({ ...notice, status: 'ended' as const }))
  expect(openOf(arrange({}, ended))).toEqual([LAWYER])
})

test('the line about the lawyer and the sentence on false answers are open in every language', () => {
  const spanish = arrangeNotices(spanishFree.notices, spanishFree.lookup, {
    ...NOBODY,
    nationalities: ['Norway'],
  })
  expect(openOf(spanish)).toEqual([LAWYER])
  const withLine = notices.filter(({ text }) => /false answer/.test(text))
  expect(withLine.map(({ id }) => id)).toEqual([LAWYER])
  expect(withLine.every(({ text }) => text.includes(LAWYER_LINE))).toBe(true)
})

test('older content without the classes of facts opens no fewer bans', () => {
  const { lists, ...rest } = lookup
  const older = { ...rest, lists: lists.map(({ life: _life, ...list }) => list) }
  const open = openOf(arrangeNotices(notices, older, NOBODY))
  expect(open).toEqual(expect.arrayContaining([LAWYER, ...BANS, ...BONDS]))
})
