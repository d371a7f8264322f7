import { Command } from 'commander'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { showControls } from '#api/cli/print.ts'
import { does, type Report, runProgram, SOUND } from '#api/cli/run.ts'

const FOREIGN = 'a\u001b[8mb\nc\u202ed\u2028é'
const SHOWN = 'a<U+001B>[8mb<U+000A>c<U+202E>d<U+2028>é'

test('a terminal obeys no character of a foreign file', () => {
  expect(showControls(FOREIGN)).toBe(SHOWN)
})

test('every line and error of a command is printed so, and our own texts keep their lines', async () => {
  const printed: unknown[] = []
  const keep = (line: unknown) => void printed.push(line)
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  const verbs = {
    lines: (): Report => ({ said: [`One ${FOREIGN}`, 'two'], code: SOUND }),
    own: () => 'Three.\nFour.',
    fail: () => {
      throw new Error('No \u001b[2J\nway')
    },
  }
  for (const name of Object.keys(verbs) as (keyof typeof verbs)[]) {
    const program = new Command()
    program.command(name).action(does(() => Promise.resolve(verbs), name))
    await runProgram(program, [name])
  }
  process.exitCode = undefined
  expect(printed).toEqual([`One ${SHOWN}`, 'two', 'Three.', 'Four.', 'No <U+001B>[2J', 'way'])
})

test('no command prints by another way', () => {
  const folder = 'api/cli'
  const printing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      /console\.|std(out|err)\.write/.test(readFileSync(join(folder, file), 'utf8')),
  )
  // `run.ts` prints JSON, and `terminal.ts` the one line that a start prints.
  expect(printing.toSorted()).toEqual(['print.ts', 'run.ts', 'terminal.ts'])
})
