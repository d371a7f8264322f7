import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromBase64Url } from '#contracts/bytes.ts'
import { type Ended, runVisa } from './program.ts'

export const PASSPHRASE = 'under the old lighthouse'
export const NEXT_PASSPHRASE = 'over the iron bridge'

const PASSPHRASES = { ROOT_PASSPHRASE: PASSPHRASE, NEXT_ROOT_PASSPHRASE: NEXT_PASSPHRASE }

/** Opens the offline machine of the key ceremony. It has its own commands and its own folder. */
export function openOfflineMachine(folder: string) {
  const run = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
    runVisa(['root', ...args, '--folder', folder], { ...PASSPHRASES, ...env })
  return {
    run,
    pin: (generation = 0) =>
      readFileSync(join(folder, `pin-${String(generation)}.txt`), 'utf8').trim(),
    /** Signs the request without asking a person. Returns the path of the signed file. */
    sign: async (request: string, ...options: string[]): Promise<string> => {
      const out = join(folder, 'signed.json')
      const signed = await run(['sign', request, '--yes', '--out', out, ...options])
      if (signed.code !== 0) throw new Error(signed.output)
      return out
    },
  }
}

/** Reads a file with a signed key set. Returns the bytes of the key set. */
export function readKeySetBytes(path: string): Uint8Array<ArrayBuffer> {
  const { keySet } = JSON.parse(readFileSync(path, 'utf8')) as { keySet: string }
  return fromBase64Url(keySet)
}

export function writeJson(path: string, value: unknown): string {
  writeFileSync(path, JSON.stringify(value))
  return path
}
