import { equalBytes, toHex } from '#contracts/bytes.ts'
import { type Kind, type Sign1, verifySign1 } from './cose.ts'
import { importIssuerKey } from './keys.ts'
import type { IssuerKey, IssuerTrust } from './trust-bundle.ts'

export type IssuerSignature =
  { result: 'valid'; key: IssuerKey } | { result: 'invalid' } | { result: 'unknown key' }

/** The key is chosen by kid among those trusted, whatever else the signed bytes say of themselves. */
export async function checkIssuerSignature(
  trust: IssuerTrust,
  kind: Kind,
  signed: Sign1,
): Promise<IssuerSignature> {
  const { kid } = signed
  const key = kid && issuerKeyOf(trust, kid)
  if (!key) return { result: 'unknown key' }
  const imported = await importIssuerKey(key)
  if (!equalBytes(imported.kid, kid)) return { result: 'unknown key' }
  const isValid = await verifySign1(kind, signed, imported.publicKey)
  return isValid ? { result: 'valid', key } : { result: 'invalid' }
}

function issuerKeyOf({ issuerKeys }: IssuerTrust, kid: Uint8Array): IssuerKey | undefined {
  const hex = toHex(kid)
  return issuerKeys.find((key) => key.kid === hex)
}
