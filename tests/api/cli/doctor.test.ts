import { expect, test } from 'vitest'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { runVisa } from '#tests/support/server/program.ts'
import { makePlace } from './restoring.ts'

const place = await makePlace()

test('the doctor ends with 1 while anything is red, and knows what the operator said', async () => {
  const before = await place.run('doctor')
  expect(before).toMatchObject({ code: 1 })
  expect(before.output).toContain('red backup: No backup within 26 hours; there never was one')

  expect(await place.run('database', 'backup-done')).toMatchObject({
    code: 0,
    output: expect.stringContaining('a backup was stored safely') as string,
  })
  expect(await place.run('database', 'restore-tested')).toMatchObject({ code: 0 })
  const { output, code } = await place.run('doctor', '--json')
  expect(code).toBe(1)
  const found = JSON.parse(output) as { title: string; light: string }[]
  expect(found.filter(({ title }) => title === 'backup').map(({ light }) => light)).toEqual([
    'green',
    'green',
  ])
})

test('the doctor mails to nothing but an address', async () => {
  expect(await place.run('doctor', '--mail-to', 'nobody')).toMatchObject({
    code: 2,
    output: 'NOT CHECKED. --mail-to needs a mail address.\n',
  })
})

test('the doctor sends a mail to whom it is told', async () => {
  const smtp = await startMailServer()
  const env = { ...place.env, SMTP_URL: smtp.url }
  const args = ['--json', '--mail-to', 'operator@visa.example']
  const { output } = await runVisa(['doctor', ...args], env)
  const found = JSON.parse(output) as { title: string; light: string; text: string }[]
  expect(found.find(({ title }) => title === 'mail')).toMatchObject({
    light: 'green',
    text: expect.stringContaining('accepted a mail to operator@visa.example: 250') as string,
  })
  expect(smtp.mails).toMatchObject([{ to: 'operator@visa.example' }])
})
