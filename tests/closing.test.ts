import { execFileSync } from 'node:child_process'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { closeAfter, closeAll } from './support/closing.ts'

const closed: string[] = []
const open = (name: string) =>
  closeAfter(() => {
    closed.push(name)
  })

describe('what is opened', () => {
  const ofFile = open('by the file')
  beforeEach(() => {
    open('before the test')
  })
  afterAll(async () => {
    expect(closed).toEqual(['early', 'in the test', 'before the test', 'before the test'])
    await closeAll()
    expect(closed.at(-1)).toBe('by the file')
  })

  test('by a test may be closed by it, and then is not closed again', async () => {
    open('in the test')
    const close = open('early')
    await close()
    await close()
    expect(closed).toEqual(['early'])
  })

  test('by a test is closed after it, the last one first, and by a file stays', () => {
    expect(closed).toEqual(['early', 'in the test', 'before the test'])
    expect(ofFile).toBeTypeOf('function')
  })
})

test('a program that is no test opens what tests open, and closes it by itself', () => {
  const module = new URL('./support/closing.ts', import.meta.url).href
  const program = `const { closeAfter } = await import('${module}'); await closeAfter(() => console.log('closed'))()`
  const { VITEST, ...env } = process.env
  expect(VITEST).toBeDefined()
  const args = ['--import', 'tsx', '--input-type=module', '-e', program]
  expect(execFileSync(process.execPath, args, { env, encoding: 'utf8' })).toBe('closed\n')
})
