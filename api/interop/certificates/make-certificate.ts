import { createHash, randomBytes, type X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import { fromBase64Url } from '#contracts/bytes.ts'
import { ECDSA_SHA256 } from '#contracts/encoding/cose.ts'
import { CERTIFICATE_COUNTRY, CRL_PATH } from '#contracts/interop/addresses.ts'
import type { SignerUse } from './signers.ts'
import {
  bitString,
  boolean,
  type Der,
  explicit,
  implicit,
  integer,
  objectIdentifier,
  octetString,
  printableString,
  sequence,
  set,
  time,
  utf8String,
} from './der.ts'

/*
 * This file makes certificates with the profile of ISO/IEC 18013-5, annex B. A root signs only its signers
 * and the list of withdrawn certificates. All keys are P-256, and all signatures use SHA-256 (RFC 5758).
 *
 * This file and `der.ts` use no library. `@peculiar/x509` is 19 packages, and one of them changes a global
 * object. The command that holds the root's private key should not load them. Node's `X509Certificate` reads.
 */

const ECDSA_WITH_SHA256 = sequence(objectIdentifier('1.2.840.10045.4.3.2'))
const EC_P256 = sequence(
  objectIdentifier('1.2.840.10045.2.1'),
  objectIdentifier('1.2.840.10045.3.1.7'),
)
const SERIAL_BYTES = 16
const VERSION_3 = explicit(0, integer(Uint8Array.of(2)))
const CRL_VERSION_2 = integer(Uint8Array.of(1))

/** The extended key usage in the certificate of each signer. The certificate is valid for no other use. */
export const EXTENDED_USES: Record<SignerUse, string> = {
  document: '1.0.18013.5.1.2',
  reader: '1.0.18013.5.1.6',
  // Token Status List, section 10.1.
  status: '1.3.6.1.5.5.7.3.30',
}

const DIGITAL_SIGNATURE = bitString(Uint8Array.of(0x80), 7)
const CERTIFICATES_AND_LISTS = bitString(Uint8Array.of(0x06), 1)

export interface Window {
  notBefore: Date
  notAfter: Date
}

export interface Issuer {
  name: string
  /** The public key of the issuer of this certificate, as an uncompressed point. */
  point: Uint8Array
  privateKey: CryptoKey
}

interface RootRequest extends Window, Issuer {
  origin: string
}

export function makeRootCertificate({ origin, ...root }: RootRequest): Promise<Der> {
  return signCertificate(root, root, [
    extension('2.5.29.19', sequence(boolean(true), integer(Uint8Array.of(0))), {
      isCritical: true,
    }),
    extension('2.5.29.15', CERTIFICATES_AND_LISTS, { isCritical: true }),
    subjectKey(root.point),
    extension('2.5.29.18', sequence(uri(origin))),
  ])
}

interface SignerRequest extends Window {
  use: SignerUse
  name: string
  point: Uint8Array
  origin: string
}

export function makeSignerCertificate(issuer: Issuer, signer: SignerRequest): Promise<Der> {
  const { origin, use, point } = signer
  const { hostname } = new URL(origin)
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  const names = isName ? [implicit(2, Buffer.from(hostname)), uri(origin)] : [uri(origin)]
  return signCertificate(issuer, signer, [
    authorityKey(issuer.point),
    subjectKey(point),
    extension('2.5.29.15', DIGITAL_SIGNATURE, { isCritical: true }),
    extension('2.5.29.37', sequence(objectIdentifier(EXTENDED_USES[use])), { isCritical: true }),
    extension('2.5.29.17', sequence(...names)),
    extension('2.5.29.18', sequence(uri(origin))),
    extension(
      '2.5.29.31',
      sequence(sequence(explicit(0, explicit(0, uri(`${origin}${CRL_PATH}`))))),
    ),
  ])
}

export interface Withdrawn {
  /** The serial number, encoded as in the certificate. */
  serial: Uint8Array
  at: Date
}

/** Returns the list of withdrawn certificates (RFC 5280, 5). */
export async function makeRevocationList(
  issuer: Issuer,
  { issuedAt, nextAt, withdrawn }: { issuedAt: Date; nextAt: Date; withdrawn: Withdrawn[] },
): Promise<Der> {
  const entries = withdrawn.map(({ serial, at }) => sequence(integer(serial), time(at)))
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(Math.floor(issuedAt.getTime() / 1000)))
  const body = sequence(
    CRL_VERSION_2,
    ECDSA_WITH_SHA256,
    distinguishedName(issuer.name),
    time(issuedAt),
    time(nextAt),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    explicit(0, sequence(authorityKey(issuer.point), extension('2.5.29.20', integer(number)))),
  )
  return seal(body, issuer.privateKey)
}

async function signCertificate(
  issuer: Issuer,
  { name, point, notBefore, notAfter }: Window & { name: string; point: Uint8Array },
  extensions: Der[],
): Promise<Der> {
  const serial = randomBytes(SERIAL_BYTES)
  // Makes the serial number positive without a change of its length.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  const body = sequence(
    VERSION_3,
    integer(serial),
    ECDSA_WITH_SHA256,
    distinguishedName(issuer.name),
    sequence(time(notBefore), time(notAfter)),
    distinguishedName(name),
    sequence(EC_P256, bitString(point)),
    explicit(3, sequence(...extensions)),
  )
  return seal(body, issuer.privateKey)
}

async function seal(body: Der, privateKey: CryptoKey): Promise<Der> {
  const signature = new Uint8Array(await crypto.subtle.sign(ECDSA_SHA256, privateKey, body))
  const half = signature.length / 2
  const pair = sequence(integer(signature.subarray(0, half)), integer(signature.subarray(half)))
  return sequence(body, ECDSA_WITH_SHA256, bitString(pair))
}

function distinguishedName(commonName: string): Der {
  return sequence(
    set(sequence(objectIdentifier('2.5.4.6'), printableString(CERTIFICATE_COUNTRY))),
    set(sequence(objectIdentifier('2.5.4.3'), utf8String(commonName))),
  )
}

function extension(id: string, value: Der, { isCritical = false } = {}): Der {
  const critical = isCritical ? [boolean(true)] : []
  return sequence(objectIdentifier(id), ...critical, octetString(value))
}

function subjectKey(point: Uint8Array): Der {
  return extension('2.5.29.14', octetString(keyIdentifier(point)))
}

function authorityKey(point: Uint8Array): Der {
  return extension('2.5.29.35', sequence(implicit(0, keyIdentifier(point))))
}

/** Returns the id of a key (RFC 5280, 4.2.1.2). SHA-1 is safe here, because the id protects nothing. */
function keyIdentifier(point: Uint8Array): Uint8Array {
  return createHash('sha1').update(point).digest()
}

/** Returns the uncompressed point of the key in a certificate. */
export function pointOf({ publicKey }: X509Certificate): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([Buffer.of(4), fromBase64Url(x), fromBase64Url(y)])
}

function uri(text: string): Der {
  return implicit(6, new TextEncoder().encode(text))
}
