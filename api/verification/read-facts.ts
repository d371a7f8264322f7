import type { Knex } from 'knex'
import { weekOf } from '#contracts/trust/week.ts'
import type { Authenticated } from '#contracts/verification/authenticated.ts'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import {
  ANCHOR_COLUMNS,
  ANCHOR_JOINS,
  type AnchorColumns,
  type AnchorState,
  toAnchorState,
} from '#api/anchoring/proof.ts'

/** The facts in the database about one credential, and about the pass in the shown code. */
export interface CredentialFacts {
  credentialId: string
  credentialType: CredentialType
  holderInitials: string
  issueDate: string
  expiryDate: string
  encryptedCredential: Buffer
  anchorHashSalt: Buffer
  blockchainAnchorHash: string
  blockchainTxHash: string | null
  holderNameHash: string
  isRevoked: boolean
  /** True for a sample of the demo. */
  isSample: boolean
  doubtedAt: Date | null
  revokedAt: Date | null
  deviceEndedAt: Date | null
  /** The time of the revocation of the shown pass. It can be in the future. */
  passRevokedAt: Date | null
  /** The time at which a minted code was ended before its expiry. */
  codeEndedAt: Date | null
  /** True when the holder's account and the sealed credential were erased. */
  isErased: boolean
  /**
   * True when the database has a pass with the index and the device of the shown pass. A minted code has no
   * device.
   */
  isPassOurs: boolean
  firstVerifiedAt: Date | null
  /** The attempt that first verified the shown code. */
  firstAttempt: string | null
  anchor: AnchorState | null
}

type Row = Omit<CredentialFacts, 'anchor'> &
  (AnchorColumns | Record<keyof AnchorColumns, null>) & { position: number }

export interface Wanted {
  credentialId: string
  /** The shown code. Null when there is no code, for example for a credential id. */
  code: ShownCode | null
}

export interface ShownCode {
  identity: Buffer
  week: number
  statusIndex: number
  /** The compressed point of the device's key. Null for a minted code. */
  devicePoint: Buffer | null
}

export function toShownCode({
  identity,
  pass,
}: Pick<Authenticated, 'identity' | 'pass'>): ShownCode {
  const { holder, expiresAt, statusIndex } = pass
  return {
    identity: Buffer.from(identity),
    week: weekOf(expiresAt),
    statusIndex,
    devicePoint: holder.kind === 'device' ? Buffer.from(holder.devicePoint) : null,
  }
}

/**
 * Reads all facts in one query. The map has no entry for an unknown credential.
 * Decision: `docs/decisions/11-pass-counts-with-its-row.md`.
 */
export async function readFacts(
  database: Knex,
  wanted: Wanted[],
): Promise<Map<Wanted, CredentialFacts>> {
  if (wanted.length === 0) return new Map()
  const query = database.raw<{ rows: Row[] }>(
    `SELECT wanted.position::integer - 1 AS "position",
            credential.credential_id AS "credentialId",
            credential.credential_type AS "credentialType",
            credential.holder_initials AS "holderInitials",
            credential.issue_date AS "issueDate",
            credential.expiry_date AS "expiryDate",
            credential.encrypted_credential AS "encryptedCredential",
            credential.anchor_hash_salt AS "anchorHashSalt",
            credential.blockchain_anchor_hash AS "blockchainAnchorHash",
            credential.blockchain_tx_hash AS "blockchainTxHash",
            credential.holder_name_hash AS "holderNameHash",
            credential.is_revoked AS "isRevoked",
            credential.is_sample AS "isSample",
            credential.revoked_at AS "revokedAt",
            credential.doubted_at AS "doubtedAt",
            seen.first_verified_at AS "firstVerifiedAt",
            seen.first_attempt AS "firstAttempt",
            octet_length(credential.encrypted_credential) = 0 AS "isErased",
            device.ended_at AS "deviceEndedAt",
            pass.revoked_at AS "passRevokedAt",
            seen.ended_at AS "codeEndedAt",
            pass.week IS NOT NULL AND (wanted.point IS NOT NULL OR seen.minted_at IS NOT NULL)
              AS "isPassOurs",
            ${ANCHOR_COLUMNS}
       FROM unnest(?::text[], ?::integer[], ?::integer[], ?::bytea[], ?::bytea[])
              WITH ORDINALITY AS wanted (credential_id, week, status_index, point, identity, position)
       JOIN visa_credentials credential ON credential.credential_id = wanted.credential_id
       LEFT JOIN devices device
              ON device.user_id = credential.user_id AND device.point = wanted.point
       LEFT JOIN passes pass
              ON pass.week = wanted.week
             AND pass.status_index = wanted.status_index
             AND pass.credential_id = wanted.credential_id
             AND pass.device_id IS NOT DISTINCT FROM device.id
             AND (device.id IS NULL) = (wanted.point IS NULL)
       LEFT JOIN presentations seen ON seen.identity = wanted.identity
       LEFT JOIN anchor_leaves leaf ON leaf.anchor_hash = credential.blockchain_anchor_hash
       ${ANCHOR_JOINS}`,
    [
      wanted.map(({ credentialId }) => credentialId),
      wanted.map(({ code }) => code?.week ?? null),
      wanted.map(({ code }) => code?.statusIndex ?? null),
      wanted.map(({ code }) => code?.devicePoint ?? null),
      wanted.map(({ code }) => code?.identity ?? null),
    ] as object[] as readonly Knex.RawBinding[],
  )
  const { rows } = await query.options({ name: 'read-facts' })
  const facts = new Map<Wanted, CredentialFacts>()
  for (const row of rows) {
    const asked = wanted[row.position]
    if (asked) facts.set(asked, toFacts(row))
  }
  return facts
}

function toFacts(row: Row): CredentialFacts {
  return { ...row, anchor: row.anchorHash === null ? null : toAnchorState(row) }
}
