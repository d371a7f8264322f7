import { equalBytes, fromHex, toHex } from '#contracts/bytes.ts'
import { beginOfDay, isDayOver } from '#contracts/credentials/credential.ts'
import { LEAVES_PER_WORD } from '#contracts/anchoring/merkle.ts'
import type { Kind, Sign1 } from '#contracts/encoding/cose.ts'
import { CREDENTIAL_KIND } from '#contracts/presentation/credential.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type IssuerKey, isInWindow } from '#contracts/trust/issuer-key.ts'
import { checkIssuerSignature } from '#contracts/trust/issuer-signature.ts'
import type { KeySet } from '#contracts/trust/key-set.ts'
import { followKeySets, type Known } from '#contracts/trust/pin.ts'
import { type ProofParts, readProofFile } from './proof-file.ts'
import {
  PROOF_CHECKS,
  PROOF_VERDICTS,
  type ProofCheck,
  type ProofCheckResult,
  type ProofCode,
  type ProofVerdict,
  PROVEN,
} from './proof-verdict.ts'
import { type ProvenBatch, readProvenBatch, wordOfLeaf } from './prove-batch.ts'
import { REGISTRY_KIND } from './registry-statement.ts'

/** The greatest allowed lead of a chain's clock over the issuer's clock. */
const CHAIN_CLOCK_TOLERANCE_MS = 15 * 60_000

/** The data that the reader of a file has from other sources. */
export interface Reader extends Known {
  /**
   * The hash of the file's block, from any explorer or node. Null until the reader has looked it
   * up.
   */
  blockHash: string | null
  now: Date
}

/** The result of a check. Without a code, the check found no fault. */
interface Outcome {
  result: ProofCheckResult['result']
  detail: string
  code?: ProofCode
}

type Outcomes = Partial<Record<ProofCheck, Outcome>>

/**
 * Accepts `0x` and 64 digits in upper or lower case, with spaces around them. Returns null for
 * other text.
 */
export function readBlockHash(text: string): string | null {
  const hash = text.trim().toLowerCase()
  return /^0x[0-9a-f]{64}$/.test(hash) ? hash : null
}

/** Checks a proof file on the reader's own machine, without a request. */
export async function checkProofFile(text: string, reader: Reader): Promise<ProofVerdict> {
  const parts = await tryOr(() => readProofFile(text))
  if (parts instanceof MalformedError) {
    const detail = `Not in our form: ${parts.message}.`
    return conclude(null, { file: failed('FILE_UNREADABLE', detail) })
  }
  const keySet = findKeySet(reader, parts.keySets)
  const signer = await findSigner(keySet, CREDENTIAL_KIND, parts.credential)
  const namer = await findSigner(keySet, REGISTRY_KIND, parts.registry)
  const batch = await tryOr(() => readBatch(parts))
  return conclude(parts, {
    file: passed('The file is complete and in our form.'),
    issuerSignature: checkCredential(signer, keySet, parts),
    block: checkBlock(parts, reader.blockHash),
    registry: checkRegistry(namer, parts, batch),
    ...(!(batch instanceof MalformedError) && {
      anchor: checkAnchor(signer, parts, batch),
      revocation: checkRevocation(parts, batch),
    }),
    credentialDates: checkDates(parts, reader.now),
  })
}

/**
 * Follows the key sets of the file, beginning with the reader's root. Ignores key sets that are
 * older than the reader's key set, because they can lack the report of a stolen key.
 */
function findKeySet(known: Reader, keySets: readonly KeySet[]): KeySet | null {
  // A reader without a pin trusts no file. A forger could otherwise put another root into the file.
  return known.pin && (followKeySets(known, keySets, known.now) ?? known.keySet)
}

interface Signed {
  signed: Sign1
  claims: { issuedAt: Date }
}

type Signer = IssuerKey | 'not known' | 'invalid'

async function findSigner(
  keySet: KeySet | null,
  kind: Kind,
  { signed, claims }: Signed,
): Promise<Signer> {
  if (!keySet) return 'not known'
  const { result, key } = await checkIssuerSignature({ ...keySet, stopped: [] }, kind, signed)
  if (result === 'unknown key') return 'not known'
  return result === 'valid' && isInWindow(key, claims.issuedAt) ? key : 'invalid'
}

function readBatch({ proof, header, registry, root, index }: ProofParts): ProvenBatch {
  return readProvenBatch(proof, {
    stateRoot: header.stateRoot,
    address: registry.claims.address,
    root,
    word: wordOfLeaf(index),
  })
}

/**
 * Checks the issuer's signature. Refuses a key set that expired before the block. Such a key set
 * can lack the report of a later theft. Otherwise a thief could use it for ever.
 */
function checkCredential(
  signer: Signer,
  keySet: KeySet | null,
  { credential, header }: ProofParts,
): Outcome {
  if (!keySet || signer === 'not known') return notChecked('ISSUER_NOT_KNOWN', NO_KEY)
  if (signer === 'invalid') {
    return failed('SIGNATURE_INVALID', "The issuer's signature does not fit.")
  }
  if (keySet.expiresAt <= header.time) {
    const detail = `The list of its keys ended on ${keySet.expiresAt.toISOString()}, before that block.`
    return notChecked('KEY_SET_EXPIRED', detail)
  }
  const { issuer } = credential.claims
  return passed(`Signed by ${issuer}, by its list of keys of ${keySet.issuedAt.toISOString()}.`)
}

const NO_KEY = 'None of the known issuer keys is the one it names.'

function checkBlock({ header }: ProofParts, blockHash: string | null): Outcome {
  const named = `Block ${String(header.number)} of ${header.time.toISOString()}`
  if (blockHash === null) return notChecked('BLOCK_NOT_GIVEN', `${named}: its hash was not given.`)
  return equalBytes(header.hash, fromHex(blockHash))
    ? passed(`${named} has the hash that you gave.`)
    : failed('BLOCK_DIFFERS', `${named} has another hash than you gave.`)
}

/**
 * Checks that the issuer uses this registry. The issuer's statement about the registry must not be
 * older than the block. Otherwise the holder of a revoked credential could add an old statement
 * about a former registry of the issuer.
 */
function checkRegistry(
  namer: Signer,
  { registry, header }: ProofParts,
  batch: ProvenBatch | MalformedError,
): Outcome {
  if (batch instanceof MalformedError) {
    return failed('REGISTRY_NOT_PROVEN', `The block does not show it: ${batch.message}.`)
  }
  if (namer === 'not known') return notChecked('ISSUER_NOT_KNOWN', NO_KEY)
  if (namer === 'invalid') {
    return failed('REGISTRY_NOT_PROVEN', 'The issuer did not name this registry as its own.')
  }
  if (namer.compromisedAt) {
    return failed('REGISTRY_NOT_PROVEN', 'The key that named this registry was stolen.')
  }
  const { address, chainId, issuedAt } = registry.claims
  if (issuedAt.getTime() < header.time.getTime() - CHAIN_CLOCK_TOLERANCE_MS) {
    return failed('REGISTRY_NOT_PROVEN', 'The issuer named this registry before that block only.')
  }
  return passed(`0x${toHex(address)} on chain ${String(chainId)}.`)
}

/**
 * Accepts a credential with the signature of a stolen key only if it was anchored before the theft.
 * A thief can sign with any date, but cannot anchor in the past.
 */
function checkAnchor(
  signer: Signer,
  { index }: ProofParts,
  { anchoredAt, size }: ProvenBatch,
): Outcome {
  if (!anchoredAt || index >= size) {
    return failed('NOT_ANCHORED', 'The registry has no batch with these bytes.')
  }
  const compromisedAt = typeof signer === 'object' && signer.compromisedAt
  if (compromisedAt && anchoredAt >= compromisedAt) {
    return failed('CREDENTIAL_IN_DOUBT', `Its key was stolen on ${compromisedAt.toISOString()}.`)
  }
  return passed(`Anchored on ${anchoredAt.toISOString()}.`)
}

function checkRevocation({ header, index }: ProofParts, { revokedBits }: ProvenBatch): Outcome {
  const when = `on ${header.time.toISOString()}`
  const isRevoked = ((revokedBits >> BigInt(index % LEAVES_PER_WORD)) & 1n) === 1n
  return isRevoked
    ? failed('CREDENTIAL_REVOKED', `Revoked ${when}.`)
    : passed(`Not revoked ${when}.`)
}

/**
 * A credential is valid from 24 hours before its first day in UTC until the end of its last day in
 * UTC.
 */
function checkDates({ credential }: ProofParts, now: Date): Outcome {
  const { issueDate, expiryDate } = credential.claims
  if (now.getTime() < beginOfDay(issueDate)) {
    return failed('CREDENTIAL_NOT_YET_VALID', `Its first day is ${issueDate}.`)
  }
  return isDayOver(expiryDate, now.getTime())
    ? failed('CREDENTIAL_EXPIRED', `Its last day was ${expiryDate}, until 24:00 UTC.`)
    : passed(`Its last day is ${expiryDate}, until 24:00 UTC.`)
}

/**
 * The checks after a failed check count as not checked. A failed check decides the verdict. If no
 * check failed, the first check with a `ProofCode` decides.
 */
function conclude(parts: ProofParts | null, outcomes: Outcomes): ProofVerdict {
  let isOver = false
  const checks = PROOF_CHECKS.map((check): ProofCheckResult & Outcome => {
    const outcome = isOver ? undefined : outcomes[check]
    isOver ||= outcome?.result === 'failed'
    return { check, ...(outcome ?? { result: 'not_checked', detail: '' }) }
  })
  const hasPassed = (check: ProofCheck) =>
    checks.some((one) => one.check === check && one.result === 'passed')
  const decisive =
    checks.find(({ result }) => result === 'failed') ?? checks.find(({ code }) => code)
  const code = decisive?.code ?? null
  return {
    ...(code ? PROOF_VERDICTS[code] : PROVEN),
    code,
    checks: checks.map(({ check, result, detail }) => ({ check, result, detail })),
    claims: parts && hasPassed('issuerSignature') ? parts.credential.claims : null,
    block: parts && parts.header,
    registry: parts && outcomes.registry?.result !== 'failed' ? parts.registry.claims : null,
  }
}

function passed(detail: string): Outcome {
  return { result: 'passed', detail }
}

function failed(code: ProofCode, detail: string): Outcome {
  return { result: 'failed', detail, code }
}

function notChecked(code: ProofCode, detail: string): Outcome {
  return { result: 'not_checked', detail, code }
}

async function tryOr<Value>(read: () => Value | Promise<Value>): Promise<Value | MalformedError> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof MalformedError) return error
    throw error
  }
}
