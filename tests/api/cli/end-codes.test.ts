import { expect, test } from 'vitest'
import { endCodeOf } from '#api/cli/run.ts'
import { amber, green, grey, red } from '#api/doctor/finding.ts'
import { makePlace } from './restoring.ts'

const place = await makePlace()

test('fsck ends with 2 on a database in which nothing was ever signed', async () => {
  expect(await place.run('database', 'fsck')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^NOT CHECKED\. This database never had a key/) as string,
  })
})

test('the doctor ends with 1 on red, else with 2 where something was not looked at', () => {
  expect(endCodeOf([green(''), amber('')])).toBe(0)
  expect(endCodeOf([green(''), grey('')])).toBe(2)
  expect(endCodeOf([grey(''), red('')])).toBe(1)
})
