import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CREDENTIAL_TYPES } from '#contracts/credentials/credential-type.ts'
import { PROOF_FORMAT } from '#contracts/anchoring/proof-file/proof-file.ts'
import { REGISTRY, REGISTRY_KIND } from '#contracts/anchoring/proof-file/registry-statement.ts'
import { CBOR_DEPTH_MAX } from '#contracts/encoding/cbor.ts'
import { VISA } from '#contracts/presentation/claims.ts'
import { ES256, KID_BYTES } from '#contracts/encoding/cose.ts'
import { CREDENTIAL_KIND } from '#contracts/presentation/credential.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { TOKEN_DIGITS_MAX } from '#contracts/presentation/digits.ts'
import { MINTED_LIFE_MS, PASS_KIND, PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { PRESENTATION_KIND } from '#contracts/presentation/presentation.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { KEY_USES } from '#contracts/trust/issuer-key.ts'
import { KEY_SET_KIND, KEYS_MAX } from '#contracts/trust/key-set.ts'
import { MANIFEST_KIND, MANIFEST_LIFE_MS } from '#contracts/trust/manifest.ts'
import { SHARD_BYTES } from '#contracts/trust/shard.ts'
import { PRESENTATION_LIFE_MAX_MS } from '#contracts/verification/token-times.ts'
import { CHECKS, VERDICT_CODES } from '#contracts/verification/verdict.ts'

const DOCUMENT = readFileSync(resolve('docs/protocol.md'), 'utf8')

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
    ['types', CREDENTIAL_TYPES.map((type, at) => `${String(at + 1)} ${type}`).join(', ')],
  ])('%s', (_name, text) => {
    expect(DOCUMENT).toContain(text)
  })

  test('the verdict of each check', () => {
    for (const code of VERDICT_CODES) expect(DOCUMENT).toContain(`\`${code}\``)
    const rows = CHECKS.map((check) => DOCUMENT.search(new RegExp(`^\\| ${check} `, 'm')))
    expect(rows).toEqual(rows.filter((at) => at > 0).sort((one, other) => one - other))
  })

  test('proof of a device', () => {
    const message = new TextDecoder().decode(deviceProofMessage('<user id>', new Uint8Array(0)))
    expect(DOCUMENT).toContain(message.trim())
  })
})
