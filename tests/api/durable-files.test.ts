import fs, { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { replaceFile, writeOnce } from '#api/durable-files.ts'
import { makeFolder } from '#tests/support/folder.ts'

let folder = ''
let path = ''

beforeEach(() => {
  folder = makeFolder()
  path = join(folder, 'root-0.json')
})

/** Changes a function of the file system until the test ends. */
function changeDisk(change: () => void): void {
  change()
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
}

function fillDisk(): void {
  const { writeFileSync } = fs
  changeDisk(() => {
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, _text, options) => {
      writeFileSync(file, 'half', options)
      throw new Error('The disk is full.')
    })
  })
}

/** Lists what is made to survive a power cut after the file has its name. */
function watchFlushes(): string[] {
  const flushed: string[] = []
  changeDisk(() => {
    vi.spyOn(fs, 'fsyncSync').mockImplementation((opened) => {
      if (existsSync(path)) flushed.push(fs.fstatSync(opened).isDirectory() ? 'folder' : 'file')
    })
  })
  return flushed
}

const read = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))

describe('a file that is written once', () => {
  test('is for its owner only, and its name is flushed after it', () => {
    const flushed = watchFlushes()
    writeOnce(path, 'whole')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(read()).toEqual(['whole'])
    expect(flushed).toEqual(['folder'])
  })

  test('is never overwritten', () => {
    writeOnce(path, 'first')
    expect(() => writeOnce(path, 'second')).toThrow(/EEXIST/)
    expect(read()).toEqual(['first'])
  })

  test('is missing if the disk becomes full, so that it can be written later', () => {
    fillDisk()
    expect(() => writeOnce(path, 'whole')).toThrow('The disk is full.')
    expect(read()).toEqual([])
  })

  test('is written and flushed on a stick without links too, and not overwritten there', () => {
    changeDisk(() => {
      vi.spyOn(fs, 'linkSync').mockImplementation(() => {
        throw Object.assign(new Error('No links here.'), { code: 'EPERM' })
      })
    })
    const flushed = watchFlushes()
    writeOnce(path, 'whole')
    expect(flushed).toEqual(['file', 'folder'])
    expect(() => writeOnce(path, 'second')).toThrow(/EEXIST/)
    expect(read()).toEqual(['whole'])
  })
})

test('a file that is replaced keeps its former text if the disk becomes full', () => {
  replaceFile(path, 'former')
  fillDisk()
  expect(() => {
    replaceFile(path, 'next')
  }).toThrow('The disk is full.')
  expect(read()).toEqual(['former'])
})
