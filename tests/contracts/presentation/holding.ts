import { concatBytes, fromBase64Url, fromHex, toBase64Url, toHex } from '#contracts/bytes.ts'
import { ECDSA_SHA256, readSign1, sigStructure } from '#contracts/encoding/cose.ts'
import { deviceProofMessage } from '#contracts/presentation/device-proof.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { importDeviceKey } from '#contracts/presentation/keys.ts'
import { PRESENTATION_KIND, signPresentation } from '#contracts/presentation/presentation.ts'
import { authenticate } from '#contracts/verification/authenticate.ts'
import { compare } from './compare.ts'
import { buildTrust, type FixedKey, importPrivateKey } from './fixtures.ts'
import vectors from './vectors.json' with { type: 'json' }

const SIGNATURE_HEX = 2 * 64
const KEYS: Readonly<Record<string, FixedKey>> = vectors.keys

/**
 * Checks what a holder signs: the proof of a key, and presentations. A signature is random.
 * Therefore new bytes are compared without it, and the frozen signature is verified.
 */
export async function checkHolding(): Promise<string[]> {
  const { registrations, presentations } = vectors.holder
  const differences = await Promise.all([
    ...registrations.map(checkRegistration),
    ...presentations.map(checkPresentation),
  ])
  return differences.flat()
}

function keyOf(name: string): FixedKey {
  const key = KEYS[name]
  if (!key) throw new Error(`No key ${name}`)
  return key
}

async function checkRegistration({
  key,
  userId,
  publicKey,
  message,
  proof,
}: (typeof vectors.holder.registrations)[number]): Promise<string[]> {
  const { x, y } = keyOf(key)
  const point = concatBytes(Uint8Array.of(4), fromBase64Url(x), fromBase64Url(y))
  const signed = deviceProofMessage(userId, point)
  const imported = await importDeviceKey(point)
  const fits =
    imported && (await crypto.subtle.verify(ECDSA_SHA256, imported, fromBase64Url(proof), signed))
  return [
    ...compare(`publicKey of ${key}`, toBase64Url(point), publicKey),
    ...compare(`message of ${key}`, toHex(signed), message),
    ...compare(`proof of ${key}`, fits, true),
  ]
}

async function checkPresentation({
  name,
  key,
  pass,
  iat,
  exp,
  cti,
  signed,
  bytes,
  text,
}: (typeof vectors.holder.presentations)[number]): Promise<string[]> {
  const made = await signPresentation(await importPrivateKey(keyOf(key)), {
    pass: fromHex(pass),
    issuedAt: new Date(iat * 1000),
    expiresAt: new Date(exp * 1000),
    presentationId: fromHex(cti),
  })
  const shown = await authenticate(text, buildTrust())
  return [
    ...compare(`signed: ${name}`, toHex(sigStructure(PRESENTATION_KIND, readSign1(made))), signed),
    ...compare(
      `bytes: ${name}`,
      toHex(made).slice(0, -SIGNATURE_HEX),
      bytes.slice(0, -SIGNATURE_HEX),
    ),
    ...compare(`text: ${name}`, toTokenText(fromHex(bytes)), text),
    ...compare(`signature: ${name}`, shown.isAuthentic, true),
  ]
}
