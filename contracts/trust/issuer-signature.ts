import { equalBytes, toHex } from '#contracts/bytes.ts'
import {
  checkByWebCrypto,
  type CheckSignature,
  type Kind,
  type Sign1,
  verifySign1,
} from '#contracts/encoding/cose.ts'
import { importIssuerKey, type PublicPoint } from '#contracts/presentation/keys.ts'
import { type IssuerKey, USE_OF_KIND } from './issuer-key.ts'
import type { IssuerTrust } from './issuer-trust.ts'

type IssuerSignature =
  | { result: 'valid'; key: IssuerKey }
  | { result: 'invalid'; key?: undefined }
  | { result: 'unknown key'; key?: undefined }

interface SignatureMeans {
  check?: CheckSignature
  /**
   * The key that is known to have signed these bytes. If the issuer still has this key with this
   * kid, the signature is not checked again.
   */
  signedBy?: PublicPoint | undefined
}

/**
 * Chooses the key by its kid, among the keys that may sign this kind of bytes. Nothing else in the
 * bytes has an effect on this choice. Does not check the validity period of the key, or whether the
 * key is stopped.
 */
export async function checkIssuerSignature(
  { keys }: IssuerTrust,
  kind: Kind,
  signed: Sign1,
  { check = checkByWebCrypto, signedBy }: SignatureMeans = {},
): Promise<IssuerSignature> {
  const { kid } = signed
  const hex = kid && toHex(kid)
  const key = keys.find((one) => one.kid === hex && one.use === USE_OF_KIND[kind])
  if (!kid || !key) return { result: 'unknown key' }
  const imported = await importIssuerKey(key.point)
  if (!equalBytes(imported.kid, kid)) return { result: 'unknown key' }
  const isValid =
    isSamePoint(signedBy, key.point) || (await verifySign1(kind, signed, imported.publicKey, check))
  return isValid ? { result: 'valid', key } : { result: 'invalid' }
}

function isSamePoint(one: PublicPoint | undefined, other: PublicPoint): boolean {
  return one?.x === other.x && one.y === other.y
}
