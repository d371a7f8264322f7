import { randomUUID } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  constants,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * The options for writing a file. Only the file's owner can read the file. The bytes are on the disk when the
 * write returns.
 */
const SAFELY = { mode: 0o600, flush: true, flag: 'wx' }

/**
 * Writes a file that nothing may overwrite. Throws when the file is there already. After a crash the file is
 * whole or missing.
 */
export function writeOnce(path: string, text: string): void {
  putInPlace(path, text, putOnce)
}

/** After a crash the file is the former one or the new one, and never a half of one. */
export function replaceFile(path: string, text: string): void {
  putInPlace(path, text, renameSync)
}

/** A link never replaces a file. A stick with FAT knows no links, so it gets a copy. */
function putOnce(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
    copyFileSync(draft, path, constants.COPYFILE_EXCL)
    flush(path)
  }
}

function putInPlace(path: string, text: string, put: (draft: string, path: string) => void): void {
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, text, SAFELY)
    put(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
  flush(dirname(path))
}

/** Makes the bytes of a file, or the names in a folder, survive a power cut. */
function flush(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
