import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { readRootKey } from '#pwa/build/root-key.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const KEY = 'A'.repeat(86) + 'A'

afterEach(() => {
  vi.unstubAllEnvs()
})

function askForBuild(env: Record<string, string>) {
  const command = ['--import', 'tsx', 'pwa/build/require-root-key.ts']
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', ROOT_KEY: '', ...env },
    encoding: 'utf8',
  })
  return { status, said: stderr }
}

test('a build for production is refused without the root that browsers hold on to', () => {
  const { status, said } = askForBuild({ NODE_ENV: 'production' })
  expect(status).toBe(1)
  expect(said).toMatch(/^A production build needs ROOT_KEY.* Set it and build again\.$/m)
  expect(askForBuild({ NODE_ENV: 'production', ROOT_KEY: KEY })).toEqual({ status: 0, said: '' })
  expect(askForBuild({})).toEqual({ status: 0, said: '' })
})

test.each(['short', `${KEY}=`, `${'A'.repeat(86)}B`])('%s is no root for any build', (key) => {
  vi.stubEnv('ROOT_KEY', key)
  expect(() => readRootKey({ isRequired: false })).toThrow(/^ROOT_KEY is not 87 characters/)
})
