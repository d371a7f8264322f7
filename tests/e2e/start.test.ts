import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

let dataDir = ''
let product: ChildProcess

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'visa-start-'))
  const own = { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const env = { ...process.env, ...own }
  product = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
})

afterEach(() => {
  product.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

test('npm start opens the app at the address it prints and stops in order when asked to', async () => {
  const exit = once(product, 'exit')
  const address = await findInOutput(/ready at (http:\/\/\S+)/)

  const page = await fetch(address)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<div id="root">')

  product.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await expect(fetch(address)).rejects.toThrow()
})

/** Fails with all of the output when the product ends without it. */
function findInOutput(pattern: RegExp): Promise<string> {
  let text = ''
  return new Promise((done, fail) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const found = pattern.exec(text)?.[1]
      if (found) done(found)
    }
    product.stdout?.on('data', read)
    product.stderr?.on('data', read)
    product.once('exit', () => {
      fail(new Error(text))
    })
  })
}
