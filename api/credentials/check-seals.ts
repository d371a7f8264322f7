import { ANCHOR_SALT_BYTES, anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { toHex } from '#contracts/bytes.ts'
import { type CredentialClaims, verifyCredential } from '#contracts/presentation/credential.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import type { CredentialRow } from './credential-row.ts'
import { hashHolderName } from './holder-name.ts'

/** Finds the differences between a row and its sealed credential. */
export async function findSealFaults(
  row: CredentialRow,
  sealing: Sealing,
  trust: IssuerTrust,
): Promise<string[]> {
  const bytes = tryOpen(sealing, row.credentialId, row.encryptedCredential)
  if (!bytes) return ['no key in MASTER_KEY unseals it']

  const isAnchorHash = hashOf(row.anchorHashSalt, bytes) === row.blockchainAnchorHash
  const faults = isAnchorHash ? [] : ['its anchor hash does not match the sealed credential']
  const claims = await readClaims(bytes, trust)
  if (claims === 'malformed') return [...faults, 'the sealed data is not a credential']
  if (!claims) return [...faults, 'its issuer signature does not verify']
  return [...faults, ...findColumnFaults(row, claims, sealing)]
}

async function readClaims(bytes: Uint8Array, trust: IssuerTrust) {
  try {
    return await verifyCredential(bytes, trust)
  } catch (error) {
    if (error instanceof MalformedError) return 'malformed'
    throw error
  }
}

function hashOf(salt: Uint8Array, bytes: Uint8Array): string | undefined {
  return salt.length === ANCHOR_SALT_BYTES ? toHex(anchorHash(salt, bytes)) : undefined
}

function findColumnFaults(row: CredentialRow, claims: CredentialClaims, sealing: Sealing) {
  const nameHash = hashHolderName(sealing.namePepper, row.holderNameHashSalt, claims.holderName)
  const columns: [name: string, stored: string, signed: string][] = [
    ['id', row.credentialId, claims.credentialId],
    ['type', row.credentialType, claims.credentialType],
    ['initials', row.holderInitials, claims.initials],
    ['issue date', row.issueDate, claims.issueDate],
    ['expiry date', row.expiryDate, claims.expiryDate],
  ]
  return [
    ...columns.flatMap(([name, stored, signed]) =>
      stored === signed ? [] : [`it has the ${name} ${stored}, but ${signed} was signed`],
    ),
    ...(nameHash === row.holderNameHash ? [] : ['its name hash does not match the signed name']),
  ]
}
