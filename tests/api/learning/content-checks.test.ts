import { expect, test } from 'vitest'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { checksOf } from '#api/learning/packs/content-checks.ts'
import type { Fact } from '#contracts/learning/learning.ts'

const EDITION = '2026-11-25'

function buildFact(fact: Partial<Fact>, on: string, by = 'The editors'): Fact {
  const [some] = buildContent.facts
  if (!some) throw new Error('The build has no facts')
  const { startsOn: _start, endsOn: _end, ...plain } = some
  return {
    ...plain,
    life: 'warning',
    status: 'in-force',
    ...fact,
    verified: { by, on, officialPageOpened: false },
  }
}

test('the last check is the oldest among the warnings that have not ended', () => {
  const facts = [
    buildFact({}, '2026-11-20'),
    buildFact({}, '2026-11-30'),
    buildFact({ status: 'ended' }, '2026-01-01'),
    buildFact({ endsOn: '2026-12-22' }, '2026-11-10'),
    buildFact({ life: 'rule' }, '2025-01-01'),
  ]
  const dayOn = (today: string) => checksOf(facts, EDITION, today).warningsCheckedOn
  expect(dayOn('2026-12-22')).toBe('2026-11-10')
  expect(dayOn('2026-12-23')).toBe('2026-11-20')
  expect(checksOf([], EDITION, '2027-01-01').warningsCheckedOn).toBe(EDITION)
})

test('a practitioner is whoever else a fact names', () => {
  const facts = [
    buildFact({}, '2026-11-20', 'A Lawyer'),
    buildFact({}, '2026-11-20', 'A Lawyer'),
    buildFact({}, '2026-11-20'),
  ]
  expect(checksOf(facts, EDITION, EDITION).practitioner).toEqual({
    names: ['A Lawyer'],
    read: 2,
    of: 3,
  })
})
