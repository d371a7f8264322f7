import type { ProofVerdict } from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { words } from './words.tsx'

/** Returns the sentence of the verdict on a file. It says the cause, and then the next step. */
export function proofSentence({ code }: ProofVerdict): string {
  return code === null ? words.proven : words.sentences[code]
}
