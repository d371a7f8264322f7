import { Model, type Transaction } from 'objection'
import type { RevocationReason } from '#contracts/credential.ts'
import { CredentialRow } from './credential-row.ts'

export interface Revocation {
  credentialId: string
  reasonCode: RevocationReason
  reason: string
  revokedBy: string
}

export class RevocationEventRow extends Model {
  static override tableName = 'revocation_events'
  declare id: string
  declare credentialId: string
  declare revokedBy: string
  declare blockchainTxHash: string | null
  declare reasonCode: RevocationReason
  declare reason: string
  declare createdAt: Date

  static record(trx: Transaction, revocation: Revocation & { createdAt: Date }) {
    return this.query(trx).insert(revocation)
  }

  static recordTransaction(trx: Transaction, anchorHashes: string[], blockchainTxHash: string) {
    const credentials = CredentialRow.idsOfAnchors(trx, anchorHashes)
    return this.query(trx).patch({ blockchainTxHash }).whereIn('credentialId', credentials)
  }

  static forgetReasons(trx: Transaction, userId: string, reason: string) {
    const credentials = CredentialRow.idsOfHolder(trx, userId)
    return this.query(trx).patch({ reason }).whereIn('credentialId', credentials)
  }
}
