import type { ReactNode } from 'react'
import {
  NOT_PROVEN,
  PROOF_CHECK_NAMES,
  PROOF_VERDICTS,
  PROVEN,
  type ProofCode,
} from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { wordsOf } from '#pwa/language/words.ts'

const sentences = Object.fromEntries(
  Object.entries(PROOF_VERDICTS).map(([code, { message }]) => [code, message]),
) as Record<ProofCode, string>

export const english = {
  page: {
    title: 'Check a proof file',
    about:
      'The file is checked on this device and sent nowhere. Once this page has loaded, it needs no connection.',
    choose: 'Choose a proof file',
    chooseHint:
      'or drop it here. Holders save it in their wallet; its name begins with visa-proof.',
    hash: 'Hash of the block',
    hashHint:
      "Look the block's number up in any explorer, or ask any node, and paste its hash: then nobody has to be believed that the block is real.",
    hashMalformed: 'A hash is 0x and 64 digits from 0 to f.',
    spoken: (file: string, sentence: string) => `${file}: ${sentence}`,
  },
  /** The sentences of the verdicts, by the code of the verdict. */
  sentences,
  /** The sentence of a verdict without a code. */
  proven: PROVEN.message,
  checks: PROOF_CHECK_NAMES,
  answers: { passed: 'Yes', failed: 'No', not_checked: 'Not checked' },
  credential: {
    title: 'The credential',
    type: 'Type',
    holder: 'Holder',
    dates: 'Dates',
    issuer: 'Issuer',
    issuerIs: (issuer: string) => `${issuer}. Not a US government document.`,
    passport: 'Passport',
    passportEnds: (digits: string) => `ends in ${digits}`,
    whatItIs: 'What it is',
    score: 'Score',
    percent: (score: string) => `${score}%`,
    content: 'Content',
    edition: (edition: string, oldestFact: string) =>
      `edition of ${edition}, oldest fact of ${oldestFact}`,
  },
  place: {
    title: 'On blockchain',
    block: 'Block',
    blockAndTime: (block: ReactNode, instant: string): ReactNode => (
      <>
        {block}, {instant}
      </>
    ),
    opensExplorer: '(opens the block explorer in a new tab)',
    chain: 'Chain',
    registry: 'Registry',
    /** The noun for the text that a button copies. */
    registryNoun: 'address of the registry',
  },
  limits: {
    titleWhenValid: 'What this proves, and what not',
    title: 'What a file cannot prove',
    proves:
      "These very bytes were signed by the issuer, stood in the issuer's registry at that block or earlier, and were not revoked there at that block.",
    doesNotProve: 'It does not prove:',
    notProven: NOT_PROVEN,
  },
}

export const words = wordsOf('verificationProof', english)
