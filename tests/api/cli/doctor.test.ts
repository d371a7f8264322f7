import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePlace, type Place } from './restoring.ts'

/** Each of several programs loads anew, and the embedded database with it. */
const PROGRAMS = { timeout: 300_000 }

let place: Place
beforeAll(async () => {
  place = await makePlace()
})
afterAll(() => place.remove())

test(
  'the doctor ends with 1 while anything is red, and knows what the operator said',
  PROGRAMS,
  async () => {
    const before = await place.run('doctor')
    expect(before).toMatchObject({ code: 1 })
    expect(before.output).toContain('red backup: No backup within 26 hours; there never was one')

    expect(await place.run('note-done', 'backup-done')).toMatchObject({
      code: 0,
      output: expect.stringContaining('a backup has been put away') as string,
    })
    expect(await place.run('note-done', 'restore-tested')).toMatchObject({ code: 0 })
    const { output, code } = await place.run('doctor', '--json')
    expect(code).toBe(1)
    const found = JSON.parse(output) as { title: string; light: string }[]
    expect(found.filter(({ title }) => title === 'backup').map(({ light }) => light)).toEqual([
      'green',
      'green',
    ])
  },
)

test('both say how they are used', PROGRAMS, async () => {
  expect((await place.run('doctor', '--all')).output).toMatch(/^Usage: npm run doctor/)
  expect((await place.run('note-done', 'nothing')).output).toMatch(/^Usage: npm run backup-done/)
})
