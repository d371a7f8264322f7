// @vitest-environment happy-dom
import { passTime, passUntil, renderHook } from '#tests/support/browser/render-hook.tsx'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { merkleTree } from '#contracts/anchoring/merkle.ts'
import { toHex } from '#contracts/bytes.ts'
import { type Verification, verifyQr } from '#contracts/verification/calls.ts'
import { CHECKS } from '#contracts/verification/verdict.ts'
// The hook loads these modules on demand. The test loads the modules before it stops the clock.
import '#pwa/screens/verification/verdict/follow-answer.ts'
import '#pwa/screens/verification/verify-alone.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { useVerify } from '#pwa/screens/verification/use-verify.ts'
import type { Scan } from '#pwa/screens/verification/verify.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { buildAnswer, NOW } from '#tests/pwa/screens/verification/answer.ts'
import { answer, askedPaths, hold, refuse } from '#tests/support/browser/answers.ts'

const FIRST: Scan = { input: 'the.first.code', inputMethod: 'link' }
const SECOND: Scan = { input: 'the.second.code', inputMethod: 'link' }
const RETRY_MS = 7000

beforeEach(async () => {
  await openStore(VISITOR)
  vi.useFakeTimers()
})

/**
 * Builds a valid answer with the proof of an anchor. The proof leads to its root only if `isRight`
 * is true.
 */
function buildAnchored({ isRight = true } = {}): Verification {
  const hashes = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte))
  const { root, proof } = merkleTree(hashes)
  return buildAnswer(null, {
    checks: CHECKS.map((check) => ({ check, result: 'passed', detail: '' })),
    anchor: {
      anchorHash: `0x${toHex(hashes[1] ?? new Uint8Array())}`,
      root: `0x${toHex(root)}`,
      index: isRight ? 1 : 0,
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

function refuseForNow() {
  refuse(verifyQr, 503, 'SERVER_BUSY', { headers: { 'Retry-After': String(RETRY_MS / 1000) } })
}

function openScreen() {
  const screen = renderHook(useVerify)
  return {
    ...screen,
    scan: async (scan: Scan) => {
      act(() => {
        screen.result.current.mutate(scan)
      })
      await passUntil(() => {
        expect(screen.result.current.isPending).toBe(false)
      })
    },
  }
}

describe('the issuer’s verdict', () => {
  test('is shown at once, and then with what this device adds to it', async () => {
    answer(verifyQr, () => buildAnchored())
    const { result, seen, scan } = openScreen()
    await scan(FIRST)
    await passUntil(() => {
      expect(result.current.verdict?.anchor?.isProven).toBe(true)
    })
    const verdicts = [...new Set(seen.map(({ verdict }) => verdict))]
    expect(verdicts.map((verdict) => verdict?.anchor?.isProven)).toEqual([undefined, null, true])
    expect(verdicts[1]?.status).toBe('valid')
  })

  test('loses its green when the proof leads elsewhere', async () => {
    answer(verifyQr, () => buildAnchored({ isRight: false }))
    const { result, seen, scan } = openScreen()
    await scan(FIRST)
    await passUntil(() => {
      expect(result.current.verdict?.code).toBe('ANCHOR_MISMATCH')
    })
    expect(new Set(seen.map(({ verdict }) => verdict?.status))).toEqual(
      new Set([undefined, 'valid', 'invalid']),
    )
  })
})

describe('a verdict of this device alone', () => {
  test('gives way to the issuer’s, as soon as that may be asked again', async () => {
    refuseForNow()
    const { result, scan } = openScreen()
    await scan(FIRST)
    expect(result.current.verdict).toMatchObject({ source: 'offline', cause: 'failed' })
    answer(verifyQr, () => buildAnchored())
    await passTime(RETRY_MS)
    await passUntil(() => {
      expect(result.current.verdict).toMatchObject({ source: 'live', status: 'valid' })
    })
  })

  test('is not asked after any more when a second code takes its place', async () => {
    refuseForNow()
    const { result, scan } = openScreen()
    await scan(FIRST)
    const codes: unknown[] = []
    answer(verifyQr, ({ qrData }) => {
      codes.push(qrData)
      return buildAnswer('CREDENTIAL_REVOKED')
    })
    await scan(SECOND)
    await passTime(2 * RETRY_MS)
    expect(codes).toEqual([SECOND.input])
    expect(result.current.verdict?.status).toBe('revoked')
  })

  test('whose answer comes after a second code was shown changes nothing of that one', async () => {
    refuseForNow()
    const { result, seen, scan } = openScreen()
    await scan(FIRST)
    const { held, letGo } = hold<Verification>()
    answer(verifyQr, ({ qrData }) => (qrData === FIRST.input ? held : buildAnchored()))
    await passTime(RETRY_MS)
    await scan(SECOND)
    await passUntil(() => {
      expect(result.current.verdict?.anchor?.isProven).toBe(true)
    })
    const { verdict } = result.current
    letGo(buildAnswer('CREDENTIAL_REVOKED'))
    await passTime(RETRY_MS)
    expect(askedPaths(verifyQr)).toHaveLength(3)
    expect(result.current.verdict).toBe(verdict)
    expect(seen.some((shown) => shown.verdict?.status === 'revoked')).toBe(false)
  })

  test('is not asked after any more when the screen was left', async () => {
    refuseForNow()
    const { unmount, scan } = openScreen()
    await scan(FIRST)
    unmount()
    await passTime(2 * RETRY_MS)
    expect(askedPaths(verifyQr)).toHaveLength(1)
  })
})

test('a question that the issuer refuses has no verdict, neither its own nor the one before', async () => {
  answer(verifyQr, () => buildAnchored())
  const { result, scan } = openScreen()
  await scan(FIRST)
  refuse(verifyQr, 400, 'INVALID_INPUT', { message: 'This is not a code.' })
  await scan(SECOND)
  expect(result.current.error?.message).toContain('This is not a code.')
  expect(result.current.verdict).toBeUndefined()
})
