import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeOnce } from '#api/durable-files.ts'

export const SECRET_BYTES = 32

export const SessionKeys = z
  .string()
  .transform((keys) => keys.split(','))
  .pipe(z.array(z.string().min(SECRET_BYTES, 'Each key needs at least 32 characters.')))

/**
 * The master keys, the oldest first. The last key seals new data. Each sealed text has a tag that names its
 * key.
 */
export const MasterKeys = z
  .string()
  .transform((keys) => keys.split(',').map((key) => Buffer.from(key, 'base64url')))
  .refine((keys) => keys.every((key) => key.length === SECRET_BYTES), {
    error: 'Each key must be 32 bytes in base64url.',
  })

const Secrets = z.object({ SESSION_KEYS: SessionKeys, MASTER_KEY: MasterKeys })

/**
 * Reads the secrets from a file in the data folder. Makes them at the first start. Only the file's owner can
 * read the file. Without this file, nobody can decrypt a sealed credential.
 */
export function openSecrets(dataDir: string) {
  const path = join(dataDir, 'secrets.json')
  if (!existsSync(path)) {
    const secret = () => randomBytes(SECRET_BYTES).toString('base64url')
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeOnce(path, JSON.stringify({ SESSION_KEYS: secret(), MASTER_KEY: secret() }))
  }
  const secrets = Secrets.parse(JSON.parse(readFileSync(path, 'utf8')))
  return { sessionKeys: secrets.SESSION_KEYS, masterKeys: secrets.MASTER_KEY }
}
