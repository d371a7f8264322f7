import { parsePass, type SignedPass } from '#contracts/presentation/pass.ts'
import type { AuthenticationMeans } from '#contracts/verification/authenticate.ts'

const PASSES_MAX = 10_000
const BYTES_MAX = 4 * 1024 * 1024

/**
 * The passes that were shown last, by all their bytes. What is kept of one is only what cannot change: its claims,
 * which key signed it, and the device's key. Keys, times and the record are looked at for each code.
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
      // The last one of a map is the one that was shown last.
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
