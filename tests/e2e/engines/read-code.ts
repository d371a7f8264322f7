import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a scanner that has nothing in common with our own reads off a picture of a screen. */
export function readCode(picture: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'visa-picture-'))
  const path = join(folder, 'screen.png')
  writeFileSync(path, picture)
  const command = ['--nodbus', '--quiet', '--raw', path]
  const text = execFileSync('zbarimg', command, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return text.trim()
}
