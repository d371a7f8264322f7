import { StatusList } from '@sd-jwt/jwt-status-list'
import { CoseKey, DeviceKey, Issuer, SignatureAlgorithm, Verifier } from '@owf/mdoc'
import { encodeForeignCbor, wrap } from '#api/interop/formats/foreign-cbor.ts'
import { verifySign1 } from '#api/interop/formats/cose.ts'
import { verifyJwt } from '#api/interop/formats/jwt.ts'
import {
  readDeviceResponse,
  verifyDeviceSignature,
} from '#api/interop/formats/mdoc-presentation.ts'
import { toCoseKey } from '#api/interop/formats/points.ts'
import { readSdJwt, verifyKeyBinding } from '#api/interop/formats/sd-jwt-presentation.ts'
import { toX5c } from '#api/interop/formats/signer.ts'
import {
  signStatusListCwt,
  signStatusListJwt,
  STATUS_LIST_ENTRIES,
} from '#api/interop/formats/status-list.ts'
import * as given from '#tests/api/interop/formats/fixtures.ts'
import { MDOC_WALLETS } from '#tests/support/interop/mdoc-wallets.ts'
import { owfContext } from '#tests/support/interop/owf-context.ts'
import { openSdJwtLibrary } from '#tests/support/interop/sd-jwt-library.ts'

interface InteropRow {
  what: string
  /** The processor time of our code for one call, in milliseconds. */
  milliseconds: number
  limit: number
  /** The processor time of another library for the same work, measured in the same run. */
  foreignMilliseconds: number
  /** The processor time of our code divided by that of the other library. */
  ratio: number
}

const ROUNDS = 100
const BATCH = 10
const LIMITS = { batch: 60, verification: 3, list: 15 }

/**
 * Returns the processor time of one call in milliseconds, over all threads. Other work on the
 * machine hardly changes processor time. The first half of the calls is not measured, because it
 * only warms up the code.
 */
async function measureWork(work: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < ROUNDS; round++) await work()
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

/**
 * Compares our code with another library. First measures all our calls, and then all calls of the
 * library. If the calls took turns, each side would also pay for the garbage of the other.
 */
async function compare(
  what: string,
  limit: number,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
): Promise<InteropRow> {
  const [own, foreign] = [await measureWork(ours), await measureWork(theirs)]
  if (own > limit) throw new Error(`${what} takes ${String(own)} ms`)
  return {
    what,
    milliseconds: round(own),
    limit,
    foreignMilliseconds: round(foreign),
    ratio: round(own / foreign),
  }
}

function round(number: number): number {
  return Number(number.toFixed(2))
}

function repeat(work: () => Promise<unknown>) {
  return () => Promise.all(Array.from({ length: BATCH }, work))
}

/**
 * Measures the issue of ten instances for a wallet, in each format. Throws when a time is above its limit.
 */
export async function measureBatches(): Promise<InteropRow[]> {
  return [
    await compare(
      'ten SD-JWT VC',
      LIMITS.batch,
      repeat(() => given.makeSdJwt()),
      repeat(issueSdJwt),
    ),
    await compare(
      'ten mdocs',
      LIMITS.batch,
      repeat(() => given.makeMdoc()),
      repeat(issueMdoc),
    ),
  ]
}

function issueSdJwt() {
  const library = openSdJwtLibrary({ issuer: given.signer.privateKey })
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
  const named = { iss: 'https://visa.test', vct: 'https://visa.test/type' }
  const times = { iat: seconds(given.issuedAt), exp: seconds(given.expiresAt) }
  const cnf = { jwk: { kty: 'EC', crv: 'P-256', ...given.holder.point } }
  const header = { typ: 'dc+sd-jwt', x5c: toX5c(given.signer.chain) }
  const payload = { ...named, ...times, cnf, ...given.claims }
  const names = Object.keys(given.claims) as (keyof typeof given.claims)[]
  return library.issue(payload, { _sd: names }, { header })
}

function issueMdoc() {
  const { issuedAt, expiresAt, holder, signer } = given
  return new Issuer(given.DOC_TYPE, owfContext)
    .addIssuerNamespace(given.NAMESPACE, given.claims)
    .sign({
      signingKey: CoseKey.fromJwk({ ...signer.privateJwk, alg: 'ES256' }),
      algorithm: SignatureAlgorithm.ES256,
      digestAlgorithm: 'SHA-256',
      validityInfo: { signed: issuedAt, validFrom: issuedAt, validUntil: expiresAt },
      deviceKeyInfo: { deviceKey: DeviceKey.decode(encodeForeignCbor(toCoseKey(holder.point))) },
      certificates: [...signer.chain],
    })
}

/**
 * Measures the check of a presentation: both its signatures and its digests, with known
 * certificates. Throws when a time is above its limit, or when the other library is faster.
 */
export async function measureVerification(): Promise<InteropRow[]> {
  const rows = [await compareSdJwt(), await compareMdoc()]
  const slow = rows.find(({ ratio }) => ratio > 1)
  if (slow) throw new Error(`${slow.what} takes ${String(slow.ratio)} times as long as elsewhere`)
  return rows
}

async function compareSdJwt(): Promise<InteropRow> {
  const wallet = openSdJwtLibrary({ holder: given.holder.privateKey })
  const now = new Date()
  const iat = Math.floor(now.getTime() / 1000)
  const shown = await wallet.present(
    await given.makeSdJwt(),
    { visa_type: true, expiry_date: true },
    { kb: { payload: { iat, aud: given.AUDIENCE, nonce: given.NONCE } } },
  )
  const list = await signStatusListJwt(given.signer, await given.makeStatusList([]))
  const verifier = openSdJwtLibrary({
    issuerPublic: given.signer.publicKey,
    fetchStatus: () => Promise.resolve(list),
  })
  const request = { nonce: given.NONCE, audience: given.AUDIENCE, askedAt: now, now }
  const ours = async () => {
    const read = readSdJwt(shown)
    const isSigned = await verifyJwt(read.jwt, given.signer.publicKey)
    if (!isSigned || !(await verifyKeyBinding(read, request))) throw new Error('Not verified')
  }
  const theirs = () => verifier.verify(shown, { keyBindingNonce: given.NONCE })
  return compare('verifying an SD-JWT', LIMITS.verification, ours, theirs)
}

async function compareMdoc(): Promise<InteropRow> {
  const shown = await MDOC_WALLETS['@owf/mdoc']({
    issuerSigned: await given.makeMdoc(),
    docType: given.DOC_TYPE,
    namespace: given.NAMESPACE,
    elements: ['visa_type', 'expiry_date'],
    holder: given.holder,
    transcript: given.transcript,
  })
  const answer = {
    deviceResponse: shown,
    sessionTranscript: encodeForeignCbor(wrap(encodeForeignCbor(given.transcript))),
    trustedCertificates: [given.signer.root.der],
  }
  const ours = async () => {
    const read = readDeviceResponse(shown)
    const isSigned = await verifySign1(read.issuerAuth, given.signer.publicKey)
    if (!isSigned || !(await verifyDeviceSignature(read, given.transcript))) {
      throw new Error('Not verified')
    }
  }
  const theirs = () => Verifier.verifyDeviceResponse(answer, owfContext)
  return compare('verifying an mdoc', LIMITS.verification, ours, theirs)
}

/**
 * Measures the work for a status list with one revoked entry in a hundred: packs the list, and
 * signs it as JWT and as CWT.
 */
export async function measureStatusList(): Promise<InteropRow[]> {
  const revoked = Array.from({ length: STATUS_LIST_ENTRIES / 100 }, (_, at) => at * 97)
  const ours = async () => {
    const list = await given.makeStatusList(revoked)
    await signStatusListJwt(given.signer, list)
    await signStatusListCwt(given.signer, list)
  }
  const entries = new Uint8Array(STATUS_LIST_ENTRIES)
  for (const at of revoked) entries[at] = 1
  const theirs = () => Promise.resolve(new StatusList([...entries], 1).compressStatusList())
  return [await compare('a status list', LIMITS.list, ours, theirs)]
}
