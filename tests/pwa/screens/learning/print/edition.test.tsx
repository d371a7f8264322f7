// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  bankContent as bank,
  freeContent as free,
  premiumContent as premium,
} from '#api/learning/content/learning-content.ts'
import { INTERVIEW_CLASSES } from '#contracts/learning/learning.ts'
import { Book } from '#pwa/screens/learning/print/edition/book.tsx'
import { outlineOf } from '#pwa/screens/learning/print/edition/outline.ts'

const guide = { free, premium, bank }
const outline = outlineOf(guide)
const book = readBook(premium.formSteps[0]?.edition ?? '')

/** Renders the book as it is printed on this day. */
function readBook(today: string): Element {
  const body = document.createElement('div')
  body.innerHTML = renderToStaticMarkup(<Book guide={guide} today={today} />)
  return body
}

function textOf(part: Element | null | undefined): string {
  return part?.textContent ?? ''
}

function linesIn(part: Element | null): Element[] {
  return [...(part?.querySelectorAll('a') ?? [])]
}

const anchorOf = (line: Element) => line.getAttribute('href')?.slice(1) ?? ''

describe('the print edition', () => {
  test('has each interview question on one card', () => {
    const ids = [...book.querySelectorAll('[data-card]')].map((card) =>
      card.getAttribute('data-card'),
    )
    expect(ids.sort()).toEqual(bank.questions.map(({ id }) => id).sort())
  })

  test('has the spoken example on the card of each question that has one, and says that it is one', () => {
    const wanted = bank.questions.flatMap(({ id, example }) => (example ? [{ id, example }] : []))
    expect(wanted.length).toBeGreaterThan(200)
    for (const { id, example } of wanted) {
      const card = book.querySelector(`[data-card="${id}"]`)
      expect(textOf(card)).toContain(`An example, spoken${example.who}: “${example.text}”`)
    }
  })

  test('names no heading that is not there, each by its own number, and has none twice', () => {
    const lines = linesIn(book)
    expect(lines.length).toBeGreaterThan(400)
    const ids = [...book.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const headings = new Map([...book.querySelectorAll('[id]')].map((part) => [part.id, part]))
    for (const line of lines.filter((one) => anchorOf(one) !== 'index')) {
      const number = textOf(line.firstElementChild)
      expect(number).toMatch(/^\d+(\.\d+){0,2}$/)
      expect(textOf(headings.get(anchorOf(line)))).toMatch(new RegExp(`^${number} `))
    }
    expect(new Set(outline.numbers.values()).size).toBe(outline.numbers.size)
  })

  test('names in its contents every part and chapter', () => {
    const contents = linesIn(book.querySelector('nav')).map(anchorOf)
    expect(contents).toEqual(
      expect.arrayContaining(
        outline.parts.flatMap(({ anchor, chapters }) => [
          anchor,
          ...chapters.map((chapter) => chapter.anchor),
        ]),
      ),
    )
  })

  test('names in its index, for each class, every question and notice of it', () => {
    for (const name of INTERVIEW_CLASSES) {
      const named = linesIn(book.querySelector(`[data-index="${name}"]`)).map(anchorOf)
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
    const ids = new Set([...book.querySelectorAll('[id]')].map(({ id }) => id))
    expect(wanted.filter((anchor) => !ids.has(anchor))).toEqual([])
    const sheets = [...ids].filter((id) => /^(sheet|papers)-/.test(id))
    expect(sheets).toHaveLength(premium.cheatSheets.length + premium.documentChecklists.length)
  })

  test.each([
    ['notice-fast-interview', '2026-12-31', '', 'It ends on 31 Dec 2026.'],
    ['notice-fast-interview', '2027-01-01', 'Ended', 'It ended on 31 Dec 2026.'],
    ['fact-FE6', '2026-12-31', '', 'It ends on 31 Dec 2026.'],
    ['fact-FE6', '2027-01-01', 'Ended', 'It ended on 31 Dec 2026.'],
    ['notice-ebola', '2026-12-22', 'Not known whether it applies', 'It ends on 22 Dec 2026.'],
    ['notice-ebola', '2026-12-23', 'Ended', 'It ended on 22 Dec 2026.'],
    ['fact-EB1', '2026-12-23', 'Ended', 'It ended on 22 Dec 2026.'],
  ])('says of %s when it is printed on %s: %s %s', (anchor, today, badge, sentence) => {
    const entry = readBook(today).querySelector(`#${anchor}`)
    const text = textOf(entry?.matches('h4') ? entry.parentElement : entry)
    expect(text.startsWith(badge === '' ? 'As of' : badge)).toBe(true)
    expect(text).toContain(sentence)
  })

  test('says what is old when it is printed later', () => {
    const count = (printed: Element) => textOf(printed).split('It may have changed').length - 1
    expect(count(book)).toBeLessThan(10)
    expect(count(readBook('2030-01-01'))).toBeGreaterThan(300)
  })
})
