import { readFile, stat } from 'node:fs/promises'
import { checkProofFile, readBlockHash } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { PROOF_FILE_BYTES_MAX } from '#contracts/anchoring/proof-file/proof-file.ts'
import {
  NOT_PROVEN,
  PROOF_CHECK_NAMES,
  type ProofVerdict,
} from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { toHex } from '#contracts/bytes.ts'
import { COURSE, noteOf } from '#contracts/credentials/credential-type.ts'
import type { Subject } from '#contracts/presentation/credential.ts'
import { type Pin, parsePin, PIN_PATTERN } from '#contracts/trust/pin.ts'
import { FOUND, NOT_CHECKED, type Report, SOUND } from './run.ts'

const MARKS = { passed: '✓', failed: '✗', not_checked: '·' }

interface Given {
  block?: string
  pin?: string
}

/** Checks a proof file without a network and without a database. */
export async function checkProof(path: string, given: Given): Promise<Report> {
  const blockHash = given.block === undefined ? null : readBlockHash(given.block)
  if (given.block !== undefined && blockHash === null) {
    throw new Error('--block needs the hash of a block: 0x and 64 digits from 0 to f.')
  }
  const reader = { pin: readPin(given.pin), keySet: null, blockHash, now: new Date() }
  const found = await checkProofFile(await readText(path), reader)
  const isUnread = found.code === 'FILE_UNREADABLE' || found.status === 'not_checked'
  const code = found.status === 'valid' ? SOUND : FOUND
  return { said: describe(found), found, code: isUnread ? NOT_CHECKED : code }
}

/**
 * Returns the given pin, or the pin in the environment. Reads no other variable, so that the check runs on
 * any machine.
 */
function readPin(given: string | undefined): Pin | null {
  const text = given ?? process.env['ROOT_KEY'] ?? ''
  if (given === undefined && text === '') return null
  if (PIN_PATTERN.test(text)) return parsePin(text)
  const name = given === undefined ? 'ROOT_KEY' : '--pin'
  throw new Error(`${name} needs the 87 characters of a root, as the issuer publishes them.`)
}

async function readText(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > PROOF_FILE_BYTES_MAX) throw new Error(`${path} is too large.`)
  return readFile(path, 'utf8')
}

function describe({ status, message, checks, claims, block, registry }: ProofVerdict): string[] {
  const said = checks.map(({ check, result, detail }) => {
    return `  ${MARKS[result]} ${PROOF_CHECK_NAMES[check]}${detail && `: ${detail}`}`
  })
  if (claims) {
    const { credentialType, holderName, issueDate, expiryDate } = claims
    said.push(`${credentialType}, ${holderName}, ${describeSubject(claims)}`)
    said.push(`from ${issueDate} to ${expiryDate}, issued by ${claims.issuer}`)
  }
  if (registry) {
    said.push(`registry 0x${toHex(registry.address)}, chain ${String(registry.chainId)}`)
  }
  if (block) said.push(`block ${String(block.number)}, 0x${toHex(block.hash)}`)
  said.push(`${status.replace('_', ' ').toUpperCase()}. ${message}`)
  if (block) said.push('It does not prove:', ...NOT_PROVEN.map((line) => `- ${line}`))
  return said
}

function describeSubject(claims: Subject): string {
  if (claims.credentialType !== COURSE) return `passport ending in ${claims.passportLastFour}`
  const { credentialType, score, edition, oldestFact } = claims
  return `score ${String(score)}%, edition of ${edition}, oldest fact of ${oldestFact}. ${noteOf(credentialType)}`
}
