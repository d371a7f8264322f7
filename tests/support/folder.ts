import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfter } from './closing.ts'

/** Makes an empty folder. The folder is removed after the test or the file that made it. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visa-test-'))
  closeAfter(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
