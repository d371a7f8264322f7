import { describe, expect, test } from 'vitest'
import { checkProofFile, type Reader } from '#contracts/anchoring/proof-file/check-proof-file.ts'
import { writeProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import {
  buildIssuerKey,
  buildSigner,
  CREDENTIAL_KEY,
  type FixedKey,
  NEXT_ROOT_KEY,
  OTHER_KEY,
  PASS_KEY,
  STANDBY_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import { type AnchoredCredential, openProofChain } from '#tests/support/chain/proof-chain.ts'
import { buildPresentSet, hoursFromNow, ISSUED, LISTED_KEY, NOW, PIN } from './fixtures.ts'

/** Changes that make a later key set of the same root. */
const LATER = { issuedAt: hoursFromNow(-5) }
const SUCCESSOR = { ...LISTED_KEY, ...pointOf(STANDBY_KEY) }
const PASS_ENTRY = buildIssuerKey(PASS_KEY, {
  notBefore: LISTED_KEY.notBefore,
  notAfter: LISTED_KEY.notAfter,
})

function pointOf(key: FixedKey) {
  const { kid, point } = buildIssuerKey(key)
  return { kid, point }
}

const chain = await openProofChain()
const anchored = await chain.anchor(await buildSigner(CREDENTIAL_KEY), ISSUED, 3)

interface Saving {
  keySets?: Uint8Array[]
  /** The key that signs the address of the registry contract. */
  namer?: FixedKey
  credential?: AnchoredCredential
}

/**
 * Makes a proof file, and checks it as a reader who knows the hash of its block. By default, this
 * reader trusts only the root.
 */
async function check(
  { keySets, namer = CREDENTIAL_KEY, credential = anchored }: Saving,
  reader: Partial<Reader> = {},
) {
  const { file, blockHash } = await chain.proveNow(await buildSigner(namer), credential, {
    keySets: keySets ?? [await buildPresentSet()],
  })
  const ofRoot = { pin: PIN, keySet: null, blockHash, now: NOW }
  return checkProofFile(writeProofFile(file), { ...ofRoot, ...reader })
}

async function read(bytes: Uint8Array): Promise<KeySet> {
  const keySet = await readKeySet(bytes)
  if (!keySet) throw new Error('The key set does not verify')
  return keySet
}

/**
 * Builds a key set after the theft of the old key. It lists a new key, and the time from which a
 * thief may have signed with the old key.
 */
function buildSetOfTheft(compromisedAt: Date) {
  return buildPresentSet({ ...LATER, keys: [{ ...LISTED_KEY, compromisedAt }, SUCCESSOR] })
}

describe('whose key sets count', () => {
  test('those of the pinned root, from the file alone', async () => {
    const verdict = await check({})

    expect(verdict).toMatchObject({ status: 'valid', code: null })
    const [, { detail } = { detail: '' }] = verdict.checks
    expect(detail).toContain(hoursFromNow(-10).toISOString().slice(0, 16))
  })

  test('those of the root that the pinned one has committed to', async () => {
    const former = await buildPresentSet({ keys: [] })
    const ofNext = { generation: 1, root: NEXT_ROOT_KEY, next: OTHER_KEY }
    const keySets = [former, await buildPresentSet(ofNext)]

    expect(await check({ keySets })).toMatchObject({ status: 'valid' })
    expect(await check({ keySets: [former] })).toMatchObject({ code: 'ISSUER_NOT_KNOWN' })
  })

  test.each([
    ['nobody has pinned', null],
    ['is not the pinned one', { ...PIN, rootPoint: PIN.rootPoint.with(1, 0) }],
  ])('not those of a root that %s, and then no claims are read', async (_whose, pin) => {
    expect(await check({}, { pin })).toMatchObject({
      status: 'not_checked',
      code: 'ISSUER_NOT_KNOWN',
      claims: null,
    })
  })

  test('the one that the reader holds, where the file has none', async () => {
    const keySet = await read(await buildPresentSet())

    expect(await check({ keySets: [] }, { pin: keySet, keySet })).toMatchObject({ status: 'valid' })
    expect(await check({ keySets: [] })).toMatchObject({ code: 'ISSUER_NOT_KNOWN' })
  })

  test('none that had ended when the block was made', async () => {
    const keySets = [await buildPresentSet({ expiresAt: hoursFromNow(-1) })]
    const keySet = await read(await buildPresentSet(LATER))

    expect(await check({ keySets })).toMatchObject({
      status: 'not_checked',
      code: 'KEY_SET_EXPIRED',
      claims: null,
    })
    expect(await check({ keySets }, { pin: keySet, keySet })).toMatchObject({ status: 'valid' })
  })

  test('one that has ended since counts', async () => {
    expect(await check({}, { now: hoursFromNow(2_000) })).toMatchObject({ status: 'valid' })
  })
})

describe('what a stolen key signed', () => {
  test('counts if it was anchored before the theft', async () => {
    const before = [await buildSetOfTheft(hoursFromNow(-1))]
    const after = [await buildSetOfTheft(hoursFromNow(1))]

    expect(await check({ keySets: before, namer: STANDBY_KEY })).toMatchObject({
      status: 'invalid',
      code: 'CREDENTIAL_IN_DOUBT',
    })
    expect(await check({ keySets: after, namer: STANDBY_KEY })).toMatchObject({ status: 'valid' })
  })

  test('names no registry, whenever', async () => {
    const keySets = [await buildSetOfTheft(hoursFromNow(1))]

    expect(await check({ keySets })).toMatchObject({ code: 'REGISTRY_NOT_PROVEN' })
  })

  test('does not count by an older set in the file, once the reader knows better', async () => {
    const keySet = await read(await buildSetOfTheft(hoursFromNow(-1)))
    const keySets = [await buildPresentSet({ keys: [LISTED_KEY, SUCCESSOR] })]
    const saving = { keySets, namer: STANDBY_KEY }

    expect(await check(saving)).toMatchObject({ status: 'valid' })
    expect(await check(saving, { pin: keySet, keySet })).toMatchObject({
      code: 'CREDENTIAL_IN_DOUBT',
    })
  })

  test('does not count once the file knows better than the reader', async () => {
    const keySet = await read(await buildPresentSet())
    const saving = { keySets: [await buildSetOfTheft(hoursFromNow(-1))], namer: STANDBY_KEY }

    expect(await check(saving, { pin: keySet, keySet })).toMatchObject({
      code: 'CREDENTIAL_IN_DOUBT',
    })
  })
})

describe('what a key signed', () => {
  test.each([
    ['after its window', { notAfter: hoursFromNow(-1) }],
    ['before it', { notBefore: hoursFromNow(1) }],
  ])('%s does not count', async (_when, window) => {
    const keySets = [await buildPresentSet({ keys: [{ ...LISTED_KEY, ...window }] })]

    expect(await check({ keySets })).toMatchObject({ code: 'SIGNATURE_INVALID', claims: null })
  })

  test('for another use counts for neither credential nor registry', async () => {
    const keySets = [await buildPresentSet({ keys: [LISTED_KEY, PASS_ENTRY] })]
    const credential = await chain.anchor(await buildSigner(PASS_KEY), ISSUED, 3)

    expect(await check({ keySets, namer: PASS_KEY })).toMatchObject({ code: 'ISSUER_NOT_KNOWN' })
    expect(await check({ keySets, credential })).toMatchObject({ code: 'ISSUER_NOT_KNOWN' })
  })
})
