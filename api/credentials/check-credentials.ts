import type { Knex } from 'knex'
import type { IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import { type LeafRecord, readLeafRecords } from '#api/anchoring/check/check-leaves.ts'
import { type Check, readInPages } from '#api/database/check.ts'
import type { Services } from '#api/services.ts'
import { readStoredTrust } from '#api/trust/keys/check-keys.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { findReplacementFaults, readReplaced } from './check-replacements.ts'
import { findSealFaults } from './check-seals.ts'
import { CredentialRow } from './credential-row.ts'
import { RevocationEventRow } from './revocation-event-row.ts'

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
