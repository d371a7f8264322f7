import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Site } from './journey.ts'

/** Waits for a mail to this address with a link of this kind, and returns the newest such link. */
export async function waitForLink({ dataDir }: Site, email: string, kind: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  const find = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .map((name) => join(folder, name))
      .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
      .map((path) => readFileSync(path, 'utf8'))
      .filter((mail) => mail.includes(email))
      .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .map((mail) => new RegExp(`/auth/${kind}#token=[\\w-]{43}`).exec(mail)?.[0])
      .findLast((link) => link !== undefined)
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}
