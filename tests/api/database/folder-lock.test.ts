import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from '#api/database/folder-lock.ts'

const MODULE = resolve(import.meta.dirname, '../../../api/database/folder-lock.ts')
const HOLD = `import { lockFolder } from ${JSON.stringify(MODULE)}
lockFolder(process.argv[1])
process.stdout.write('held')
setInterval(() => undefined, 1000)`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visa-lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a second process is refused, naming the folder and the first', async () => {
  const holder = await hold()
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  expect(() => lockFolder(folder)).toThrow(folder)
  expect(() => lockFolder(folder)).toThrow(`process ${String(holder.pid)}`)
  await kill(holder)
})

test('the lock of a killed process is void at once', async () => {
  await kill(await hold())
  const release = lockFolder(folder)
  release()
  expect(readdirSync(folder)).toEqual([])
})

test('a later process with the same number does not keep the lock', () => {
  lockFolder(folder)()
  const release = lockFolder(folder)
  const lock = join(folder, 'lock')
  const holder = JSON.parse(readFileSync(lock, 'utf8')) as object
  release()
  writeFileSync(lock, JSON.stringify({ ...holder, startedAt: '1' }))
  lockFolder(folder)()
})

test('the lock of another machine holds while its heart beats', () => {
  const lock = join(folder, 'lock')
  writeFileSync(lock, JSON.stringify({ pid: 1, startedAt: '1', host: 'another-machine' }))
  expect(() => lockFolder(folder)).toThrow('another-machine')
})

test('a lock that a crash left half written is void', () => {
  writeFileSync(join(folder, 'lock'), '{"pid":')
  lockFolder(folder)()
})

async function hold(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', HOLD, folder],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: resolve(import.meta.dirname, '../../..') },
  )
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
