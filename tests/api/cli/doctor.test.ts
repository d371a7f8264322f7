import { expect, test } from 'vitest'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { runProgram } from '#tests/support/server/program.ts'
import { makePlace } from './restoring.ts'

/** Several programs start one after the other, each with the embedded database. */
const PROGRAMS = { timeout: 300_000 }
const place = await makePlace()

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
  for (const args of [['--all'], ['all'], ['--mail-to'], ['--mail-to', 'nobody']]) {
    expect(await place.run('doctor', ...args)).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^Usage: npm run doctor/) as string,
    })
  }
  expect((await place.run('note-done', 'nothing')).output).toMatch(/^Usage: npm run backup-done/)
})

test('the doctor sends a mail to whom it is told', PROGRAMS, async () => {
  const smtp = await startMailServer()
  const env = { ...place.env, SMTP_URL: smtp.url }
  const args = ['--json', '--mail-to', 'operator@visa.example']
  const { output } = await runProgram(['dist-api/doctor.js', ...args], env)
  const found = JSON.parse(output) as { title: string; light: string; text: string }[]
  expect(found.find(({ title }) => title === 'mail')).toMatchObject({
    light: 'green',
    text: expect.stringContaining('took a mail to operator@visa.example: 250') as string,
  })
  expect(smtp.mails).toMatchObject([{ to: 'operator@visa.example' }])
})
