import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { currentUser, login } from '#contracts/accounts/account.ts'
import { logInByCode } from '#contracts/accounts/login-code.ts'
import { POWER_PROOF_MINUTES, prove } from '#contracts/accounts/proof.ts'
import { PROOF_DEPTH_MAX } from '#contracts/anchoring/anchor-proof.ts'
import { CREDENTIAL_TYPES } from '#contracts/credentials/credential-type.ts'
import { PROOF_FILE_BYTES_MAX, PROOF_FORMAT } from '#contracts/anchoring/proof-file/proof-file.ts'
import { BATCHES_SLOT, REVOKED_SLOT } from '#contracts/anchoring/proof-file/prove-batch.ts'
import { PROOF_CHECKS, PROOF_VERDICTS } from '#contracts/anchoring/proof-file/proof-verdict.ts'
import { REGISTRY, REGISTRY_KIND } from '#contracts/anchoring/proof-file/registry-statement.ts'
import { VISA_REGISTRY_CODE_HASH } from '#contracts/anchoring/visa-registry.ts'
import { saveProof } from '#contracts/anchoring/proof-file/calls.ts'
import { CBOR_DEPTH_MAX } from '#contracts/encoding/cbor.ts'
import { VISA } from '#contracts/presentation/claims.ts'
import { ES256, KID_BYTES } from '#contracts/encoding/cose.ts'
import { CREDENTIAL_KIND } from '#contracts/presentation/credential.ts'
import { offerCredential } from '#contracts/interop/calls.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { TOKEN_DIGITS_MAX } from '#contracts/presentation/digits.ts'
import {
  DEVICE_NAME_MAX,
  DEVICES_MAX,
  issuePasses,
  mintToken,
  registerDevice,
  revokeDevice,
  TOKEN_MINUTES_DEFAULT,
  TOKEN_MINUTES_MAX,
  TOKEN_MINUTES_MIN,
  TOKEN_MINUTES_UNPROVEN,
} from '#contracts/presentation/calls.ts'
import { endCodes } from '#contracts/presentation/codes.ts'
import { MINTED_LIFE_MS, PASS_KIND, PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { PRESENTATION_KIND } from '#contracts/presentation/presentation.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { readTrust, SHARD_PATH } from '#contracts/trust/calls.ts'
import { KEY_USES } from '#contracts/trust/issuer-key.ts'
import { KEY_SET_KIND, KEYS_MAX } from '#contracts/trust/key-set.ts'
import { MANIFEST_KIND, MANIFEST_LIFE_MS } from '#contracts/trust/manifest.ts'
import { SHARD_BYTES } from '#contracts/trust/shard.ts'
import { verifyQr } from '#contracts/verification/calls.ts'
import { tokenStatus } from '#contracts/verification/token-status.ts'
import { QR_DATA_MAX } from '#contracts/verification/token-input.ts'
import { PRESENTATION_LIFE_MAX_MS } from '#contracts/verification/token-times.ts'
import {
  CHECKS,
  toSpecStatus,
  VERDICT_CODES,
  type VerdictStatus,
} from '#contracts/verification/verdict.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'

const DOCUMENT = readFileSync(resolve('docs/protocol.md'), 'utf8')

/** Returns the cells of each table row whose first cell begins with this text. */
function rowsOf(first: string): string[][] {
  return DOCUMENT.split('\n')
    .filter((line) => line.startsWith(`| ${first} `))
    .map((line) =>
      line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    )
}

function codesOf(status: VerdictStatus): string[] {
  return VERDICT_CODES.filter((code) => VERDICTS[code].status === status)
}

function quoted(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text)
}

const group = (number: number) => number.toLocaleString('en')

describe('the description of the format says what the code does', () => {
  test.each<[string, string]>([
    ['kind of a credential', `\`${CREDENTIAL_KIND}\``],
    ['kind of a pass', `\`${PASS_KIND}\``],
    ['kind of a presentation', `\`${PRESENTATION_KIND}\``],
    ['kind of a key set', `\`${KEY_SET_KIND}\``],
    ['kind of a manifest', `\`${MANIFEST_KIND}\``],
    ['kind of a registry', `\`${REGISTRY_KIND}\``],
    ['claim of a registry', `\`${String(REGISTRY)}\``],
    ['format of a proof file', `\`${PROOF_FORMAT}\``],
    ['algorithm', `{1: ${String(ES256)}, 4: kid}`],
    ['kid', `first ${String(KID_BYTES)} bytes`],
    ['private claim', `\`${String(VISA)}\``],
    ['depth', `at most ${String(CBOR_DEPTH_MAX)} levels`],
    ['digits', `at most ${String(TOKEN_DIGITS_MAX)} of them`],
    ['clocks', `differ by ${String(CLOCK_TOLERANCE_MS / 1000)} s`],
    ['life of a presentation', `lives over ${String(PRESENTATION_LIFE_MAX_MS / 60_000)} min`],
    ['life of a pass', `lives over ${group(PASS_LIFE_MS / 1000)} s`],
    ['life of a minted code', `a minted one over ${group(MINTED_LIFE_MS / 1000)}`],
    ['length of a list', `${group(SHARD_BYTES)} bytes`],
    ['number of keys', `at most ${String(KEYS_MAX)} of`],
    ['uses', KEY_USES.map((use, at) => `${String(at + 1)} ${use}`).join(', ')],
    ['life of a manifest', `under ${String(MANIFEST_LIFE_MS / 3_600_000)} h old`],
    ['length of what is looked through', `at most ${String(QR_DATA_MAX)} characters`],
    ['length of a proof file', `${group(PROOF_FILE_BYTES_MAX)} bytes`],
    ['siblings of a proof file', `at most ${String(PROOF_DEPTH_MAX)} entries`],
    ['number of devices', `at most ${String(DEVICES_MAX)} devices`],
    ['name of a device', `\`name\` has at most ${String(DEVICE_NAME_MAX)} characters`],
    ['lives of a code', `${String(TOKEN_MINUTES_MIN)} to ${String(TOKEN_MINUTES_MAX)}`],
    ['usual life of a code', `\`expiresInMinutes\` is ${String(TOKEN_MINUTES_DEFAULT)} where`],
    ['life without a proof', `over ${String(TOKEN_MINUTES_UNPROVEN)} minutes a fresh proof`],
    ['age of a proof', `fresh for ${String(POWER_PROOF_MINUTES)} minutes`],
    ['slot of a batch', `keccak256(root ‖ uint256 ${String(BATCHES_SLOT)})`],
    ['slot of the revocations', `keccak256(root ‖ uint256 ${String(REVOKED_SLOT)})`],
    ['code of the registry', `\`${VISA_REGISTRY_CODE_HASH}\``],
    ['types', CREDENTIAL_TYPES.map((type, at) => `${String(at + 1)} ${type}`).join(', ')],
  ])('%s', (_name, text) => {
    expect(DOCUMENT).toContain(text)
  })

  test('the verdict of each check', () => {
    for (const code of VERDICT_CODES) expect(DOCUMENT).toContain(`\`${code}\``)
    const rows = CHECKS.map((check) => DOCUMENT.search(new RegExp(`^\\| ${check} `, 'm')))
    expect(rows).toEqual(rows.filter((at) => at > 0).sort((one, other) => one - other))
  })

  test('the status of each code, and the word for it in an answer', () => {
    const statuses = [...new Set(Object.values(VERDICTS).map(({ status }) => status))]
    for (const status of statuses) {
      const [, codes = '', answer] =
        rowsOf(status.replaceAll('_', ' ')).find(([, cell]) => cell?.startsWith('`')) ?? []
      expect(quoted(codes), status).toEqual(codesOf(status))
      expect(answer).toBe(`\`${toSpecStatus(status)}\``)
    }
  })

  test('the checks of a proof file in their order, and the verdict of each code', () => {
    const [, section = ''] = DOCUMENT.split('\n## Proof file\n')
    const rows = PROOF_CHECKS.map((check) => section.search(new RegExp(`^\\| ${check} `, 'm')))
    expect(rows).toEqual(rows.filter((at) => at > 0).sort((one, other) => one - other))
    for (const [code, { status }] of Object.entries(PROOF_VERDICTS)) {
      expect(section).toMatch(
        new RegExp(`^\\|.*\\| \`${code}\` +\\| ${status.replaceAll('_', ' ')} +\\|$`, 'm'),
      )
    }
  })

  test.each([
    verifyQr,
    tokenStatus,
    readTrust,
    { method: 'GET', path: SHARD_PATH },
    login,
    logInByCode,
    currentUser,
    prove,
    registerDevice,
    revokeDevice,
    issuePasses,
    mintToken,
    endCodes,
    saveProof,
    offerCredential,
  ])('the call $method $path', ({ method, path }) => {
    expect(DOCUMENT).toContain(`| \`${method} ${path}\``)
  })

  test('proof of a device', () => {
    const message = new TextDecoder().decode(deviceProofMessage('<user id>', new Uint8Array(0)))
    expect(DOCUMENT).toContain(message.trim())
  })
})
