import { decodeCbor, type CborInput } from '#contracts/encoding/cbor.ts'
import * as claim from '#contracts/presentation/claims.ts'
import { readSign1, sign1, type Sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'

export const REGISTRY_KIND = 'vsg/registry/1'
export const REGISTRY = -65546

const CHAIN_ID = 1
const ADDRESS = 2
const ADDRESS_BYTES = 20

/** Describes the contract that stores an issuer's anchors and revocations. */
export interface RegistryClaims {
  issuer: string
  issuedAt: Date
  /**
   * Only the issuer says this. A block header does not name its chain, so a proof file alone does
   * not prove the chain. The reader looks up the hash of the block on this chain.
   */
  chainId: number
  address: Uint8Array<ArrayBuffer>
}

/**
 * Signs a statement that names the issuer's registry. Without this statement, the holder of a
 * revoked credential could anchor the same bytes in another registry, where the credential is not
 * revoked.
 */
export function signRegistry(
  { kid, privateKey, issuer }: IssuerSigner,
  { issuedAt, chainId, address }: Omit<RegistryClaims, 'issuer'>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (address.length !== ADDRESS_BYTES) throw new RangeError('An address has 20 bytes')
  const registry = new Map<number, CborInput>([
    [CHAIN_ID, chainId],
    [ADDRESS, address],
  ])
  const claims = new Map<number, CborInput>([
    [claim.ISS, issuer],
    [claim.IAT, claim.toSeconds(issuedAt)],
    [REGISTRY, registry],
  ])
  return sign1({ kind: REGISTRY_KIND, kid, privateKey }, claims)
}

/** Throws a `MalformedError` for bad bytes. Does not check the signature. */
export function parseRegistry(bytes: Uint8Array): { signed: Sign1; claims: RegistryClaims } {
  const signed = readSign1(bytes)
  if (!signed.kid) throw new MalformedError('a registry without kid')
  const claims = claim.readMap(decodeCbor(signed.payload), [claim.ISS, claim.IAT, REGISTRY])
  const registry = claim.readMap(claims.get(REGISTRY), [CHAIN_ID, ADDRESS])
  return {
    signed,
    claims: {
      issuer: claim.readText(claims.get(claim.ISS), claim.ISSUER_BYTES_MAX),
      issuedAt: claim.readInstant(claims.get(claim.IAT)),
      chainId: claim.readInteger(registry.get(CHAIN_ID), Number.MAX_SAFE_INTEGER),
      address: claim.readBytes(registry.get(ADDRESS), ADDRESS_BYTES),
    },
  }
}
