import { type CborInput, decodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1, type Sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { EXP, IAT, CTI, readBytes, readInstant, readMap, toSeconds } from './claims.ts'
import { parsePass, type SignedPass } from './pass.ts'

export const PRESENTATION_KIND = 'vsg/presentation/1'
export const PRESENTATION_ID_BYTES = 8

const PASS = -65538

interface NewPresentation {
  /** The signed pass, which binds the key of the device to the credential. */
  pass: Uint8Array
  issuedAt: Date
  expiresAt: Date
  /** Random bytes. They make two codes of the same pass different. */
  presentationId: Uint8Array
}

export interface PresentationClaims {
  presentationId: Uint8Array<ArrayBuffer>
  issuedAt: Date
  expiresAt: Date
}

/** Signs a presentation with the device's key. This needs no network. */
export function signPresentation(
  deviceKey: CryptoKey,
  { pass, issuedAt, expiresAt, presentationId }: NewPresentation,
): Promise<Uint8Array<ArrayBuffer>> {
  if (presentationId.length !== PRESENTATION_ID_BYTES) throw new RangeError('Not 8 bytes')
  const claims = new Map<number, CborInput>([
    [EXP, toSeconds(expiresAt)],
    [IAT, toSeconds(issuedAt)],
    [CTI, presentationId],
    [PASS, pass],
  ])
  return sign1({ kind: PRESENTATION_KIND, privateKey: deviceKey }, claims)
}

/**
 * A parsed token. It is either a presentation of a pass by a device, or a pass that is itself the
 * code. In the second case, `presentation` is null.
 */
export interface ShownPass {
  pass: SignedPass
  presentation: { signed: Sign1; claims: PresentationClaims } | null
}

/** Throws a `MalformedError` for bad bytes. Does not check any signature. */
export function parseShownPass(bytes: Uint8Array, readPass = parsePass): ShownPass {
  const signed = readSign1(bytes)
  // A token from the issuer has a kid. A token from a device has no kid, but contains a pass.
  if (signed.kid) return { pass: readPass(bytes), presentation: null }

  const claims = readMap(decodeCbor(signed.payload), [EXP, IAT, CTI, PASS])
  const pass = readPass(readBytes(claims.get(PASS)))
  if (pass.claims.holder.kind !== 'device') {
    throw new MalformedError('a device presents a pass that is not bound to it')
  }
  return {
    pass,
    presentation: {
      signed,
      claims: {
        presentationId: readBytes(claims.get(CTI), PRESENTATION_ID_BYTES),
        issuedAt: readInstant(claims.get(IAT)),
        expiresAt: readInstant(claims.get(EXP)),
      },
    },
  }
}
