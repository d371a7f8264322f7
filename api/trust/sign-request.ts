import { fromBase64Url } from '#contracts/bytes.ts'
import { hashRoot, signKeySet } from '#contracts/trust/key-set.ts'
import { type KeyRequest, readRequestedKeys } from './key-request.ts'
import { KEY_SET_LIFE_MS } from './plan-keys.ts'
import { importRoot, type Roots } from './root-file.ts'

/** The signed key set; throws an error that names a key whose proof does not hold. */
export async function signRequest(
  { current, next }: Roots,
  request: KeyRequest,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const keys = await readRequestedKeys(request)
  return signKeySet(await importRoot(current), {
    issuer: request.issuer,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + KEY_SET_LIFE_MS),
    generation: current.generation,
    rootPoint: fromBase64Url(current.point),
    nextRootHash: hashRoot(fromBase64Url(next.point)),
    keys,
  })
}
