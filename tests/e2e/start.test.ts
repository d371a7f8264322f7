import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

describe('npm start', () => {
  let dataDir = ''
  let started: ChildProcess[] = []

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'visa-start-'))
  })

  afterEach(() => {
    for (const program of started) program.kill('SIGKILL')
    started = []
    rmSync(dataDir, { recursive: true, force: true })
  })

  const startProduct = () => {
    const env = { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir }
    const program = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    started.push(program)
    return { program, exit: once(program, 'exit'), output: collectOutput(program) }
  }

  test('opens the app at the address it prints and stops in order when asked to', async () => {
    const { program, exit, output } = startProduct()
    const address = await output.find(/ready at (http:\/\/\S+)/)

    const page = await fetch(address)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="root">')

    program.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    await expect(fetch(address)).rejects.toThrow()
  })

  test('refuses a data folder that another one uses, and names it', async () => {
    const first = startProduct()
    await first.output.find(/ready at (\S+)/)

    const second = startProduct()

    expect((await second.exit)[0]).not.toBe(0)
    expect(second.output.text()).toContain(dataDir)
    first.program.kill('SIGTERM')
    await first.exit
  })
})

function collectOutput({ stdout, stderr }: ChildProcess) {
  let text = ''
  const waiting = new Set<() => void>()
  const read = (chunk: Buffer) => {
    text += chunk.toString()
    for (const look of waiting) look()
  }
  stdout?.on('data', read)
  stderr?.on('data', read)
  return {
    text: () => text,
    find: (pattern: RegExp) =>
      new Promise<string>((done) => {
        const look = () => {
          const found = pattern.exec(text)?.[1]
          if (found) done(found)
        }
        waiting.add(look)
        look()
      }),
  }
}
