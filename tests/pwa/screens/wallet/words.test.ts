import { expect, test } from 'vitest'
import { pictureName } from '#pwa/device/presentation/hand-out-code.ts'
import { describeClock } from '#pwa/screens/wallet/describe-clock.ts'

test.each([
  [61_000, '61 seconds behind'],
  [-300_000, '5 minutes ahead'],
  [3 * 3_600_000, '3 hours behind'],
  [-400 * 86_400_000, '400 days ahead'],
])('a clock that is %i ms off is said to be %s', (offset, words) => {
  expect(describeClock(offset)).toContain(words)
})

test('the file of a code is named by credential and time, in characters every system takes', () => {
  const name = pictureName('urn:uuid:0b8e', new Date('2026-11-20T14:32:05.123Z'))
  expect(name).toBe('visa-credential-urn-uuid-0b8e-2026-11-20T14-32-05-123Z.png')
})
