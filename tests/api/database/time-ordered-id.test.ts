import { expect, test } from 'vitest'
import { timeOrderedId } from '#api/database/time-ordered-id.ts'

const AT = new Date('2022-02-22T19:22:22.000Z')

test('an id is a UUID of version 7 that begins with its time', () => {
  // The time and its digits are from the example in RFC 9562, appendix A.6.
  expect(timeOrderedId(AT)).toMatch(/^017f22e2-79b0-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('two ids of one moment differ, and a later one sorts behind them', () => {
  const [one, other] = [timeOrderedId(AT), timeOrderedId(AT)]
  const later = timeOrderedId(new Date(AT.getTime() + 1))
  expect(one).not.toBe(other)
  expect([later, one, other].toSorted().at(-1)).toBe(later)
})
