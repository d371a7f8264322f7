import { fromBase64Url, toHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { parsePass } from '#contracts/presentation/pass.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { readTrust } from './trust.ts'

/**
 * Checks whether verifiers refuse one of these passes (in base64url) because of its pass key. The
 * key may be stopped, stolen, or missing in the issuer's key set. The answer comes from the data on
 * this device.
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

/** Returns null for a pass in a format that verifiers no longer read. */
function readKid(pass: string): string | null {
  try {
    const { kid } = parsePass(fromBase64Url(pass)).signed
    return kid && toHex(kid)
  } catch (error) {
    if (error instanceof MalformedError) return null
    throw error
  }
}
