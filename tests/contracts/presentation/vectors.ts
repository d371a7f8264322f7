import { fromHex, toBase64Url, toHex } from '#contracts/bytes.ts'
import {
  parseCredential,
  signCredential,
  verifyCredential,
} from '#contracts/presentation/credential.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { decompressPoint, kidOf, toPublicPoint } from '#contracts/presentation/keys.ts'
import { parsePass, signPass } from '#contracts/presentation/pass.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { formatPin, parsePin } from '#contracts/trust/pin.ts'
import { isRevokedIn } from '#contracts/trust/shard.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { buildKeySet, buildManifest, FROZEN } from '#tests/contracts/trust/fixtures.ts'
import { compare } from './compare.ts'
import {
  buildDevicePass,
  buildSigner,
  buildTokenPass,
  buildTrust,
  compressedPointOf,
  CREDENTIAL_KEY,
  DEVICE_KEY,
  importPrivateKey,
  ISSUER_KEYS,
  minutesFromNow,
  NEW_COURSE_CREDENTIAL,
  NEW_CREDENTIAL,
  NOW,
  PASS_KEY,
} from './fixtures.ts'
import { checkHolding } from './holding.ts'
import { checkProving } from './proving.ts'
import { checkReadings } from './reading.ts'
import { checkTrustCases } from './trust-cases.ts'
import vectors from './vectors.json' with { type: 'json' }

const SIGNATURE_BYTES = 64

/**
 * Compares the results of this JavaScript engine with the frozen bytes. Returns the names of the
 * differences. Signatures are random. Therefore new bytes are compared without their signatures,
 * and the frozen signatures are verified.
 */
export async function checkVectors(): Promise<string[]> {
  const differences = await Promise.all([
    checkSigning(),
    checkReading(),
    checkTrust(),
    checkRefusals(),
    checkVerdicts(),
    checkUnsure(),
    checkRefusedTrust(),
    checkReadings(),
    checkTrustCases(),
    checkProving(),
    checkHolding(),
  ])
  return [...checkKeys(), ...differences.flat()]
}

function checkKeys(): string[] {
  const point = decompressPoint(compressedPointOf(DEVICE_KEY))
  return [
    ...compare('kid of the pass key', toHex(kidOf(PASS_KEY)), vectors.kids.pass),
    ...compare('point of the device', point && toPublicPoint(point), {
      x: DEVICE_KEY.x,
      y: DEVICE_KEY.y,
    }),
  ]
}

async function checkSigning(): Promise<string[]> {
  const signer = await buildSigner()
  const presentation = {
    pass: fromHex(vectors.devicePass),
    issuedAt: minutesFromNow(-1),
    expiresAt: minutesFromNow(6),
    presentationId: fromHex('0011223344556677'),
  }
  const made = {
    keySet: await buildKeySet(),
    manifest: await buildManifest({ weeks: frozenWeeks() }),
    credential: await signCredential(await buildSigner(CREDENTIAL_KEY), NEW_CREDENTIAL),
    courseCredential: await signCredential(
      await buildSigner(CREDENTIAL_KEY),
      NEW_COURSE_CREDENTIAL,
    ),
    devicePass: await signPass(signer, buildDevicePass()),
    tokenPass: await signPass(signer, buildTokenPass()),
    samplePass: await signPass(signer, buildTokenPass({ isSample: true })),
    presentation: await signPresentation(await importPrivateKey(DEVICE_KEY), presentation),
  }
  return Object.entries(made).flatMap(([name, bytes]) => {
    const frozen = fromHex(vectors[name as keyof typeof made])
    return compare(
      name,
      toHex(bytes.subarray(0, -SIGNATURE_BYTES)),
      toHex(frozen.subarray(0, -SIGNATURE_BYTES)),
    )
  })
}

async function checkReading(): Promise<string[]> {
  const trust = buildTrust()
  const presentation = fromHex(vectors.presentation)
  const shown = await authenticate(vectors.presentationText, trust)
  const minted = await authenticate(toTokenText(fromHex(vectors.tokenPass)), trust)
  const credential = fromHex(vectors.credential)
  return [
    ...compare('text of the presentation', toTokenText(presentation), vectors.presentationText),
    ...compare(
      'identity of the presentation',
      shown.isAuthentic && toHex(shown.identity),
      vectors.presentationIdentity,
    ),
    ...compare('code that the server minted', minted.isAuthentic, true),
    ...compare(
      'claims of the pass',
      parsePass(fromHex(vectors.devicePass)).claims,
      vectors.passClaims,
    ),
    ...compare('mark of the sample', parsePass(fromHex(vectors.samplePass)).claims.isSample, true),
    ...compare(
      'claims of the credential',
      parseCredential(credential).claims,
      vectors.credentialClaims,
    ),
    ...compare(
      'claims of the certificate',
      await verifyCredential(fromHex(vectors.courseCredential), trust),
      vectors.courseCredentialClaims,
    ),
    ...compare(
      'signature of the credential',
      await verifyCredential(credential, trust),
      vectors.credentialClaims,
    ),
  ]
}

function frozenWeeks() {
  return new Map(vectors.shards.map(({ week, hash }) => [week, [hash]]))
}

function takeFrozen(answer = FROZEN.answer): Promise<OfflineTrust> {
  const pin = parsePin(vectors.pin)
  return takeTrust(answer, { known: null, pin, now: NOW, readShard: FROZEN.readShard })
}

async function checkTrust(): Promise<string[]> {
  const { keySet, manifest, shards } = await takeFrozen()
  const lists = vectors.shards.map(({ hash, revoked }) => {
    const bits = shards.get(hash)
    const found = bits && Array.from({ length: bits.length * 8 }, (_, index) => index)
    return compare(
      `entries of the list ${hash}`,
      found?.filter((index) => isRevokedIn(bits ?? new Uint8Array(), index)),
      revoked,
    )
  })
  return [
    ...compare('pin of the key set', formatPin(keySet), vectors.pin),
    ...compare('keys of the key set', keySet.keys, ISSUER_KEYS),
    ...compare('weeks of the manifest', Array.from(manifest.weeks), Array.from(frozenWeeks())),
    ...compare('stopped keys of the manifest', manifest.stopped, [vectors.kids.stopped]),
    ...lists.flat(),
  ]
}

async function checkVerdicts(): Promise<string[]> {
  const trust = await takeFrozen()
  const results = await Promise.all(
    vectors.judged.map(async ({ name, text, at, code }) => {
      const verdict = await verifyOffline(text, trust, new Date(at))
      return compare(name, verdict.code, code)
    }),
  )
  return results.flat()
}

async function checkUnsure(): Promise<string[]> {
  const trust = await takeFrozen()
  const results = await Promise.all(
    vectors.unsure.map(async ({ name, text, at, orElse, code }) => {
      const verdict = await verifyOffline(text, trust, new Date(at), new Date(orElse))
      return compare(`of an unsure clock: ${name}`, verdict.code, code)
    }),
  )
  return results.flat()
}

async function checkRefusedTrust(): Promise<string[]> {
  const { keySets, manifest } = FROZEN.answer
  const answers = [
    ...vectors.refusedKeySets.map(({ name, bytes }) => ({
      name: `key set: ${name}`,
      answer: { keySets: [toBase64Url(fromHex(bytes))], manifest },
    })),
    ...vectors.refusedManifests.map(({ name, bytes }) => ({
      name: `manifest: ${name}`,
      answer: { keySets, manifest: toBase64Url(fromHex(bytes)) },
    })),
  ]
  const results = await Promise.all(
    answers.map(async ({ name, answer }) => {
      const isTaken = await takeFrozen(answer).then(
        () => true,
        () => false,
      )
      return compare(name, isTaken, false)
    }),
  )
  return results.flat()
}

async function checkRefusals(): Promise<string[]> {
  const trust = buildTrust()
  const results = await Promise.all(
    vectors.refused.map(async ({ name, text, code }) => {
      const answer = await authenticate(text, trust)
      return compare(name, answer.isAuthentic ? 'accepted' : answer.code, code)
    }),
  )
  return results.flat()
}
