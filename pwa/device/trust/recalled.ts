import { fromBase64Url, toHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { parsePass } from '#contracts/presentation/pass.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { readTrust } from './trust.ts'

/**
 * Whether verifiers refuse one of these passes (in base64url) because of its key, as far as this device
 * knows: the key is stopped, compromised, or not in the issuer's list.
 */
export async function isAnyRecalled(passes: readonly string[]): Promise<boolean> {
  const trust = await readTrust().catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error
    return null
  })
  return trust !== null && passes.some((pass) => isRecalled(pass, trust))
}

function isRecalled(pass: string, { keySet, manifest }: OfflineTrust): boolean {
  const kid = readKid(pass)
  const key = keySet.keys.find((one) => one.use === 'pass' && one.kid === kid)
  return !key || key.compromisedAt !== null || manifest.stopped.includes(key.kid)
}

/** Null for a pass in a form that verifiers no longer read. */
function readKid(pass: string): string | null {
  try {
    const { kid } = parsePass(fromBase64Url(pass)).signed
    return kid && toHex(kid)
  } catch (error) {
    if (error instanceof MalformedError) return null
    throw error
  }
}
