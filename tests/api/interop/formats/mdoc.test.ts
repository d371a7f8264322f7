import { Verifier as Auth0Verifier } from '@auth0/mdl'
import {
  CoseKey,
  DeviceKey,
  Holder,
  Issuer,
  SessionTranscript,
  SignatureAlgorithm,
  Verifier as OwfVerifier,
} from '@owf/mdoc'
import { describe, expect, test } from 'vitest'
import {
  type ForeignCborMap,
  type ForeignCbor,
  decodeForeignCbor,
  encodeForeignCbor,
  readBytesOf,
  readMapOf,
  unwrap,
  wrap,
} from '#api/interop/formats/foreign-cbor.ts'
import { verifySign1 } from '#api/interop/formats/cose.ts'
import {
  readDeviceResponse,
  readIssuerSigned,
  verifyDeviceSignature,
} from '#api/interop/formats/mdoc-presentation.ts'
import { toCoseKey } from '#api/interop/formats/points.ts'
import { toBrowserTranscript } from '#api/interop/formats/session-transcript.ts'
import { makeHolderKey } from '#tests/support/interop/holder-key.ts'
import { MDOC_WALLETS } from '#tests/support/interop/mdoc-wallets.ts'
import { owfContext } from '#tests/support/interop/owf-context.ts'
import * as given from './fixtures.ts'

const showing = {
  issuerSigned: await given.makeMdoc(),
  docType: given.DOC_TYPE,
  namespace: given.NAMESPACE,
  elements: ['visa_type', 'expiry_date'],
  holder: given.holder,
  transcript: given.transcript,
}

/** Replaces the value at this path, and returns the new CBOR bytes. */
function change(bytes: Uint8Array, path: readonly (string | number)[], value: ForeignCbor) {
  const put = (at: ForeignCbor, [key, ...rest]: readonly (string | number)[]): ForeignCbor => {
    if (key === undefined) return value
    if (at instanceof Map) {
      const map = at as ForeignCborMap
      return new Map([...map, [key, put(map.get(key) ?? null, rest)]])
    }
    return (at as ForeignCbor[]).map((item, place) => (place === key ? put(item, rest) : item))
  }
  return encodeForeignCbor(put(decodeForeignCbor(bytes), path))
}

function follow(value: ForeignCbor, path: readonly (string | number)[]): ForeignCbor {
  return path.reduce<ForeignCbor>(
    (at, key) =>
      (at instanceof Map
        ? (at as ForeignCborMap).get(key)
        : (at as readonly ForeignCbor[])[key as number]) ?? null,
    value,
  )
}

describe.each(Object.entries(MDOC_WALLETS))('what %s shows of our mdoc', async (_name, show) => {
  const shown = await show(showing)
  const read = readDeviceResponse(shown)

  test('is read with exactly what it discloses', () => {
    const visa = Array.from(read.elements.get(given.NAMESPACE) ?? [])
    expect(visa.map(([element]) => element).sort()).toEqual(['expiry_date', 'visa_type'])
    expect(read.elements.get(given.NAMESPACE)?.get('visa_type')).toBe('F-1')
    expect(read.elements.get(given.NAMESPACE)?.get('expiry_date')).toMatchObject({
      tag: 1004,
      value: '2030-01-01',
    })
    expect(read).toMatchObject({
      docType: given.DOC_TYPE,
      holder: given.holder.point,
      validUntil: given.expiresAt,
      status: given.status,
      chain: given.signer.chain,
    })
  })

  test('is signed by the issuer and, for this request, by the device', async () => {
    expect(await verifySign1(read.issuerAuth, given.signer.publicKey)).toBe(true)
    expect(await verifyDeviceSignature(read, given.transcript)).toBe(true)
  })

  test('counts for no other request', async () => {
    const thumbprint = new Uint8Array(32).fill(5)
    const other = toBrowserTranscript({
      origin: 'https://visa.test',
      nonce: given.NONCE,
      thumbprint,
    })
    expect(await verifyDeviceSignature(read, other)).toBe(false)
  })

  test('is not signed by the device of another key', async () => {
    const stolen = await show({ ...showing, holder: await makeHolderKey() })
    expect(await verifyDeviceSignature(readDeviceResponse(stolen), given.transcript)).toBe(false)
  })

  test('is taken by the foreign verifiers as well', async () => {
    const sessionTranscript = encodeForeignCbor(wrap(encodeForeignCbor(given.transcript)))
    await OwfVerifier.verifyDeviceResponse(
      { deviceResponse: shown, sessionTranscript, trustedCertificates: [given.signer.root.der] },
      owfContext,
    )
    await new Auth0Verifier([given.signer.root.pem]).verify(Buffer.from(shown), {
      encodedSessionTranscript: Buffer.from(sessionTranscript),
    })
  })

  test.each<[string, readonly (string | number)[], ForeignCbor]>([
    ['more than one document', ['documents'], [new Map(), new Map()]],
    ['an answer without success', ['status'], 10],
    ['an answer without success', ['version'], '2.0'],
    ['of two types', ['documents', 0, 'docType'], 'org.iso.18013.5.1.mDL'],
    ['no array', ['documents'], new Map()],
    [
      'an element that the device added',
      ['documents', 0, 'deviceSigned', 'nameSpaces'],
      wrap(encodeForeignCbor(new Map([[given.NAMESPACE, new Map([['visa_type', 'O-1']])]]))),
    ],
    [
      'a MAC where a signature belongs',
      ['documents', 0, 'deviceSigned', 'deviceAuth', 'deviceMac'],
      [new Uint8Array(), new Map(), null, new Uint8Array(32)],
    ],
    [
      'a payload that must be detached',
      ['documents', 0, 'deviceSigned', 'deviceAuth', 'deviceSignature', 2],
      new Uint8Array(1),
    ],
    [
      'an answer with errors',
      ['documents', 0, 'errors'],
      new Map([[given.NAMESPACE, new Map([['visa_type', 0]])]]),
    ],
    ['no map', ['documents', 0, 'issuerSigned', 'nameSpaces'], []],
    [
      'no map',
      ['documents', 0, 'issuerSigned', 'nameSpaces'],
      new Map([['another namespace', []]]),
    ],
    [
      'not signed with ES256',
      ['documents', 0, 'deviceSigned', 'deviceAuth', 'deviceSignature', 3],
      new Uint8Array(63),
    ],
  ])('is refused with %s', (reason, path, value) => {
    expect(() => readDeviceResponse(change(shown, path, value))).toThrow(reason)
  })

  test.each([
    ['version', '2.0'],
    ['digestAlgorithm', 'SHA-512'],
  ])('is refused where the issuer signed by another %s', (name, value) => {
    const path = ['documents', 0, 'issuerSigned', 'issuerAuth', 2]
    const signed = decodeForeignCbor(
      unwrap(decodeForeignCbor(readBytesOf(follow(decodeForeignCbor(shown), path)))),
    )
    const other = new Map([...readMapOf(signed), [name, value]])
    expect(() =>
      readDeviceResponse(change(shown, path, encodeForeignCbor(wrap(encodeForeignCbor(other))))),
    ).toThrow('another version or digest')
  })

  test('is refused with an element that the issuer did not sign, and with one twice', () => {
    const path = ['documents', 0, 'issuerSigned', 'nameSpaces', given.NAMESPACE]
    const items = follow(decodeForeignCbor(shown), path) as ForeignCbor[]
    const forged = wrap(
      encodeForeignCbor(
        new Map<string, ForeignCbor>([
          ['digestID', 0],
          ['random', new Uint8Array(16)],
          ['elementIdentifier', 'visa_type'],
          ['elementValue', 'O-1'],
        ]),
      ),
    )
    const twice = [...items, items[0] ?? null]

    expect(() => readDeviceResponse(change(shown, path, [forged]))).toThrow('did not sign')
    expect(() => readDeviceResponse(change(shown, path, twice))).toThrow('the same element twice')
  })
})

test('what another issuer made is read like our own', async () => {
  const issuer = new Issuer('org.example.doc', owfContext)
  issuer.addIssuerNamespace('org.example', { family_name: 'Doe', age: 3 })
  const signed = await issuer.sign({
    signingKey: CoseKey.fromJwk({ ...given.signer.privateJwk, alg: 'ES256' }),
    algorithm: SignatureAlgorithm.ES256,
    digestAlgorithm: 'SHA-256',
    validityInfo: {
      signed: given.issuedAt,
      validFrom: given.issuedAt,
      validUntil: given.expiresAt,
    },
    deviceKeyInfo: {
      deviceKey: DeviceKey.decode(encodeForeignCbor(toCoseKey(given.holder.point))),
    },
    certificates: given.signer.chain.map((der) => new Uint8Array(der)),
  })

  const read = readIssuerSigned(decodeForeignCbor(signed.encode()))

  expect(Object.fromEntries(read.elements.get('org.example') ?? [])).toEqual({
    family_name: 'Doe',
    age: 3,
  })
  expect(read).toMatchObject({
    holder: given.holder.point,
    status: null,
    docType: 'org.example.doc',
  })
  expect(await verifySign1(read.issuerAuth, given.signer.publicKey)).toBe(true)
})

test('what we make is what another wallet takes as issued', async () => {
  await Holder.verifyIssuerSigned(
    { issuerSigned: await given.makeMdoc(), trustedCertificates: [given.signer.root.der] },
    owfContext,
  )
})

test('numbers of elements do not tell their place', async () => {
  const orders = new Set<string>()
  for (let round = 0; round < 8; round++) {
    const read = readIssuerSigned(decodeForeignCbor(await given.makeMdoc()))
    orders.add([...(read.elements.get(given.NAMESPACE)?.keys() ?? [])].join())
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('both session transcripts are those of another library', async () => {
  const thumbprint = new Uint8Array(32).fill(5)
  const posted = await SessionTranscript.forOid4Vp(
    {
      clientId: given.AUDIENCE,
      nonce: given.NONCE,
      jwkThumbprint: thumbprint,
      responseUri: 'https://visa.test/interop/requests/1/response',
    },
    owfContext,
  )
  const browser = { origin: 'https://visa.test', nonce: given.NONCE }
  const handed = await SessionTranscript.forOid4VpDcApi(
    { ...browser, jwkThumbprint: thumbprint },
    owfContext,
  )

  expect(encodeForeignCbor(given.transcript)).toEqual(new Uint8Array(posted.encode()))
  expect(encodeForeignCbor(toBrowserTranscript({ ...browser, thumbprint }))).toEqual(
    new Uint8Array(handed.encode()),
  )
})
