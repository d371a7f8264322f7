import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '#tests/support/free-port.ts'

const ROOT = resolve(import.meta.dirname, '../..')

let dataDir = ''
let product: ChildProcess

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'visa-start-'))
})

afterEach(() => {
  endAll()
  rmSync(dataDir, { recursive: true, force: true })
})

function run(args: string[], port: string): void {
  const own = { NODE_ENV: 'development', PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const env = { ...process.env, ...own }
  product = spawn('npm', args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

test('npm start opens the app at the address it prints and stops in order when asked to', async () => {
  run(['start'], '0')
  const exit = once(product, 'exit')
  const address = await findInOutput(/ready at (http:\/\/localhost:\d+)$/m)

  const page = await fetch(address)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<div id="root">')

  product.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await expect(fetch(address)).rejects.toThrow()
})

test('npm run dev prints one address, the one of the changing app, and the API answers there by then', async () => {
  const [port, appPort] = [String(await findFreePort()), String(await findFreePort())]
  run(['run', 'dev', '--', '--port', appPort], port)
  const address = await findInOutput(/(http:\/\/localhost:\d+)/)

  expect(address).toBe(`http://localhost:${appPort}`)
  expect((await fetch(`${address}/api/trust`)).status).toBe(200)
  expect(await (await fetch(address)).text()).toContain('/@vite/client')

  const exit = once(product, 'exit')
  product.kill('SIGTERM')
  await exit
})

/** Ends the product and its children, also after a failed test. */
function endAll(): void {
  try {
    process.kill(-Number(product.pid), 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Waits for a match in the output. If the product ends before the match, fails with the whole
 * output.
 */
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
