import type { CredentialClaims } from '#contracts/presentation/credential.ts'
import type { CHECK_RESULTS, VerdictStatus } from '#contracts/verification/verdict.ts'
import type { BlockHeader } from './block-header.ts'
import type { RegistryClaims } from './registry-statement.ts'

/** The checks run in this order. */
export const PROOF_CHECKS = [
  'file',
  'issuerSignature',
  'block',
  'registry',
  'anchor',
  'revocation',
  'credentialDates',
] as const
export type ProofCheck = (typeof PROOF_CHECKS)[number]

export const PROOF_CHECK_NAMES: Record<ProofCheck, string> = {
  file: 'File complete',
  issuerSignature: 'Signed by the issuer',
  block: 'Block is on the chain',
  registry: "Issuer's registry in that block",
  anchor: 'Anchored in the registry',
  revocation: 'Not revoked at that block',
  credentialDates: 'Credential in its dates',
}

const PROOF_CODES = [
  'FILE_UNREADABLE',
  'ISSUER_NOT_KNOWN',
  'KEY_SET_EXPIRED',
  'SIGNATURE_INVALID',
  'BLOCK_NOT_GIVEN',
  'BLOCK_DIFFERS',
  'REGISTRY_NOT_PROVEN',
  'NOT_ANCHORED',
  'CREDENTIAL_IN_DOUBT',
  'CREDENTIAL_REVOKED',
  'CREDENTIAL_NOT_YET_VALID',
  'CREDENTIAL_EXPIRED',
] as const
export type ProofCode = (typeof PROOF_CODES)[number]

/** The status and the sentence of each code. The sentence names the cause, then the advice. */
export const PROOF_VERDICTS: Record<ProofCode, { status: VerdictStatus; message: string }> = {
  FILE_UNREADABLE: {
    status: 'invalid',
    message: 'This is not a proof file, or it was damaged. Ask the holder to save it again.',
  },
  ISSUER_NOT_KNOWN: {
    status: 'not_checked',
    message:
      "Not checked: the issuer's key is not known here. Get the issuer's keys once, then check again.",
  },
  KEY_SET_EXPIRED: {
    status: 'not_checked',
    message:
      "Not checked: the list of the issuer's keys that is known here had ended before that block. Get the issuer's keys again, or ask the holder to save the file again.",
  },
  SIGNATURE_INVALID: {
    status: 'invalid',
    message: 'The issuer did not sign this credential as it is. Do not accept it.',
  },
  BLOCK_NOT_GIVEN: {
    status: 'not_checked',
    message:
      'Not checked: nobody has confirmed the block. Look its number up in an explorer, and give the hash that you find there.',
  },
  BLOCK_DIFFERS: {
    status: 'invalid',
    message:
      'The file is about another block than the one with this hash. Compare number and hash once more; if they are right, do not accept it.',
  },
  REGISTRY_NOT_PROVEN: {
    status: 'invalid',
    message:
      "The file does not prove what the issuer's registry held. Do not accept it; ask the holder to save a new one.",
  },
  NOT_ANCHORED: {
    status: 'invalid',
    message: 'This credential was not anchored in that registry. Do not accept it.',
  },
  CREDENTIAL_IN_DOUBT: {
    status: 'invalid',
    message:
      'The key that signed this credential was stolen before it was anchored. Ask the issuer for a new one.',
  },
  CREDENTIAL_REVOKED: {
    status: 'revoked',
    message: 'The issuer had revoked this credential at that block.',
  },
  CREDENTIAL_NOT_YET_VALID: {
    status: 'invalid',
    message: 'This credential is genuine, and not yet valid: its first day is still to come.',
  },
  CREDENTIAL_EXPIRED: {
    status: 'expired',
    message: 'This credential was genuine, and has passed its last day of validity.',
  },
}

/** The verdict when no check found a fault. */
export const PROVEN = {
  status: 'valid',
  message: 'This credential is genuine, was anchored, and was not revoked at that block.',
} as const

/** The facts that a file cannot prove. The reader sees these lines next to the verdict. */
export const NOT_PROVEN = [
  'Anything after that block: the credential may have been revoked since.',
  'Who carries the file: compare the name with an identity document.',
] as const

export interface ProofCheckResult {
  check: ProofCheck
  result: (typeof CHECK_RESULTS)[number]
  detail: string
}

export interface ProofVerdict {
  status: VerdictStatus
  /** The reason for the verdict. Null when the verdict is valid. */
  code: ProofCode | null
  message: string
  /** All checks in their order. Each check after a failed check is `not_checked`. */
  checks: ProofCheckResult[]
  /**
   * The claims of the credential. Null when the issuer's signature is invalid or not checked, so
   * that nobody reads unsigned claims.
   */
  claims: CredentialClaims | null
  /** The block that the file names, for the reader to look up. Null when the file is unreadable. */
  block: Pick<BlockHeader, 'hash' | 'number' | 'time'> | null
  registry: Pick<RegistryClaims, 'chainId' | 'address'> | null
}
