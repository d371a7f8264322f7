import type { Knex } from 'knex'
import { Model, type Transaction } from 'objection'
import type { RevocationReason } from '#contracts/credentials/issuing.ts'
import { CredentialRow } from './credential-row.ts'

export interface Revocation {
  credentialId: string
  reasonCode: RevocationReason
  reason: string
  source: 'admin' | 'chain' | 'refund'
  /** Null for every source but an administrator. */
  revokedBy: string | null
}

export class RevocationEventRow extends Model {
  static override tableName = 'revocation_events'
  declare id: string
  declare credentialId: string
  declare source: Revocation['source']
  declare revokedBy: string | null
  declare blockchainTxHash: string | null
  declare reasonCode: RevocationReason
  declare reason: string
  declare createdAt: Date

  static record(trx: Transaction, revocation: Revocation & { createdAt: Date }) {
    return this.query(trx).insert(revocation)
  }

  /** Whether the very same was recorded since then. */
  static async isThere(trx: Transaction, revocation: Revocation, since: Date): Promise<boolean> {
    const found = await this.query(trx)
      .where({ ...revocation })
      .where('createdAt', '>=', since)
      .first()
    return found !== undefined
  }

  static async sourceOf(connection: Knex, credentialId: string) {
    const event = await this.query(connection).findOne({ credentialId })
    return event?.source
  }

  static recordTransaction(trx: Transaction, anchorHashes: string[], blockchainTxHash: string) {
    const credentials = CredentialRow.idsOfAnchors(trx, anchorHashes)
    return this.query(trx).patch({ blockchainTxHash }).whereIn('credentialId', credentials)
  }

  /** How many revocations were taken over from the chain since then. */
  static countAdopted(trx: Transaction, since: Date) {
    return this.query(trx).where({ source: 'chain' }).where('createdAt', '>', since).resultSize()
  }

  static forgetReasons(trx: Transaction, userId: string, reason: string) {
    const credentials = CredentialRow.idsOfHolder(trx, userId)
    return this.query(trx).patch({ reason }).whereIn('credentialId', credentials)
  }
}
