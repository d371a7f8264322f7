import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeFacts } from '#api/learning/content/facts/facts.ts'
import {
  bankContent,
  buildContent,
  freeContent,
  premiumContent,
} from '#api/learning/content/learning-content.ts'
import { type Dated, freshnessOf } from '#contracts/learning/dated.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { BankContent, FreeContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import {
  dated,
  datedIn,
  modules,
  questions,
  readings,
  simulated,
  textsIn,
} from './content-parts.ts'

const { edition } = BUILD_SOURCES
const FACTS = Object.fromEntries(buildContent.facts.map((fact) => [fact.id, fact]))
const scored: Dated[] = questions
const UNSUPPORTED = ['P8', 'D9', 'H3', 'V13', 'M8', 'C1', 'C2', 'C3']

const facts = new Map(
  [...freeContent.facts, ...premiumContent.facts, ...bankContent.facts].map((fact) => [
    fact.id,
    fact,
  ]),
)

describe('each part', () => {
  test.each([
    ['free', z.strictObject(FreeContent.shape), freeContent],
    ['premium', z.strictObject(PremiumContent.shape), premiumContent],
    ['bank', z.strictObject(BankContent.shape), bankContent],
  ])('the %s part keeps to its schema and loses nothing in it', (_part, schema, content) => {
    expect(schema.parse(content)).toEqual(content)
  })

  test('the parts have versions of their own', () => {
    const versions = [freeContent, premiumContent, bankContent].map(({ version }) => version)
    expect(new Set(versions).size).toBe(versions.length)
  })

  test('the free part holds no line of the premium one', () => {
    const premium = { ...premiumContent, facts: [], version: '' }
    const open = new Set([
      LAWYER_LINE,
      ...textsIn([freeContent.notes, freeContent.facts]),
      ...freeContent.notes.map(({ note }) => `Note: ${note}`),
      ...textsIn(dated.map(({ sources, officialPage }) => [sources, officialPage])),
    ])
    const lines = textsIn(premium)
      .flatMap((text) => text.split('\n'))
      .map((line) => line.replace(/^(-|Important:|Warning:) /, ''))
      .filter((line) => line.length > 50 && !open.has(line))
    const free = textsIn({ ...freeContent, notes: [], facts: [] }).join('\n')

    expect(lines.length).toBeGreaterThan(200)
    expect(lines.filter((line) => free.includes(line))).toEqual([])
  })

  test('no text asks a page to run something or to be read as markup', () => {
    for (const text of textsIn([freeContent, premiumContent, bankContent])) {
      expect(text).not.toMatch(/javascript:|<[a-z/]/i)
    }
  })
})

test('no question of an interview stands twice, in the bank or beside it', () => {
  const titles = [
    ...bankContent.questions.map(({ title }) => title),
    ...simulated.map(({ question }) => question),
  ].map((title) => title.toLowerCase())
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
})

describe('facts and dates', () => {
  test('every item names only known facts, and each part carries their sources', () => {
    for (const [content, name] of [
      [freeContent, 'free'],
      [premiumContent, 'premium'],
      [bankContent, 'bank'],
    ] as const) {
      const carried = new Set(content.facts.map(({ id }) => id))
      for (const item of datedIn(content)) {
        for (const id of item.facts) expect(carried, `${name}: ${id}`).toContain(id)
      }
    }
  })

  test('what is unsupported or unconfirmed is no fact', () => {
    expect(Object.keys(FACTS).filter((id) => UNSUPPORTED.includes(id))).toEqual([])
  })

  test('a fact that was replaced is gone, and nobody names it', () => {
    const replaced = Object.values(FACTS).flatMap(({ supersedes }) => supersedes)
    expect(replaced).toContain('P5')
    expect(replaced.filter((id) => id in FACTS)).toEqual([])
  })

  test('an item has the oldest evidence and the earliest limits of its facts', () => {
    expect(dated.length).toBeGreaterThan(100)
    for (const item of dated) {
      const behind = item.facts.map((id) => facts.get(id)).filter((fact) => fact !== undefined)
      expect(behind).toHaveLength(item.facts.length)
      const earliest = (field: 'asOf' | 'checkBy' | 'expires') =>
        behind.map((fact) => fact[field]).sort()[0]
      expect(item).toMatchObject({
        status: behind[0]?.status,
        asOf: earliest('asOf'),
        checkBy: earliest('checkBy'),
        expires: earliest('expires'),
      })
    }
  })

  test('a new edition does not say that its facts were checked once more', () => {
    const later = composeFacts({ ...BUILD_SOURCES, edition: '2027-01-01' })
    expect(later.map(({ verified }) => verified)).toEqual(
      buildContent.facts.map(({ verified }) => verified),
    )
  })

  test('no fact speaks of a day after the edition', () => {
    for (const { id, asOf } of Object.values(FACTS)) expect(asOf <= edition, id).toBe(true)
  })

  test('no scored item has expired on the day of the edition', () => {
    const old = scored.filter((item) => freshnessOf(item, edition) === 'expired')
    expect(old).toEqual([])
  })

  test('nothing scored rests on a weak fact, or on one that is not in force', () => {
    for (const id of scored.flatMap((item) => item.facts)) {
      expect(facts.get(id)?.status, id).toBe('in-force')
      expect(
        facts.get(id)?.sources.some(({ grade }) => grade !== 'C'),
        id,
      ).toBe(true)
    }
  })

  test.each([
    ['two-questions', 'unknown'],
    ['fixed-stay', 'blocked'],
    ['h-1b-payment', 'blocked'],
    ['h-1b-proposals', 'proposed'],
    ['visa-integrity-fee', 'unknown'],
    ['visa-bonds', 'in-force'],
    ['entry-limits', 'in-force'],
    ['moderation-work', 'unknown'],
  ])('the notice %s is shown as %s', (id, status) => {
    expect(freeContent.notices.find((notice) => notice.id === id)?.status).toBe(status)
  })

  test('notices stand in the order of the visa classes, those for everybody first', () => {
    const places = freeContent.notices.map(({ classes }) => classes.includes('All'))
    expect(places.lastIndexOf(true)).toBeLessThan(places.indexOf(false))
  })

  test('modules point at notices that exist', () => {
    const known = freeContent.notices.map(({ id }) => id)
    for (const module of modules) {
      for (const id of module.notices) expect(known, module.id).toContain(id)
    }
  })

  test.each([
    [/\bcurrent(ly)?\b/i],
    [/\bnowadays\b|\bat the moment\b/i],
    [/72 hours/i],
    [/\b600 (px|pixels)/i],
    [/10 days before the (validity|petition)/i],
    [/guaranteed? (approval|visa)/i],
    [/real (interview )?questions from/i],
  ])('no text says %s', (pattern) => {
    const said = textsIn([freeContent, premiumContent])
      .filter((text) => !text.startsWith('https://'))
      .filter((text) => pattern.test(text))
    expect(said).toEqual([])
  })

  test('a note says from when it is', () => {
    for (const { note } of freeContent.notes)
      expect(note).toMatch(/^(As|Edition) of \d+ [A-Z][a-z]+ 202\d/)
  })

  test('wherever a claim of the product is shown, its note stands beside it', () => {
    for (const { claim, note } of freeContent.notes) {
      for (const { id, content } of readings) {
        if (content.includes(claim)) expect(content, id).toContain(note)
      }
    }
    for (const module of modules) {
      if (module.type !== 'checklist') continue
      for (const item of module.content) {
        const noted = freeContent.notes.find(({ claim }) => claim === item.description)
        if (noted) expect(item.note, item.id).toBe(noted.note)
      }
    }
  })
})
