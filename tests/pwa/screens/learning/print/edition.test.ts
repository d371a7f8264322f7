import { describe, expect, test } from 'vitest'
import {
  bankContent as bank,
  freeContent as free,
  premiumContent as premium,
} from '#api/learning/content/learning-content.ts'
import { INTERVIEW_CLASSES } from '#contracts/learning/learning.ts'
import type { CardsPage } from '#pwa/screens/learning/print/edition/cards.ts'
import {
  type Edition,
  isCounted,
  layOutEdition,
  PAGE_WORDS,
  type PrintedPage,
} from '#pwa/screens/learning/print/edition/edition.ts'
import type { Piece } from '#pwa/screens/learning/print/edition/piece.ts'
import type { Words } from '#pwa/screens/learning/print/edition/words.ts'
import { GUIDE_PAGES } from '#pwa/screens/storefront/claims/claims.ts'

const guide = { free, premium, bank }
const edition = layOutEdition(guide, premium.formSteps[0]?.edition ?? '')

function piecesOf({ sheet }: PrintedPage): readonly Piece[] {
  if (sheet.kind === 'text') return sheet.pieces
  return sheet.kind === 'columns' ? sheet.columns.flat() : []
}

function linesOf(book: Edition): Words[] {
  return book.pages.flatMap((page) => piecesOf(page).flatMap(({ main }) => main))
}

function cardPagesOf({ pages }: Edition): CardsPage[] {
  return pages.flatMap(({ sheet }) => (sheet.kind === 'cards' ? [sheet.cards] : []))
}

/** Returns the number of pages of the edition, and the page of each anchor. */
function shapeOf({ pages, places }: Edition) {
  return { places: [...places], pages: pages.length }
}

describe('the print edition', () => {
  test('has as many pages to read or to write on as the shop window says', () => {
    expect(edition.counted).toBe(edition.pages.filter(isCounted).length)
    expect(edition.counted).toBeGreaterThanOrEqual(parseInt(GUIDE_PAGES))
  })

  test('counts no cover, contents and index, and no end of a part that has few words', () => {
    const left = edition.pages.filter((page) => !isCounted(page))
    const leading = edition.pages.filter(({ isLeading }) => isLeading)
    expect(leading.filter(isCounted)).toEqual([])
    expect([...new Set(leading.map(({ part }) => part))]).toEqual([
      '',
      'Contents',
      'Index by visa class',
    ])
    for (const { number, part, words } of left.filter((page) => !leading.includes(page))) {
      expect(words).toBeLessThan(PAGE_WORDS)
      expect(edition.pages[number]?.part).not.toBe(part)
    }
  })

  test('numbers its pages from the cover on', () => {
    expect(edition.pages.map(({ number }) => number)).toEqual(
      edition.pages.map((_, place) => place + 1),
    )
  })

  test('has each interview question on one card, two a page unless they are too long', () => {
    const pages = cardPagesOf(edition)
    const ids = pages.flatMap(({ cards }) => cards.map(({ id }) => id))
    expect([...ids].sort()).toEqual(bank.questions.map(({ id }) => id).sort())
    const alone = pages.filter(({ cards }) => cards.length === 1)
    expect(pages.every(({ cards }) => cards.length <= 2)).toBe(true)
    expect(alone.length).toBeLessThan(pages.length / 10)
    expect(alone.every(({ ownLines }) => ownLines > 0)).toBe(true)
  })

  test('has the spoken example on the card of each question that has one, and says that it is one', () => {
    const cards = cardPagesOf(edition).flatMap((page) => page.cards)
    const shown = cards.flatMap(({ id, columns }) => {
      const words = columns.flat()
      const title = words.findIndex(({ text }) => text === 'An example, spoken')
      return title === -1 ? [] : [`${id}, ${words[title + 1]?.text ?? ''}`]
    })
    const wanted = bank.questions.flatMap(({ id, example }) =>
      example ? [`${id}, ${example.who}: “${example.text}”`] : [],
    )
    expect(wanted.length).toBeGreaterThan(200)
    expect(shown.sort()).toEqual(wanted.sort())
  })

  test('names no page that is not there, and none twice', () => {
    const named = linesOf(edition).flatMap(({ pageOf }) => pageOf ?? [])
    expect(named.length).toBeGreaterThan(400)
    expect(named.filter((anchor) => !edition.places.has(anchor))).toEqual([])
    const anchors = edition.pages.flatMap((page) =>
      piecesOf(page).flatMap(({ anchor }) => anchor ?? []),
    )
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('names in its index, for each class, every question and notice of it by their page', () => {
    const index = edition.pages.filter(({ part }) => part === 'Index by visa class')
    const lines = index.flatMap((page) => piecesOf(page).flatMap(({ main }) => main))
    for (const name of INTERVIEW_CLASSES) {
      const title = name === 'All' ? 'Every visa class' : name
      const start = lines.findIndex(({ style, text }) => style === 'section' && text === title)
      const own = lines.slice(start + 1)
      const next = own.findIndex(({ style }) => style === 'section')
      const named = own.slice(0, next === -1 ? own.length : next).map(({ pageOf }) => pageOf)
      const questions = bank.questions.filter(({ classes }) => classes.includes(name))
      const notices = free.notices.filter(({ classes }) => classes.includes(name))
      expect(questions.length).toBeGreaterThan(0)
      expect(named).toEqual(
        expect.arrayContaining([
          ...questions.map(({ id }) => `question-${id}`),
          ...notices.map(({ id }) => `notice-${id}`),
        ]),
      )
    }
  })

  test('has every notice, fact, step of the form, cheat sheet and checklist', () => {
    const wanted = [
      ...free.notices.map(({ id }) => `notice-${id}`),
      ...[...free.facts, ...premium.facts, ...bank.facts].map(({ id }) => `fact-${id}`),
      ...premium.formSteps.flatMap(({ id, number }) =>
        number === undefined ? [] : [`form-${id}`],
      ),
      ...premium.paths.flatMap(({ id, modules }) =>
        modules.map((module) => `module-${id}-${module.id}`),
      ),
      ...free.guide.map(({ id }) => `guide-${id}`),
    ]
    expect(wanted.filter((anchor) => !edition.places.has(anchor))).toEqual([])
    const sheets = [...edition.places].filter(([anchor]) => /^(sheet|papers)-/.test(anchor))
    expect(sheets).toHaveLength(premium.cheatSheets.length + premium.documentChecklists.length)
    expect(new Set(sheets.map(([, number]) => number)).size).toBe(sheets.length)
  })

  test('has the same pages when it is printed later, and says what is old by then', () => {
    const later = layOutEdition(guide, '2030-01-01')
    expect(shapeOf(later)).toEqual(shapeOf(edition))
    const said = (book: Edition) =>
      JSON.stringify(book.pages).split('"text":"It may have changed').length - 1
    expect(said(edition)).toBeLessThan(10)
    expect(said(later)).toBeGreaterThan(300)
  })
})
