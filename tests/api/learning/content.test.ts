import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FACTS } from '#api/learning/content/facts.ts'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import {
  type Dated,
  FreeContent,
  PremiumContent,
  questionsFor,
  VISA_TYPES,
} from '#contracts/learning.ts'
import { SIMULATOR_QUESTIONS } from '#contracts/practice.ts'
import { parseReading } from '#contracts/reading.ts'

const { questions } = freeContent
const modules = premiumContent.paths.flatMap((path) => path.modules)
const simulated = [
  ...freeContent.simulator,
  ...modules.flatMap((module) => (module.type === 'interactive' ? module.content.questions : [])),
]
const readings = [
  ...freeContent.guide.map(({ id, content }) => ({ id, content })),
  ...modules.flatMap((module) =>
    module.type === 'reading' ? [{ id: module.id, content: module.content }] : [],
  ),
  ...simulated.map(({ id, answer }) => ({ id, content: answer })),
]
const scored: Dated[] = questions
const UNSUPPORTED = ['P8', 'D9', 'H3', 'V13', 'M8', 'C1', 'C2', 'C3']

/** Every string in a value, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

/** Every object in a value that carries facts and dates. */
function datedIn(value: unknown): Dated[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(datedIn)
  return 'asOf' in value ? [value as Dated, ...inside] : inside
}

const dated = [...datedIn(freeContent), ...datedIn(premiumContent)]
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

describe('the practice questions', () => {
  test('there are thirty, numbered from one', () => {
    expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  test.each([
    ['F-1', 15],
    ['H-1B', 14],
    ['B-1/B-2', 14],
    ['J-1', 13],
    ['L-1', 14],
    ['All', 30],
  ] as const)('%s has %d of them', (visaType, count) => {
    expect(questionsFor(visaType, questions)).toHaveLength(count)
  })

  test.each(questions)('question $id has four different options and a reason for each', (row) => {
    expect(new Set(row.options).size).toBe(4)
    expect(new Set(row.reasons).size).toBe(4)
    const right = row.reasons.map((reason) => /^Right: /.test(reason))
    expect(right.indexOf(true)).toBe(row.correctAnswer)
    expect(right.filter(Boolean)).toHaveLength(1)
    for (const reason of row.reasons) expect(reason.slice(0, -1)).not.toMatch(/[.!?] /)
  })

  test('the right option is recognised neither by its length nor by its place', () => {
    const rows = questions.map(({ options, correctAnswer }) => {
      const lengths = options.map((option) => option.length)
      const right = lengths[correctAnswer] ?? 0
      const others = lengths.filter((_, index) => index !== correctAnswer)
      return { right, others, mean: others.reduce((sum, length) => sum + length, 0) / 3 }
    })
    const byChance = questions.length / 4

    expect(rows.filter(({ right, others }) => right > Math.max(...others)).length).toBeLessThan(
      byChance,
    )
    expect(rows.filter(({ right, others }) => right < Math.min(...others)).length).toBeLessThan(
      byChance,
    )
    for (const { right, mean } of rows) {
      expect(right / mean).toBeGreaterThan(0.85)
      expect(right / mean).toBeLessThan(1.15)
    }
    for (const place of [0, 1, 2, 3]) {
      const count = questions.filter(({ correctAnswer }) => correctAnswer === place).length
      expect(Math.abs(count - byChance)).toBeLessThan(1)
    }
  })

  test('a question about a fact that will move carries its date', () => {
    const moving = questions.filter(({ expires }) => expires === '2026-12-18')
    expect(moving.map(({ id }) => id)).toEqual([14, 18, 23])
    for (const { question } of moving) expect(question).toMatch(/2025/)
  })
})

describe('the simulator', () => {
  test('asks five questions at home, from basic to advanced', () => {
    expect(freeContent.simulator).toHaveLength(SIMULATOR_QUESTIONS)
    expect(new Set(freeContent.simulator.map(({ difficulty }) => difficulty)).size).toBe(3)
  })

  test('answers with an outline, not with a speech', () => {
    for (const { id, answer } of simulated) {
      const bullets = parseReading(answer).filter(({ kind }) => kind === 'bullets')
      expect(bullets.length, id).toBeGreaterThan(0)
      expect(answer, id).not.toMatch(/\b(I am|I will|My name|I want)\b/)
    }
  })

  test('asks each visa a follow-up of its own', () => {
    for (const { id, followUps } of simulated) {
      expect(new Set(Object.values(followUps)).size, id).toBe(VISA_TYPES.length)
    }
  })
})

describe('the paths', () => {
  test('have the modules of the spec', () => {
    const table = Object.fromEntries(
      premiumContent.paths.map(({ id, title, modules: steps }) => [
        id,
        [title, ...steps.map((step) => `${step.id} ${step.type} ${String(step.estimatedTime)}`)],
      ]),
    )
    expect(table).toMatchObject({
      requirements: [
        '2025 Visa Requirements',
        'overview reading 15',
        'social-media-details reading 20',
        'interview-changes reading 18',
      ],
      simulator: [
        'Interview Simulator',
        'basic-questions interactive 25',
        'advanced-questions interactive 30',
      ],
      'social-media': ['Social Media Compliance', 'audit-checklist checklist 45'],
      ds160: ['DS-160 Wizard', 'preparation reading 20'],
    })
    expect(Object.keys(table)).toEqual([
      'requirements',
      'simulator',
      'social-media',
      'ds160',
      'documents',
      'support',
    ])
  })

  test('ask the questions and list the items of the spec', () => {
    const contents = modules.flatMap((module) => {
      if (module.type === 'interactive') return [module.content.questions.map(({ id }) => id)]
      return module.id === 'audit-checklist' && module.type === 'checklist'
        ? [module.content.map(({ id }) => id)]
        : []
    })
    expect(contents).toEqual([
      ['purpose', 'duration', 'financial-support'],
      ['social-media', 'ties-home-country', 'why-us'],
      [
        'list-accounts',
        'review-posts',
        'check-photos',
        'review-connections',
        'update-profiles',
        'make-public',
        'document-changes',
        'final-review',
      ],
    ])
  })

  test.each([
    ['overview', /past 5 years/],
    ['overview', /fewer interview waivers/],
    ['overview', /financial documentation/],
    ['interview-changes', /5 to 10 minutes \(was 2 to 3\)/],
    ['interview-changes', /Arrive 30 minutes early/],
    ['social-media-details', /public at least 30 days before/],
    ['preparation', /every 15 minutes/],
    ['preparation', /barcode is invalid if the form changes/],
    ['audit-checklist', /48 hours before/],
  ])('%s says %s', (id, text) => {
    const module = modules.find((candidate) => candidate.id === id)
    expect(JSON.stringify(module)).toMatch(text)
  })

  test.each(readings)('the reading $id uses the line syntax and nothing else', ({ content }) => {
    for (const block of parseReading(content)) {
      for (const text of block.kind === 'bullets' ? block.items : [block.text]) {
        expect(text).not.toMatch(/^[-#*•>]|\*\*|\]\(|^(Tip|Caution|Attention):/)
      }
    }
  })

  test('every reading of a path starts with its title', () => {
    for (const module of modules) {
      if (module.type !== 'reading') continue
      expect(parseReading(module.content)[0]?.kind, module.id).toBe('title')
    }
  })
})

describe('what is printed', () => {
  test.each([
    ['cheat sheet', premiumContent.cheatSheets],
    ['document checklist', premiumContent.documentChecklists],
  ])('each visa has one %s', (_name, sheets) => {
    expect(sheets.map(({ visaType }) => visaType).sort()).toEqual([...VISA_TYPES].sort())
  })

  test('a cheat sheet fits on one page', () => {
    for (const { visaType, blocks } of premiumContent.cheatSheets) {
      const texts = textsIn(blocks)
      expect(texts.length, visaType).toBeLessThan(32)
      expect(texts.join(' ').split(/\s+/).length, visaType).toBeLessThan(330)
    }
  })

  test('the items of a checklist have ids of their own', () => {
    const lists = [
      ...premiumContent.documentChecklists.map(({ items }) => items),
      ...modules.flatMap((module) => (module.type === 'checklist' ? [module.content] : [])),
    ]
    for (const items of lists) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })
})
