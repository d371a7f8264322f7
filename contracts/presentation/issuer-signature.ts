import { equalBytes, toHex } from '#contracts/bytes.ts'
import { type Kind, type Sign1, verifySign1 } from './cose.ts'
import { importIssuerKey, kidOf } from './keys.ts'
import type { IssuerKey, IssuerTrust } from './trust-bundle.ts'

export type IssuerSignature =
  { result: 'valid'; key: IssuerKey } | { result: 'invalid' } | { result: 'unknown key' }

/** The key is chosen by kid among those trusted, whatever else the signed bytes say of themselves. */
export async function checkIssuerSignature(
  trust: IssuerTrust,
  kind: Kind,
  signed: Sign1,
): Promise<IssuerSignature> {
  const key = signed.kid && findIssuerKey(trust, signed.kid)
  if (!key) return { result: 'unknown key' }
  const isValid = await verifySign1(kind, signed, await importIssuerKey(key))
  return isValid ? { result: 'valid', key } : { result: 'invalid' }
}

/** A key under a kid that is not its own is not found. */
function findIssuerKey({ issuerKeys }: IssuerTrust, kid: Uint8Array): IssuerKey | undefined {
  const hex = toHex(kid)
  return issuerKeys.find((key) => key.kid === hex && equalBytes(kid, kidOf(key)))
}
