import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#tests/support/folder.ts'
import { runVisa } from '#tests/support/server/program.ts'

/**
 * An environment with wrong settings. A command that reads the settings fails in it. The commands
 * of the offline machine must not read the settings, because that machine has none.
 */
const BROKEN = { NODE_ENV: 'production', MASTER_KEY: 'none', DATABASE_URL: 'nowhere' }
const folder = makeFolder()

test.each([
  ['no area', [], /^Usage: npm run visa --/],
  ['an area without a verb', ['keys'], /^Usage: .* -- keys \[/],
  ['an unknown area', ['keyz'], /^Unknown command 'keyz'\.\n\(Did you mean keys\?\)/],
  ['an unknown verb', ['keys', 'lst'], /^Unknown command 'lst'\.\n\(Did you mean list\?\)/],
  ['a missing argument', ['keys', 'stop'], /^Missing required argument 'kid'\./],
  ['one argument too many', ['keys', 'list', 'all'], /^Too many arguments for 'list'\. Expected 0/],
  ['a kind that no root signs', ['root', 'request', 'x'], /^Command-argument value 'x' is invalid/],
  ['an unknown option', ['doctor', '--all'], /^Unknown option '--all'\./],
  ['an option without its value', ['doctor', '--mail-to'], /^Option '--mail-to <address>'/],
  ['a missing option', ['audit', 'check', 'x', '--rpc', 'y'], /^Required option '--contract/],
])('%s ends with 2, a sentence, and how it is meant', async (_what, args, sentence) => {
  const { code, output } = await runVisa(args)
  expect(code).toBe(2)
  expect(output).toMatch(sentence)
  expect(output).toContain('Usage: npm run visa -- ')
})

test('program, area and verb have a help, which ends with 0 and reads no environment', async () => {
  for (const words of [[], ['database'], ['database', 'restore']]) {
    const { code, output } = await runVisa([...words, '--help'], BROKEN)
    expect({ code, output }).toMatchObject({ code: 0 })
    expect(output).toContain(['Usage: npm run visa --', ...words].join(' '))
  }
})

test('a verb that reads the environment ends with 2 over a broken one', async () => {
  const { code, output } = await runVisa(['keys', 'list'], BROKEN)
  expect({ code, output }).toMatchObject({ code: 2 })
  expect(output).toContain('MASTER_KEY')
})

test('the verbs of other machines do not ask for it', async () => {
  const missing = join(folder, 'missing')
  const verbs = [
    ['root', 'sign', missing, '--folder', folder],
    ['root', 'next', '--folder', folder],
    ['audit', 'check', missing, '--rpc', 'http://127.0.0.1:1', '--contract', '0x'],
    ['proof', 'check', missing],
  ]
  for (const verb of verbs) {
    const { code, output } = await runVisa(verb, BROKEN)
    expect({ code, output }).toMatchObject({ code: 2 })
    expect(output).toMatch(/no such file|There is no pin/)
  }
})

test('with --json the report is one value', async () => {
  const { code, output } = await runVisa(['content', 'check', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ findings: [] })
})
