// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { NEVER } from '#contracts/learning/dated.ts'
import type { DatedNotice } from '#contracts/learning/learning.ts'
import { ageContent } from '#pwa/device/content/age-content.ts'

const [some] = freeContent.notices
if (!some) throw new Error('There is no notice.')
const { startsOn: _startsOn, endsOn: _endsOn, figures: _figures, ...plain } = some
const notice: DatedNotice = {
  ...plain,
  status: 'in-force',
  title: 'A title',
  text: 'It costs $185, or $1,850 for ten.',
  edition: '2026-11-01',
  checkBy: '2026-12-15',
  expires: '2027-01-14',
}

describe('content of today', () => {
  test('is the same object while nothing in it is old', () => {
    const fresh = { ...notice, life: 'practice' as const }
    expect(ageContent(fresh, '2026-12-01')).toBe(fresh)
  })

  test('is not changed where it is kept', () => {
    const before = JSON.stringify(premiumContent)
    ageContent(premiumContent, '2029-12-01')
    expect(JSON.stringify(premiumContent)).toBe(before)
  })
})

describe('an assurance', () => {
  const assurance = { ...notice, life: 'assurance' as const }

  test('is shown until its end, and is then gone, with its title and its sources left', () => {
    expect(ageContent(assurance, '2027-01-14').text).toBe(notice.text)
    const gone = ageContent(assurance, '2027-01-15')
    expect(gone.text).toBe('We no longer know. Open the official page before you pay.')
    expect(gone.title).toBe('A title')
    expect(gone.sources).toEqual(notice.sources)
  })

  test('is gone in its translation and in the English beside it', () => {
    const translated = { ...assurance, text: 'Cuesta $185.', original: assurance }
    const gone = ageContent(translated, '2027-01-15')
    expect([gone.text, gone.original.text].join(' ')).not.toContain('$185')
  })

  test('of the look-up leaves no list of what it promised', () => {
    const promised = freeContent.lookup.lists.filter(({ life }) => life === 'assurance')
    expect(promised.length).toBeGreaterThan(5)
    const { lists } = ageContent(freeContent, '2027-03-01').lookup
    for (const { id, text } of promised) {
      expect(lists.find((list) => list.id === id)?.text, id).not.toBe(text)
    }
  })
})

describe('a warning', () => {
  const { lookup, notices } = freeContent
  const warnings = [...lookup.lists, ...notices].filter(({ life }) => life === 'warning')

  test('is never covered and never gone, with its steps and their amounts', () => {
    expect(warnings.filter(({ text }) => text.includes('$')).length).toBeGreaterThan(5)
    const aged = ageContent(freeContent, '2036-01-01')
    const shown = new Map([...aged.lookup.lists, ...aged.notices].map(({ id, text }) => [id, text]))
    for (const { id, text } of warnings) expect(shown.get(id), id).toBe(text)
  })

  test('of older content, which has figures, is not covered either', () => {
    const [bond = notice] = warnings.filter(({ text }) => text.includes('$10,000'))
    const older = { ...bond, figures: [{ figure: '$10,000', expires: '2026-12-28' }] }
    expect(ageContent(older, '2036-01-01').text).toBe(bond.text)
  })
})

describe('a figure', () => {
  const figures = [
    { figure: '$185', expires: '2027-01-14' },
    { figure: '$1,850', expires: '2027-02-14' },
  ]
  const priced = { ...notice, life: 'money' as const, figures }

  test('is covered after its own day, and its sentence stays', () => {
    expect(ageContent(priced, '2027-01-14').text).toBe('It costs $185, or $1,850 for ten.')
    expect(ageContent(priced, '2027-01-15').text).toBe(
      'It costs (no longer known), or $1,850 for ten.',
    )
    expect(ageContent(priced, '2027-02-15').text).toBe(
      'It costs (no longer known), or (no longer known) for ten.',
    )
  })
})

describe('a status', () => {
  test.each([
    ['2026-11-30', 'scheduled'],
    ['2026-12-01', 'in-force'],
    ['2027-01-01', 'ended'],
  ])('on %s is %s by itself', (day, status) => {
    const window = { ...notice, startsOn: '2026-12-01', endsOn: '2026-12-31' }
    expect(ageContent(window, day).status).toBe(status)
  })

  test('of law that moves is unknown after its check day', () => {
    const moving = { ...notice, life: 'moving' as const, expires: NEVER }
    expect(ageContent(moving, '2026-12-15').status).toBe('in-force')
    expect(ageContent(moving, '2026-12-16').status).toBe('unknown')
  })
})
