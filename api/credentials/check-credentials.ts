import type { Knex } from 'knex'
import type { IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import { type LeafRecord, readLeafRecords } from '#api/anchoring/check/check-leaves.ts'
import { type Check, readInPages } from '#api/database/check.ts'
import type { Services } from '#api/services.ts'
import { readStoredTrust } from '#api/trust/keys/check-keys.ts'
import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import { CORRECTION_CODE } from '#contracts/credentials/replacing.ts'
import { ANCHOR_SALT_BYTES, anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { toHex } from '#contracts/bytes.ts'
import { type CredentialClaims, verifyCredential } from '#contracts/presentation/credential.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { CredentialRow } from './credential-row.ts'
import { RevocationEventRow } from './revocation-event-row.ts'
import { hashHolderName } from './holder-name.ts'

interface Replaced {
  row: CredentialRow
  reasonCode: number | undefined
}

/**
 * Compares each row with its sealed credential and with the records about its revocation, its anchor and its
 * replacement.
 */
export async function* checkCredentials({
  database,
  sealing,
}: Pick<Services, 'database' | 'sealing'>): Check {
  const trust = await readStoredTrust(database)
  let checked = 0
  for await (const page of readInPages(() => CredentialRow.query(database), 'credentialId')) {
    const records = await readRecords(database, page)
    for (const row of page) {
      const faults = [
        ...(await findOwnFaults(row, records.deletedHolders.has(row.userId), sealing, trust)),
        ...findRevocationFaults(row, records.revocations.get(row.credentialId) ?? 0),
        ...findAnchorFaults(row, records.leaves.get(row.blockchainAnchorHash)),
        ...findReplacementFaults(row, records.replaced.get(row.replacesId ?? '')),
      ]
      for (const fault of faults) yield { subject: `Credential ${row.credentialId}`, fault }
    }
    checked += page.length
  }
  for (const anchorHash of await findForeignLeaves(database)) {
    yield { subject: `Anchor hash ${anchorHash}`, fault: 'it belongs to no credential' }
  }
  return { checked }
}

async function readRecords(database: Knex, page: CredentialRow[]) {
  const deleted = await database('users')
    .select<{ id: string }[]>('id')
    .whereNotNull('deletedAt')
    .whereIn('id', [...new Set(page.map(({ userId }) => userId))])
  const events = await RevocationEventRow.query(database).whereIn(
    'credentialId',
    page.map(({ credentialId }) => credentialId),
  )
  const revocations = new Map<string, number>()
  for (const { credentialId } of events) {
    revocations.set(credentialId, (revocations.get(credentialId) ?? 0) + 1)
  }
  const anchorHashes = page.map(({ blockchainAnchorHash }) => blockchainAnchorHash)
  return {
    deletedHolders: new Set(deleted.map(({ id }) => id)),
    revocations,
    leaves: await readLeafRecords(database, anchorHashes),
    replaced: await readReplaced(database, page),
  }
}

/**
 * Finds faults in one row. The sealed credential of a deleted account is erased. There is then nothing to
 * compare the row with.
 */
async function findOwnFaults(
  row: CredentialRow,
  isHolderDeleted: boolean,
  sealing: Sealing,
  trust: IssuerTrust,
): Promise<string[]> {
  if (!isHolderDeleted) return findSealFaults(row, sealing, trust)

  const isErased =
    [row.encryptedCredential, row.anchorHashSalt, row.holderNameHashSalt].every(
      ({ length }) => length === 0,
    ) &&
    row.holderNameHash === '' &&
    row.holderInitials === ''
  return isErased ? [] : ['its holder is deleted, but it still contains data of the holder']
}

function findRevocationFaults(row: CredentialRow, events: number): string[] {
  const { isRevoked, revokedAt, revokeReason } = row
  const expected = isRevoked ? 1 : 0
  const state = isRevoked ? 'revoked' : 'not revoked'
  return [
    ...((revokedAt !== null) === isRevoked
      ? []
      : [`it is ${state}, but its time of revocation does not match`]),
    ...((revokeReason !== null) === isRevoked
      ? []
      : [`it is ${state}, but its reason does not match`]),
    ...(events === expected ? [] : [`it is ${state}, with ${String(events)} revocation events`]),
  ]
}

function findAnchorFaults(row: CredentialRow, leaf: LeafRecord | undefined): string[] {
  if (!leaf) return ['it has no leaf for an anchor']
  const faults: string[] = []
  if (row.blockchainTxHash !== leaf.transactionHash) {
    faults.push('its transaction is not the transaction that anchored its batch')
  }
  if (row.isRevoked && !leaf.isRevocationQueued)
    faults.push('its revocation is neither on chain nor waiting')
  if (!row.isRevoked && leaf.isRevokedOnChain)
    faults.push('it is revoked on chain but not in the database')
  if (!row.isRevoked && leaf.isRevocationQueued && !leaf.isRevokedOnChain) {
    faults.push('it is not revoked, but its revocation waits for the chain')
  }
  return faults
}

async function findForeignLeaves(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { anchorHash: string }[] }>(
    `SELECT anchor_hash AS "anchorHash" FROM anchor_leaves AS leaf
      WHERE NOT is_head AND NOT EXISTS (
        SELECT FROM visa_credentials AS credential
         WHERE credential.blockchain_anchor_hash = leaf.anchor_hash)
      ORDER BY anchor_hash`,
  )
  return rows.map(({ anchorHash }) => anchorHash)
}

/**
 * Returns the rows of all credentials that the credentials on this page replace. The keys are the ids of the
 * replaced credentials.
 */
async function readReplaced(database: Knex, page: CredentialRow[]): Promise<Map<string, Replaced>> {
  const ids = page.flatMap(({ replacesId }) => replacesId ?? [])
  const rows = await CredentialRow.query(database).whereIn('credentialId', ids)
  const events = await RevocationEventRow.query(database).whereIn('credentialId', ids)
  const codes = new Map(events.map(({ credentialId, reasonCode }) => [credentialId, reasonCode]))
  return new Map(
    rows.map((row) => [row.credentialId, { row, reasonCode: codes.get(row.credentialId) }]),
  )
}

/**
 * Finds faults of a replacement. Does not report a missing replaced credential, because another check does
 * this.
 */
function findReplacementFaults(
  { userId, replacesAs, expiryDate }: CredentialRow,
  replaced: Replaced | undefined,
): string[] {
  if (!replaced) return []
  const { row, reasonCode } = replaced
  const isWithdrawn = row.isRevoked && reasonCode === CORRECTION_CODE
  return [
    ...(row.userId === userId ? [] : ['it replaces a credential of another person']),
    ...(replacesAs === 'correction' && !isWithdrawn
      ? ['it corrects a credential that is not revoked for its error']
      : []),
    ...(replacesAs === 'renewal' && row.expiryDate >= expiryDate
      ? ['it renews a credential that ends no earlier']
      : []),
  ]
}

/** Finds the differences between a row and its sealed credential. */
async function findSealFaults(
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
