import { describe, expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'
import { parseReading } from '#pwa/device/content/parse-reading.ts'
import { modules, readings, textsIn } from './content-parts.ts'

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
  ])('each class has one %s', (_name, sheets) => {
    expect(sheets.map(({ visaType }) => visaType).sort()).toEqual([...READER_CLASSES].sort())
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
