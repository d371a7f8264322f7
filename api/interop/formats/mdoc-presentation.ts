import { sha256 } from '@noble/hashes/sha2.js'
import { equalBytes } from '#contracts/bytes.ts'
import type { PublicPoint } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import * as cbor from './foreign-cbor.ts'
import { readSign1, readX5chain, type Sign1, verifySign1 } from './cose.ts'
import { importPoint, readCoseKey } from './points.ts'
import type { SessionTranscript } from './session-transcript.ts'
import { readCborStatus, type StatusReference } from './status-reference.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

/** The disclosed elements of each namespace. */
export type Elements = ReadonlyMap<string, ReadonlyMap<string, cbor.ForeignCbor>>

export interface IssuerSigned {
  /**
   * The DER certificates in the presentation. The caller must decide which certificates to trust.
   */
  chain: readonly Uint8Array[]
  issuerAuth: Sign1
  docType: string
  /** The disclosed elements. Each of them has the digest that the issuer signed. */
  elements: Elements
  holder: PublicPoint
  signedAt: Date
  validFrom: Date
  validUntil: Date
  status: StatusReference | null
}

interface PresentedMdoc extends IssuerSigned {
  deviceSignature: Sign1
  deviceNamespaces: Uint8Array
}

/**
 * Reads a DeviceResponse (ISO 18013-5 section 8.3.2.1.2.2) with one document. The device must not
 * add elements of its own. Throws a `MalformedError` for other bytes. Does not check the
 * signatures.
 */
export function readDeviceResponse(bytes: Uint8Array): PresentedMdoc {
  const response = cbor.readMapOf(cbor.decodeForeignCbor(bytes))
  if (response.get('version') !== '1.0' || response.get('status') !== 0) {
    throw new MalformedError('an answer without success')
  }
  const [document, ...others] = cbor.readArrayOf(response.get('documents'))
  if (others.length > 0) throw new MalformedError('more than one document')
  const parts = cbor.readMapOf(document)
  const issuerSigned = readIssuerSigned(parts.get('issuerSigned'))
  if (parts.get('docType') !== issuerSigned.docType) throw new MalformedError('of two types')
  if (parts.get('errors')) throw new MalformedError('an answer with errors')
  return { ...issuerSigned, ...readDeviceSigned(parts.get('deviceSigned')) }
}

function readDeviceSigned(value: cbor.ForeignCbor | undefined) {
  const deviceSigned = cbor.readMapOf(value)
  const deviceNamespaces = cbor.unwrap(deviceSigned.get('nameSpaces'))
  if (cbor.readMapOf(cbor.decodeForeignCbor(deviceNamespaces)).size > 0) {
    throw new MalformedError('an element that the device added')
  }
  const auth = cbor.readMapOf(deviceSigned.get('deviceAuth'))
  if (auth.get('deviceMac')) throw new MalformedError('a MAC where a signature belongs')
  const deviceSignature = readSign1(auth.get('deviceSignature'))
  if (deviceSignature.payload) throw new MalformedError('a payload that must be detached')
  return { deviceSignature, deviceNamespaces }
}

/**
 * Reads an IssuerSigned (ISO 18013-5). A wallet receives it with all elements, and presents it with
 * only some of the elements. Throws a `MalformedError` for another value.
 */
export function readIssuerSigned(value: cbor.ForeignCbor | undefined): IssuerSigned {
  const parts = cbor.readMapOf(value)
  const issuerAuth = readSign1(parts.get('issuerAuth'))
  if (!issuerAuth.payload) throw new MalformedError('a payload is missing')
  const mso = cbor.readMapOf(
    cbor.decodeForeignCbor(cbor.unwrap(cbor.decodeForeignCbor(issuerAuth.payload))),
  )
  if (mso.get('version') !== '1.0' || mso.get('digestAlgorithm') !== 'SHA-256') {
    throw new MalformedError('another version or digest')
  }
  const deviceKeyInfo = cbor.readMapOf(mso.get('deviceKeyInfo'))
  const validity = cbor.readMapOf(mso.get('validityInfo'))
  const status = mso.get('status') ?? null
  return {
    chain: readX5chain(issuerAuth),
    issuerAuth,
    docType: cbor.readTextOf(mso.get('docType')),
    elements: readElements(parts.get('nameSpaces'), cbor.readMapOf(mso.get('valueDigests'))),
    holder: readCoseKey(deviceKeyInfo.get('deviceKey')),
    signedAt: readInstant(validity.get('signed')),
    validFrom: readInstant(validity.get('validFrom')),
    validUntil: readInstant(validity.get('validUntil')),
    status: status === null ? null : readCborStatus(status),
  }
}

function readElements(
  value: cbor.ForeignCbor | undefined,
  valueDigests: cbor.ForeignCborMap,
): Elements {
  const namespaces = Array.from(cbor.readMapOf(value), ([namespace, items]) => {
    const digests = cbor.readMapOf(valueDigests.get(namespace))
    return [cbor.readTextOf(namespace), readItems(cbor.readArrayOf(items), digests)] as const
  })
  return new Map(namespaces)
}

function readItems(items: readonly cbor.ForeignCbor[], digests: cbor.ForeignCborMap) {
  const elements = new Map<string, cbor.ForeignCbor>()
  for (const wrapped of items) {
    const bytes = cbor.unwrap(wrapped)
    const item = cbor.readMapOf(cbor.decodeForeignCbor(bytes))
    const digest = cbor.readBytesOf(digests.get(cbor.readNumberOf(item.get('digestID'))))
    if (!equalBytes(sha256(cbor.encodeForeignCbor(cbor.wrap(bytes))), digest)) {
      throw new MalformedError('an element that the issuer did not sign')
    }
    const name = cbor.readTextOf(item.get('elementIdentifier'))
    const element = item.get('elementValue')
    if (elements.has(name)) throw new MalformedError('the same element twice')
    if (element === undefined) throw new MalformedError('an element without value')
    elements.set(name, element)
  }
  return elements
}

function readInstant(value: cbor.ForeignCbor | undefined): Date {
  const text = value instanceof cbor.Tagged && value.tag === cbor.TAG_INSTANT ? value.value : ''
  const instant = new Date(typeof text === 'string' && INSTANT.test(text) ? text : Number.NaN)
  if (Number.isNaN(instant.getTime())) throw new MalformedError('no time where one belongs')
  return instant
}

/** Returns whether the holder's key signed this document for this request. */
export async function verifyDeviceSignature(
  { docType, holder, deviceSignature, deviceNamespaces }: PresentedMdoc,
  transcript: SessionTranscript,
): Promise<boolean> {
  const signed = ['DeviceAuthentication', transcript, docType, cbor.wrap(deviceNamespaces)]
  const bytes = cbor.encodeForeignCbor(cbor.wrap(cbor.encodeForeignCbor(signed)))
  return verifySign1(deviceSignature, await importPoint(holder), bytes)
}
