import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FACTS } from '#api/learning/content/facts.ts'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { type Dated, FreeContent, PremiumContent } from '#contracts/learning.ts'
import { dated, datedIn, modules, questions, readings, textsIn } from './content-parts.ts'

const scored: Dated[] = questions
const UNSUPPORTED = ['P8', 'D9', 'H3', 'V13', 'M8', 'C1', 'C2', 'C3']

const facts = new Map(
  [...freeContent.facts, ...premiumContent.facts].map((fact) => [fact.id, fact]),
)

describe('each part', () => {
  test.each([
    ['free', z.strictObject(FreeContent.shape), freeContent],
    ['premium', z.strictObject(PremiumContent.shape), premiumContent],
  ])('the %s part keeps to its schema and loses nothing in it', (_part, schema, content) => {
    expect(schema.parse(content)).toEqual(content)
  })

  test('the parts have versions of their own', () => {
    expect(freeContent.version).not.toBe(premiumContent.version)
  })

  test('the free part holds no line of the premium one', () => {
    const premium = { ...premiumContent, facts: [], version: '' }
    const open = new Set([
      ...textsIn([freeContent.notes, freeContent.facts]),
      ...freeContent.notes.map(({ note }) => `Note: ${note}`),
      ...dated.flatMap(({ source, officialPage }) => [source, officialPage.name, officialPage.url]),
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
    for (const text of textsIn([freeContent, premiumContent])) {
      expect(text).not.toMatch(/javascript:|<[a-z/]/i)
    }
  })
})

describe('facts and dates', () => {
  test('every item names only known facts, and each part carries their sources', () => {
    for (const [content, name] of [
      [freeContent, 'free'],
      [premiumContent, 'premium'],
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

  test('no item speaks of a day after the newest source', () => {
    expect(dated.length).toBeGreaterThan(80)
    for (const { asOf } of dated) expect(asOf <= '2026-06-18', asOf).toBe(true)
  })

  test('a scored item expires after a year, and after six months when its fact will move', () => {
    for (const item of scored) {
      const moves = item.facts.some((id) => ['S3', 'S5', 'W2'].includes(id))
      expect(item.expires, item.facts.join()).toBe(moves ? '2026-12-18' : '2027-06-18')
    }
  })

  test('nothing scored rests on a volatile or a weak fact', () => {
    for (const id of scored.flatMap((item) => item.facts)) {
      expect(facts.get(id)?.volatile, id).toBe(false)
      expect(facts.get(id)?.confidence, id).not.toBe('one secondary source')
    }
  })

  test('volatile and weak facts stand in dated notices only', () => {
    const noticed = new Set<Dated>(freeContent.notices)
    const elsewhere = dated.filter((item) => !noticed.has(item)).flatMap((item) => item.facts)
    const misplaced = elsewhere.filter((id) => {
      const fact = facts.get(id)
      return fact?.volatile === true || fact?.confidence === 'one secondary source'
    })
    expect(misplaced).toEqual([])
  })

  test('a notice on a volatile fact expires within six months and states a date', () => {
    for (const { facts: ids, expires, text, id } of freeContent.notices) {
      if (!ids.some((fact) => facts.get(fact)?.volatile)) continue
      expect(expires <= '2026-12-18', id).toBe(true)
      expect(text, id).toMatch(/20\d\d/)
    }
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
    [/240 ?KB|\b600 (px|pixels)|JPEG/i],
    [/10 days before the (validity|petition)/i],
    [/4,500/],
    [/guaranteed? (approval|visa)/i],
    [/real (interview )?questions from/i],
  ])('no text says %s', (pattern) => {
    const said = textsIn([freeContent, premiumContent]).filter((text) => pattern.test(text))
    expect(said).toEqual([])
  })

  test('a note says from when it is', () => {
    for (const { note } of freeContent.notes) expect(note).toMatch(/^(Contents as|As) of June 2026/)
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
