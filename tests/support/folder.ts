import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfter } from './closing.ts'

/** An empty one, until the test, or the file, that made it ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visa-test-'))
  closeAfter(() => {
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
