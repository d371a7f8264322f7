import { parsePass, type SignedPass } from '#contracts/presentation/pass.ts'
import type { AuthenticationMeans } from '#contracts/verification/authenticate.ts'

const PASSES_MAX = 10_000
const BYTES_MAX = 4 * 1024 * 1024

/**
 * Remembers the last shown passes, each by its bytes. Remembers only facts that cannot change: the claims of
 * the pass, the key that signed it, and the key of the device. For every code, the verifier checks again the
 * times, the revocation, and the trust in the key.
 */
export function openPassMemory(
  passesMax = PASSES_MAX,
  bytesMax = BYTES_MAX,
): Pick<AuthenticationMeans, 'readPass' | 'keepPass'> {
  const kept = new Map<string, SignedPass>()
  let bytesKept = 0

  function forgetOldest() {
    for (const [name, { bytes }] of kept) {
      if (kept.size <= passesMax && bytesKept <= bytesMax) return
      kept.delete(name)
      bytesKept -= bytes.length
    }
  }

  return {
    readPass(bytes) {
      const name = nameOf(bytes)
      const pass = kept.get(name)
      if (!pass) return parsePass(bytes)
      // A map keeps the order of insertion. The pass that was shown now must therefore move to the end.
      kept.delete(name)
      kept.set(name, pass)
      return pass
    },
    keepPass(pass, proven) {
      if (pass.proven) return
      const name = nameOf(pass.bytes)
      if (!kept.has(name)) bytesKept += pass.bytes.length
      kept.set(name, { ...pass, proven })
      forgetOldest()
    },
  }
}

function nameOf({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString('latin1')
}
