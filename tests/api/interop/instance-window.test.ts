import { expect, test } from 'vitest'
import { instanceWindow } from '#api/interop/credential/instance-window.ts'

const NOW = new Date('2026-11-25T23:30:00Z')

test.each([
  ['in force', '2026-01-01', '2028-01-01', '2026-11-25', '2026-12-25'],
  ['that ends before the instance would', '2026-01-01', '2026-11-27', '2026-11-25', '2026-11-28'],
  ['on its last day', '2026-01-01', '2026-11-25', '2026-11-25', '2026-11-26'],
  ['from tomorrow', '2026-11-26', '2028-01-01', '2026-11-25', '2026-12-25'],
  ['from in ten days', '2026-12-05', '2028-01-01', '2026-12-04', '2027-01-03'],
  ['from in four years', '2030-12-05', '2032-01-01', '2030-12-04', '2031-01-03'],
  ['of two days to come', '2030-12-05', '2030-12-06', '2030-12-04', '2030-12-07'],
])('an instance of a credential %s holds within it', (_, issueDate, expiryDate, from, until) => {
  expect(instanceWindow({ issueDate, expiryDate }, NOW)).toEqual({
    validFrom: new Date(`${from}T00:00:00Z`),
    expiresAt: new Date(`${until}T00:00:00Z`),
  })
})
