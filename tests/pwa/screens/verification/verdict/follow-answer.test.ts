import { expect, test } from 'vitest'
import { merkleTree } from '#contracts/anchoring/merkle.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { CHECKS } from '#contracts/verification/verdict.ts'
import { followAnswer } from '#pwa/screens/verification/verdict/follow-answer.ts'
import { showAnswer } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { buildAnswer, NOW } from '#tests/pwa/screens/verification/answer.ts'

const ANCHOR_HASHES = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte))

/**
 * Builds an answer about the second of three credentials. The answer has the proof of the
 * credential's anchor.
 */
function buildAnchored(error: 'CREDENTIAL_REVOKED' | null = null) {
  const { root, proof } = merkleTree(ANCHOR_HASHES)
  return buildAnswer(error, {
    checks: CHECKS.map((check) => ({ check, result: 'passed', detail: '' })),
    anchor: {
      anchorHash: `0x${toHex(ANCHOR_HASHES[1] ?? new Uint8Array())}`,
      root: `0x${toHex(root)}`,
      index: 1,
      siblings: proof(1).map((hash) => `0x${toHex(hash)}`),
      transactionHash: `0x${'a'.repeat(64)}`,
      contractAddress: `0x${'b'.repeat(40)}`,
      blockNumber: 7,
      blockTime: NOW.toISOString(),
      networkName: 'A chain',
      chainId: 31337,
      explorerUrl: null,
    },
  })
}

test('before it is followed, a proof is neither right nor wrong', () => {
  expect(showAnswer(buildAnchored())).toMatchObject({ status: 'valid', anchor: { isProven: null } })
})

test('a proof that leads to its root leaves the verdict as it is', () => {
  expect(followAnswer('', buildAnchored())).toMatchObject({
    status: 'valid',
    anchor: { isProven: true },
  })
})

test('a proof that leads elsewhere takes the green from a verdict', () => {
  const answer = buildAnchored()
  if (answer.anchor) answer.anchor.index = 0

  const verdict = followAnswer('', answer)

  expect(verdict).toMatchObject({
    status: 'invalid',
    code: 'ANCHOR_MISMATCH',
    anchor: { isProven: false },
  })
  expect(verdict.checks.find(({ check }) => check === 'anchor')?.result).toBe('failed')
})

test('a refusal is not made weaker by a proof that leads elsewhere', () => {
  const answer = buildAnchored('CREDENTIAL_REVOKED')
  if (answer.anchor) answer.anchor.index = 0

  expect(followAnswer('', answer)).toMatchObject({ status: 'revoked', code: 'CREDENTIAL_REVOKED' })
})

test('a code that is signed as a sample takes the green from an answer that calls it valid', () => {
  const answer = buildAnswer(null, { signatureStatus: 'valid' })
  const code = toTokenText(fromHex(vectors.samplePass))

  expect(followAnswer(code, answer)).toMatchObject({
    status: 'sample',
    message: 'This is a sample. It proves nothing.',
  })
})
