import { describe, expect, test } from 'vitest'
import { ownContent } from '#api/learning/check/check-content.ts'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { composeCorrections } from '#api/learning/content/corrections.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import type { Correction } from '#contracts/learning/correction.ts'
import { FreeContent } from '#contracts/learning/learning-content.ts'
import { find } from './finding.ts'

const { free } = ownContent

function findWith(change: Partial<Correction>) {
  const [first, ...others] = free.corrections
  if (!first) throw new Error('There is no correction.')
  return find({ free: { ...free, corrections: [{ ...first, ...change }, ...others] } })
}

function namesOf(id: string) {
  return freeContent.corrections.find((correction) => correction.id === id)?.nationalities
}

describe('the check finds a correction', () => {
  test.each<[string, Partial<Correction>, string]>([
    ['whose days are in the wrong order', { from: '2026-11-30', until: '2026-11-25' }, 'before'],
    ['of the day on which it was said', { from: '2026-11-30', until: '2026-11-30' }, 'before'],
    ['of a day to come', { until: '2027-01-01' }, 'a day to come'],
    ['for a class that does not exist', { classes: ['Q-9' as 'All'] }, 'class: Q-9'],
    ['for an unknown nationality', { nationalities: ['Atlantis'] }, 'nationality: Atlantis'],
    ['that rests on no fact', { facts: ['ZZ9'] }, 'fact: ZZ9'],
    ['that leads nowhere', { chapter: 'nowhere' }, 'not there: nowhere'],
    ['with an id that is used twice', { id: 'yes-or-no-answer' }, 'used twice'],
  ])('%s', (_name, change, what) => {
    expect(findWith(change)).toContainEqual(
      expect.objectContaining({ rule: 23, what: expect.stringContaining(what) as string }),
    )
  })

  test('that states a number, makes a promise or ends no sentence, and leaves alone what was said', () => {
    expect(findWith({ right: 'Wait 45 days.' })).toEqual([expect.objectContaining({ rule: 3 })])
    expect(findWith({ right: 'A visa is guaranteed.' })).toEqual([
      expect.objectContaining({ rule: 11 }),
    ])
    expect(findWith({ right: `${'Read it well and '.repeat(7)}rest.` })).toEqual([
      expect.objectContaining({ rule: 8 }),
    ])
    expect(findWith({ said: 'A visa is guaranteed after 45 days.' })).toEqual([])
  })
})

test('a correction names the nationals of the list that it concerns', () => {
  expect(namesOf('north-korea-and-the-waiver')).toHaveLength(42)
  expect(namesOf('north-korea-and-the-waiver')).toEqual(
    expect.arrayContaining(['Japan', 'South Korea']),
  )
  expect(namesOf('single-entry-for-china')).toEqual(['China'])
  const bonded = free.lookup.lists.filter(({ group, names }) => group === 'bond' && names)
  expect(namesOf('when-a-bond-is-set')?.toSorted()).toEqual(
    bonded.flatMap(({ names }) => names ?? []).toSorted(),
  )
  expect(namesOf('yes-or-no-answer')).toBeUndefined()
})

test('a correction stays when a pack drops the fact that states what is right', () => {
  const facts = new Map(freeContent.facts.map((fact) => [fact.id, fact]))
  facts.delete('NW7')
  const { officialPages } = BUILD_SOURCES
  const composed = composeCorrections({ values: BUILD_SOURCES, officialPages, facts })
  expect(composed.map(({ id }) => id)).toEqual(freeContent.corrections.map(({ id }) => id))
  expect(composed.find(({ id }) => id === 'o-1-and-a-residence-abroad')?.facts).toEqual([])
})

test('content that a device stored before there were corrections has none', () => {
  const { corrections: _absent, ...older } = freeContent
  expect(FreeContent.parse(older).corrections).toEqual([])
  expect(FreeContent.parse(freeContent).corrections).toEqual(freeContent.corrections)
})
