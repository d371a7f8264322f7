import { fromHex, toHex } from '#contracts/bytes.ts'
import {
  parseCredential,
  signCredential,
  verifyCredential,
} from '#contracts/presentation/credential.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { decompressPoint, kidOf, toPublicPoint } from '#contracts/presentation/keys.ts'
import { parsePass, signPass } from '#contracts/presentation/pass.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import { isRevokedIn, openStatusList } from '#contracts/presentation/status-list.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import {
  buildDevicePass,
  buildIssuerKey,
  buildSigner,
  buildTokenPass,
  compressedPointOf,
  DEVICE_KEY,
  importPrivateKey,
  ISSUER,
  ISSUER_KEY,
  minutesFromNow,
  NEW_CREDENTIAL,
} from './fixtures.ts'
import vectors from './vectors.json' with { type: 'json' }

const SIGNATURE_BYTES = 64

/**
 * Compares this machine's work with the frozen bytes, and names what differs. Signatures are random,
 * so what is made here is compared without them, and what was frozen is verified with them.
 */
export async function checkVectors(): Promise<string[]> {
  const differences = await Promise.all([
    checkSigning(),
    checkReading(),
    checkStatusList(),
    checkRefusals(),
  ])
  return [...checkKeys(), ...differences.flat()]
}

function compare(name: string, found: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  return one === other ? [] : [`${name}: found ${one}, expected ${other}`]
}

function checkKeys(): string[] {
  const point = decompressPoint(compressedPointOf(DEVICE_KEY))
  return [
    ...compare('kid of the issuer', toHex(kidOf(ISSUER_KEY)), vectors.kid),
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
    credential: await signCredential(signer, NEW_CREDENTIAL),
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
  const trust = { issuer: ISSUER, issuerKeys: [buildIssuerKey()] }
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
      'signature of the credential',
      await verifyCredential(credential, trust),
      vectors.credentialClaims,
    ),
  ]
}

async function checkStatusList(): Promise<string[]> {
  const trust = { issuer: ISSUER, issuerKeys: [buildIssuerKey()] }
  const list = await openStatusList(fromHex(vectors.statusList.signed), trust)
  const { size, revoked } = vectors.statusList
  const found =
    list &&
    Array.from({ length: size }, (_, index) => index).filter((index) => isRevokedIn(list, index))
  return [
    ...compare('entries of the status list', found, revoked),
    ...compare('past the status list', list && isRevokedIn(list, size) === undefined, true),
  ]
}

async function checkRefusals(): Promise<string[]> {
  const trust = { issuer: ISSUER, issuerKeys: [buildIssuerKey()] }
  const results = await Promise.all(
    vectors.refused.map(async ({ name, text, code }) => {
      const answer = await authenticate(text, trust)
      return compare(name, answer.isAuthentic ? 'accepted' : answer.code, code)
    }),
  )
  return results.flat()
}
