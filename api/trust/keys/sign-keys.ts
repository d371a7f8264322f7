import { fromBase64Url } from '#contracts/bytes.ts'
import { type NewKeySet, signKeySet } from '#contracts/trust/key-set.ts'
import { KEY_SET_LIFE_MS } from './plan-keys.ts'
import { importRootKey, type SigningRoot } from './root-file.ts'

/** Signs a key set with these keys. The caller must have checked that the server has each key. */
export async function signKeys(
  { root, nextRootHash }: SigningRoot,
  { issuer, keys }: Pick<NewKeySet, 'issuer' | 'keys'>,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  return signKeySet(await importRootKey(root), {
    issuer,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + KEY_SET_LIFE_MS),
    generation: root.generation,
    rootPoint: fromBase64Url(root.point),
    nextRootHash,
    keys,
  })
}
