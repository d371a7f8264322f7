import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { FolderInUseError, lockFolder } from '#api/database/folder-lock.ts'
import { makeFolder } from '#tests/support/folder.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const MODULE = join(ROOT, 'api/database/folder-lock.ts')
const HOLD = `import { lockFolder } from ${JSON.stringify(MODULE)}
lockFolder(process.argv[1])
process.stdout.write('held')
setInterval(() => undefined, 1000)`

let folder: string
beforeEach(() => {
  folder = makeFolder()
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

test('the lock of a killed process is void though nobody has waited for it', async () => {
  // The holder of the lock runs as in a container: its parent becomes a program that never waits
  // for its children. The killed holder therefore stays a zombie.
  const start = `${process.execPath} --import tsx --input-type=module -e "$HOLD" "$FOLDER" & exec sleep 300`
  const parent = spawn('sh', ['-c', start], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: ROOT,
    env: { ...process.env, HOLD, FOLDER: folder },
  })
  await once(parent.stdout, 'data')
  const { pid } = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')) as { pid: number }
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => statesOf(pid)).toEqual(['Z'])
  lockFolder(folder)()
  await kill(parent)
})

test('a process of which only the first thread is over keeps the lock', async () => {
  const program = `import ctypes, threading, time
threading.Thread(target=time.sleep, args=(300,)).start()
ctypes.CDLL(None).pthread_exit(None)`
  const holder = spawn('/usr/bin/python3', ['-c', program], { stdio: 'ignore', env: {} })
  const pid = holder.pid ?? 0
  await expect.poll(() => statesOf(pid)).toEqual(['Z', 'S'])
  const startedAt = readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(' ')[21]
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, startedAt, host: hostname() }))
  expect(() => lockFolder(folder)).toThrow(`process ${String(pid)}`)
  await kill(holder)
  lockFolder(folder)()
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
  // The times of files come from the machine's clock, which may differ from the clock of the run.
  const now = new Date()
  utimesSync(lock, now, now)
  expect(() => lockFolder(folder)).toThrow('another-machine')
})

test('a lock that a crash left half written is void', () => {
  writeFileSync(join(folder, 'lock'), '{"pid":')
  lockFolder(folder)()
})

/** Returns the state of each thread of the process. The first thread is first. */
function statesOf(pid: number): (string | undefined)[] {
  const folder = `/proc/${String(pid)}/task`
  return readdirSync(folder).map((thread) => {
    const status = readFileSync(join(folder, thread, 'stat'), 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[0]
  })
}

async function hold(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', HOLD, folder],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: ROOT },
  )
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
