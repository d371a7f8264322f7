import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
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
import { endAs, type EndCode, FOUND, NOT_CHECKED, SOUND } from './end-as.ts'

const USAGE = `Usage: npm run check-proof -- FILE [--block HASH] [--pin PIN]
  --block  the hash of the block that the file names, from any explorer or node
  --pin    the issuer's root: 87 characters that the issuer gives out; without it, ROOT_KEY`

const MARKS = { passed: '✓', failed: '✗', not_checked: '·' }

/** Asks nobody: neither the network nor a database. */
async function checkProof(args: string[]): Promise<EndCode> {
  const options = { block: { type: 'string' }, pin: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new Error(USAGE)
  const blockHash = values.block === undefined ? null : readBlockHash(values.block)
  if (values.block !== undefined && blockHash === null) {
    throw new Error('--block takes the hash of a block: 0x and 64 digits from 0 to f.')
  }
  const pin = readPin(values.pin)
  const reader = { pin, keySet: null, blockHash, now: new Date() }
  const verdict = await checkProofFile(await readText(path), reader)
  print(verdict)
  if (verdict.code === 'FILE_UNREADABLE' || verdict.status === 'not_checked') return NOT_CHECKED
  return verdict.status === 'valid' ? SOUND : FOUND
}

/** Nothing else of the environment is read, so that it runs on any machine. */
function readPin(given: string | undefined): Pin | null {
  const text = given ?? process.env['ROOT_KEY'] ?? ''
  if (given === undefined && text === '') return null
  if (PIN_PATTERN.test(text)) return parsePin(text)
  const name = given === undefined ? 'ROOT_KEY' : '--pin'
  throw new Error(`${name} takes the 87 characters of a root, as the issuer gives them out.`)
}

async function readText(path: string): Promise<string> {
  const { size } = await stat(path)
  if (size > PROOF_FILE_BYTES_MAX) throw new Error(`${path} is too large.`)
  return readFile(path, 'utf8')
}

function print({ status, message, checks, claims, block, registry }: ProofVerdict): void {
  for (const { check, result, detail } of checks) {
    console.log(`  ${MARKS[result]} ${PROOF_CHECK_NAMES[check]}${detail && `: ${detail}`}`)
  }
  if (claims) {
    const { credentialType, holderName, issueDate, expiryDate } = claims
    console.log(`${credentialType}, ${holderName}, ${describeSubject(claims)}`)
    console.log(`from ${issueDate} to ${expiryDate}, issued by ${claims.issuer}`)
  }
  if (registry) {
    console.log(`registry 0x${toHex(registry.address)}, chain ${String(registry.chainId)}`)
  }
  if (block) console.log(`block ${String(block.number)}, 0x${toHex(block.hash)}`)
  console.log(`${status.replace('_', ' ').toUpperCase()}. ${message}`)
  if (block)
    console.log(['It does not prove:', ...NOT_PROVEN.map((line) => `- ${line}`)].join('\n'))
}

function describeSubject(claims: Subject): string {
  if (claims.credentialType !== COURSE) return `passport ending in ${claims.passportLastFour}`
  const { credentialType, score, edition, oldestFact } = claims
  return `score ${String(score)}%, edition of ${edition}, oldest fact of ${oldestFact}. ${noteOf(credentialType)}`
}

await endAs(checkProof(process.argv.slice(2)))
