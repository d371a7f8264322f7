import type { Replacement } from '#contracts/credentials/credential.ts'
import { words } from './words.tsx'

const TAIL_LENGTH = 8

interface Replaced {
  replacesId: string | null
  replacedById: string | null
  replacedAs: Replacement | null
}

/** Returns a sentence for each replacement: `Corrected: replaced by …0d6a3a1c`, `Replaces …6c1d8f0e`. */
export function describeReplacement({ replacesId, replacedById, replacedAs }: Replaced): string[] {
  return [
    ...(replacedById !== null && replacedAs !== null
      ? [words.replacement.replacedAs[replacedAs](shortenId(replacedById))]
      : []),
    ...(replacesId !== null ? [words.replacement.replaces(shortenId(replacesId))] : []),
  ]
}

/** Returns the end of an id, as `CredentialPaper` shows it. */
function shortenId(credentialId: string): string {
  return `…${credentialId.slice(-TAIL_LENGTH)}`
}
