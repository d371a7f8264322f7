import { describe, expect, test } from 'vitest'
import { readBlockHeader } from '#contracts/anchoring/proof-file/block-header.ts'
import {
  checkProofFile,
  readBlockHash,
  type Reader,
} from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { type ProofFile, writeProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import {
  parseRegistry,
  REGISTRY,
  REGISTRY_KIND,
  signRegistry,
} from '#contracts/anchoring/proof-file/registry-statement.ts'
import { decodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { fromHex, toBase64Url } from '#contracts/bytes.ts'
import {
  buildIssuerKey,
  buildSigner,
  CREDENTIAL_KEY,
  STANDBY_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import { openProofChain } from '#tests/support/chain/proof-chain.ts'
import { buildPresentSet, hoursFromNow, ISSUED, LISTED_KEY, NOW, PIN } from './fixtures.ts'

const MINUTE_MS = 60_000

const chain = await openProofChain()
const signer = await buildSigner(CREDENTIAL_KEY)
const anchored = await chain.anchor(signer, ISSUED, 3)
const genuine = await chain.proveNow(signer, anchored, { keySets: [await buildPresentSet()] })

function check(file: ProofFile, reader: Partial<Reader> = {}) {
  const { blockHash } = genuine
  return checkProofFile(writeProofFile(file), {
    ...{ pin: PIN, keySet: null, blockHash, now: NOW },
    ...reader,
  })
}

const blockTime = () => readBlockHeader(fromHex(genuine.file.header)).time
const secondsAfter = (time: Date, seconds: number) => new Date(time.getTime() + 1000 * seconds)

test('a file names the block that it is about', async () => {
  const { block } = await check(genuine.file)
  const header = await chain.anvil.send('eth_getBlockByHash', [genuine.blockHash, false])
  expect(block?.number).toBe(Number((header as { number: string }).number))
  expect(block?.time).toEqual(blockTime())
})

describe('to the second', () => {
  test('a key set counts until the block that its end comes with', async () => {
    for (const [seconds, code] of [
      [0, 'KEY_SET_EXPIRED'],
      [1, null],
    ] as const) {
      const set = await buildPresentSet({ expiresAt: secondsAfter(blockTime(), seconds) })
      const file = { ...genuine.file, keySets: [toBase64Url(set)] }
      expect(await check(file)).toMatchObject({ code })
    }
  })

  test('what was anchored as its key was stolen is in doubt, and a second before is not', async () => {
    const { checks } = await check(genuine.file)
    const detail = checks.find((one) => one.check === 'anchor')?.detail ?? ''
    const anchoredAt = new Date(/\d{4}-\S+Z/.exec(detail)?.[0] ?? '')
    const namer = await buildSigner(STANDBY_KEY)
    const { kid, point } = buildIssuerKey(STANDBY_KEY)
    for (const [seconds, code] of [
      [0, 'CREDENTIAL_IN_DOUBT'],
      [1, null],
    ] as const) {
      const compromisedAt = secondsAfter(anchoredAt, seconds)
      const keys = [
        { ...LISTED_KEY, compromisedAt },
        { ...LISTED_KEY, kid, point },
      ]
      const keySets = [await buildPresentSet({ keys, issuedAt: hoursFromNow(-5) })]
      const { file, blockHash } = await chain.proveNow(namer, anchored, { keySets })
      expect(await check(file, { blockHash })).toMatchObject({ code })
    }
  })

  test('a registry may have been named a quarter of an hour before, for clocks that differ', async () => {
    const keySets = [await buildPresentSet()]
    for (const [minutes, code] of [
      [-14, null],
      [-17, 'REGISTRY_NOT_PROVEN'],
    ] as const) {
      const issuedAt = new Date(Date.now() + minutes * MINUTE_MS)
      const { file, blockHash } = await chain.proveNow(signer, anchored, { keySets, issuedAt })
      expect(await check(file, { blockHash })).toMatchObject({ code })
    }
  })
})

test('the place after the last of a batch is not in it', async () => {
  const keySets = [await buildPresentSet()]
  for (const [size, code] of [
    [6, null],
    [5, 'NOT_ANCHORED'],
  ] as const) {
    const theirs = await chain.anchor(signer, ISSUED, 5, size)
    const { file, blockHash } = await chain.proveNow(signer, theirs, { keySets })
    expect(await check(file, { blockHash })).toMatchObject({ code })
  }
})

test('what is revoked in the second word of a batch is found there', async () => {
  const keySets = [await buildPresentSet()]
  const one = await chain.anchor(signer, ISSUED, 270)
  await chain.revoke({ ...one, index: 14 })
  const before = await chain.proveNow(signer, one, { keySets })
  expect(await check(before.file, before)).toMatchObject({ code: null })
  await chain.revoke(one)
  const after = await chain.proveNow(signer, one, { keySets })
  expect(await check(after.file, after)).toMatchObject({ code: 'CREDENTIAL_REVOKED' })
})

test('an address at which nothing is holds no registry', async () => {
  const address = `0x${'3c'.repeat(20)}`
  const { number } = readBlockHeader(fromHex(genuine.file.header))
  const block = `0x${number.toString(16)}`
  const proof = await chain.anvil.send('eth_getProof', [address, [], block])
  const { accountProof } = proof as { accountProof: string[] }
  const registry = await signRegistry(signer, {
    issuedAt: NOW,
    chainId: 31_337,
    address: fromHex(address),
  })
  const file = { ...genuine.file, registry: toBase64Url(registry), accountProof }
  const verdict = await check(file)
  expect(verdict.code).toBe('REGISTRY_NOT_PROVEN')
  expect(verdict.checks[3]?.detail).toContain('no contract at the address')
})

describe('a word for a registry', () => {
  const CLAIMS = { issuedAt: NOW, chainId: 1, address: new Uint8Array(20) }

  test('is signed for addresses of 20 bytes only', () => {
    expect(() => signRegistry(signer, { ...CLAIMS, address: new Uint8Array(19) })).toThrow('20')
  })

  test('without its key, or for another address, is none', async () => {
    const { kid, privateKey } = signer
    const claims = decodeCbor(readSign1(await signRegistry(signer, CLAIMS)).payload)
    const kind = REGISTRY_KIND
    const again = await sign1({ kind, kid, privateKey }, claims)
    expect(parseRegistry(again).claims.chainId).toBe(1)
    const nameless = await sign1({ kind, privateKey }, claims)
    expect(() => parseRegistry(nameless)).toThrow('without kid')
    const registry = claims instanceof Map && claims.get(REGISTRY)
    if (registry instanceof Map) registry.set(2, new Uint8Array(21))
    const longer = await sign1({ kind, kid, privateKey }, claims)
    expect(() => parseRegistry(longer)).toThrow(MalformedError)
  })
})

describe('a verdict', () => {
  test('ends at the check that failed: of what comes after, nothing was looked at', async () => {
    const { checks } = await check(genuine.file, { blockHash: `0x${'ab'.repeat(32)}` })
    expect(checks.map(({ result }) => result)).toEqual([
      ...['passed', 'passed', 'failed'],
      ...Array<string>(4).fill('not_checked'),
    ])
  })

  test('that something failed outranks that something before it is not checked', async () => {
    const one = await chain.anchor(signer, ISSUED, 7)
    await chain.revoke(one)
    const { file } = await chain.proveNow(signer, one, { keySets: [await buildPresentSet()] })
    expect(await check(file, { blockHash: null })).toMatchObject({ code: 'CREDENTIAL_REVOKED' })
  })

  test('names no registry that the issuer has not named', async () => {
    expect((await check(genuine.file)).registry).not.toBeNull()
    const accountProof = genuine.file.accountProof.slice(1)
    expect(await check({ ...genuine.file, accountProof })).toMatchObject({
      code: 'REGISTRY_NOT_PROVEN',
      registry: null,
    })
  })
})

describe('a file holds at most', () => {
  test('sixteen key sets', async () => {
    const sets = (count: number) => Array<string>(count).fill(genuine.file.keySets[0] ?? '')
    expect(await check({ ...genuine.file, keySets: sets(16) })).toMatchObject({ code: null })
    expect(await check({ ...genuine.file, keySets: sets(17) })).toMatchObject({
      code: 'FILE_UNREADABLE',
    })
  })

  test('text in base64url', async () => {
    for (const field of ['credential', 'salt', 'registry'] as const) {
      expect(await check({ ...genuine.file, [field]: 'A' })).toMatchObject({
        code: 'FILE_UNREADABLE',
      })
    }
  })
})

describe('the hash of a block', () => {
  const HASH = `0x${'ab'.repeat(32)}`

  test.each([HASH, ` ${HASH}\n`, HASH.toUpperCase().replace('X', 'x'), HASH.toUpperCase()])(
    'is read from %j',
    (text) => {
      expect(readBlockHash(text)).toBe(HASH)
    },
  )

  test.each([
    '',
    'ab'.repeat(32),
    `${HASH}ab`,
    HASH.slice(0, -1),
    `x${HASH}`,
    HASH.replace('a', 'g'),
  ])('is not %j', (text) => {
    expect(readBlockHash(text)).toBeNull()
  })
})
