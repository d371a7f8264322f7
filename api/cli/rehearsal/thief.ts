import { randomBytes } from 'node:crypto'
import { compressPoint } from '#contracts/presentation/keys.ts'
import { toTokenText, fromTokenText } from '#contracts/presentation/digits.ts'
import { PASS_LIFE_MS, type PassClaims, signPass } from '#contracts/presentation/pass.ts'
import {
  parseShownPass,
  PRESENTATION_ID_BYTES,
  signPresentation,
} from '#contracts/presentation/presentation.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SHOWN_MS = 7 * 60_000

/** Reads the claims from a code. Everybody who has seen the code can do this. */
export function copyClaims(code: string): PassClaims {
  return parseShownPass(fromTokenText(code)).pass.claims
}

/**
 * Makes a code for these claims with a stolen pass key. A phone of the thief signs the code. `issuedAt` is
 * the start of the forged pass, which can be earlier than the code.
 */
export async function forgeCode(
  stolen: Pick<IssuerSigner, 'kid' | 'privateKey'>,
  claims: PassClaims,
  now: Date,
  issuedAt = now,
): Promise<string> {
  const phone = await crypto.subtle.generateKey(P256, true, ['sign', 'verify'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', phone.publicKey))
  const pass = await signPass(stolen, {
    ...claims,
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + PASS_LIFE_MS),
    holder: { devicePoint: compressPoint(point) },
  })
  const code = await signPresentation(phone.privateKey, {
    pass,
    issuedAt: now,
    expiresAt: new Date(Math.min(now.getTime() + SHOWN_MS, issuedAt.getTime() + PASS_LIFE_MS)),
    presentationId: randomBytes(PRESENTATION_ID_BYTES),
  })
  return toTokenText(code)
}
