import { decodeRlp, encodeRlp, keccak256 } from 'ethers'
import { describe, expect, test } from 'vitest'
import { checkProofFile, type Reader } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { type ProofFile, writeProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { toBase64Url } from '#contracts/bytes.ts'
import { buildSigner, CREDENTIAL_KEY, OTHER_KEY } from '#tests/contracts/presentation/fixtures.ts'
import { openProofChain } from '#tests/support/chain/proof-chain.ts'
import { buildPresentSet, hoursFromNow, ISSUED, NOW, PIN } from './fixtures.ts'

function check(file: ProofFile | string, reader: Partial<Reader> = {}) {
  const text = typeof file === 'string' ? file : writeProofFile(file)
  const { blockHash } = genuine
  return checkProofFile(text, { pin: PIN, keySet: null, blockHash, now: NOW, ...reader })
}

const chain = await openProofChain()
const signer = await buildSigner(CREDENTIAL_KEY)
const keySets = [await buildPresentSet()]
for (const index of [0, 1, 2]) await chain.anchor(signer, ISSUED, index)
const anchored = await chain.anchor(signer, ISSUED, 270)
const genuine = await chain.proveNow(signer, anchored, { keySets })

describe('what a file proves', () => {
  test('a credential that is anchored and not revoked', async () => {
    const verdict = await check(genuine.file)

    expect(verdict.checks.filter(({ result }) => result !== 'passed')).toEqual([])
    expect(verdict).toMatchObject({ status: 'valid', code: null })
    expect(verdict.claims).toMatchObject({ holderName: 'Amara Okafor', passportLastFour: '4821' })
  })

  test('one that is revoked, and its neighbour in the same word that is not', async () => {
    const one = await chain.anchor(signer, ISSUED, 7)
    await chain.revoke({ ...one, index: 8 })
    const before = await chain.proveNow(signer, one, { keySets })
    await chain.revoke(one)
    const after = await chain.proveNow(signer, one, { keySets })

    expect(await check(before.file, before)).toMatchObject({ status: 'valid' })
    expect(await check(after.file, after)).toMatchObject({
      status: 'revoked',
      code: 'CREDENTIAL_REVOKED',
    })
  })

  test('one past its last day', async () => {
    const verdict = await check(genuine.file, { now: new Date('2100-01-01T00:00:00Z') })

    expect(verdict).toMatchObject({ status: 'expired', code: 'CREDENTIAL_EXPIRED' })
  })
})

test('a header with more fields than chains have today is read all the same', async () => {
  const fields = decodeRlp(genuine.file.header) as string[]
  const header = encodeRlp([...fields, '0x1234'])

  expect(fields).toHaveLength(21)
  expect(await check({ ...genuine.file, header }, { blockHash: keccak256(header) })).toMatchObject({
    status: 'valid',
  })
})

describe('what is not checked is neither valid nor invalid', () => {
  test('a block whose hash nobody has looked up', async () => {
    expect(await check(genuine.file, { blockHash: null })).toMatchObject({
      status: 'not_checked',
      code: 'BLOCK_NOT_GIVEN',
    })
  })
})

describe('what is refused', () => {
  test('another block than the reader found', async () => {
    const other = `0x${'ab'.repeat(32)}`

    expect(await check(genuine.file, { blockHash: other })).toMatchObject({ code: 'BLOCK_DIFFERS' })
  })

  test("a registry of the holder's own, with the same code and the same bytes", async () => {
    const own = await openProofChain(chain.anvil)
    const holder = await buildSigner(OTHER_KEY)
    const theirs = await own.anchor(signer, ISSUED, 3)
    const { file, blockHash } = await own.proveNow(holder, theirs, { keySets })
    const borrowed = { ...file, registry: genuine.file.registry }

    expect(await check(file, { blockHash })).toMatchObject({ status: 'not_checked' })
    expect(await check(borrowed, { blockHash })).toMatchObject({ status: 'invalid' })
  })

  test('a registry that the issuer had left before that block', async () => {
    const before = { keySets, issuedAt: hoursFromNow(-1) }
    const { file, blockHash } = await chain.proveNow(signer, anchored, before)

    expect(await check(file, { blockHash })).toMatchObject({ code: 'REGISTRY_NOT_PROVEN' })
  })

  test('a contract with other code, whatever its storage holds', async () => {
    const other = await openProofChain()
    const theirs = await other.anchor(signer, ISSUED, 3)
    await other.anvil.send('anvil_setCode', [other.address, '0x6001'])
    await other.anvil.send('evm_mine')
    const { file, blockHash } = await other.proveNow(signer, theirs, { keySets })

    expect(await check(file, { blockHash })).toMatchObject({ code: 'REGISTRY_NOT_PROVEN' })
  })

  test('a credential whose root the registry does not know, or whose place is beyond the batch', async () => {
    for (const size of [0, 5]) {
      const theirs = await chain.anchor(signer, ISSUED, 270, size)
      const { file, blockHash } = await chain.proveNow(signer, theirs, { keySets })
      expect(await check(file, { blockHash })).toMatchObject({
        status: 'invalid',
        code: 'NOT_ANCHORED',
      })
    }
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'Dear Sir or Madam'],
    ['JSON of something else', '[]'],
  ])('%s', async (_name, text) => {
    const verdict = await check(text)

    expect(verdict).toMatchObject({ code: 'FILE_UNREADABLE', claims: null, block: null })
  })

  test('a file of more than 64 kB', async () => {
    const padded = writeProofFile(genuine.file).padEnd(65_537)

    expect(await check(padded.slice(0, -1))).toMatchObject({ status: 'valid' })
    expect(await check(padded)).toMatchObject({ code: 'FILE_UNREADABLE' })
  })

  test('a field that does not belong there, and key sets that cannot be read or that their root did not sign', async () => {
    const more = JSON.stringify({ ...genuine.file, note: 'genuine' })

    expect(await check(more)).toMatchObject({ code: 'FILE_UNREADABLE' })
    const [keySet = new Uint8Array()] = keySets
    const altered = keySet.with(-1, (keySet.at(-1) ?? 0) ^ 1)
    for (const bytes of [new Uint8Array(3), altered]) {
      const unsigned = [keySet, bytes].map(toBase64Url)
      expect(await check({ ...genuine.file, keySets: unsigned })).toMatchObject({
        code: 'FILE_UNREADABLE',
      })
    }
  })
})

test('a file is a few kilobytes', () => {
  expect(writeProofFile(genuine.file).length).toBeLessThan(12_000)
})
