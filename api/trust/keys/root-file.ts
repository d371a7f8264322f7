import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { compressPoint } from '#contracts/presentation/keys.ts'
import { hashRoot, type KeySet } from '#contracts/trust/key-set.ts'
import { writeOnce } from '#api/durable-files.ts'
import { importPrivateKey, makeKeyPair } from './make-keys.ts'

const RootKey = z.strictObject({
  /** The private key as PKCS#8 in base64url. */
  privateKey: z.string(),
  /** The compressed point of the public key in base64url. */
  point: z.string().length(44),
})
type RootKey = z.infer<typeof RootKey>

/**
 * The content of a root's file without encryption. `privateKey` signs key sets.
 * Decision: `docs/decisions/37-one-ceremony.md`.
 */
export const StoredRoot = RootKey.extend({
  generation: z.int().min(0),
  /** The key that signs certificates for other wallets. */
  certifier: RootKey,
})
export type StoredRoot = z.infer<typeof StoredRoot>

/** A root that signs, and the hash of the next root. Each signed key set contains this hash. */
export interface SigningRoot extends Pick<KeySet, 'nextRootHash'> {
  root: StoredRoot
}

export async function makeRoot(generation: number): Promise<StoredRoot> {
  return { generation, ...(await makeRootKey()), certifier: await makeRootKey() }
}

async function makeRootKey(): Promise<RootKey> {
  const { raw, pkcs8 } = await makeKeyPair()
  return { privateKey: toBase64Url(pkcs8), point: toBase64Url(compressPoint(raw)) }
}

export function importRootKey({ privateKey }: RootKey): Promise<CryptoKey> {
  return importPrivateKey(fromBase64Url(privateKey))
}

/**
 * Reads both roots from the data folder, for use outside production. Makes them at the first start. Only the
 * file's owner can read the file.
 */
export async function openRoots(dataDir: string): Promise<SigningRoot> {
  const path = join(dataDir, 'root.json')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const roots = { current: await makeRoot(0), next: await makeRoot(1) }
    writeOnce(path, JSON.stringify(roots))
  }
  const file = z.strictObject({ current: StoredRoot, next: StoredRoot })
  const { current, next } = file.parse(JSON.parse(readFileSync(path, 'utf8')))
  return { root: current, nextRootHash: hashRoot(fromBase64Url(next.point)) }
}
