import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { exported, rowOf, unexported, user } from '#api/database/row.ts'
import type { RevocationReason } from '#contracts/credentials/issuing.ts'
import { CredentialRow } from './credential-row.ts'

export interface Revocation {
  credentialId: string
  reasonCode: RevocationReason
  reason: string
  source: 'admin' | 'chain' | 'refund'
  /** The id of the revoking administrator. Null when no administrator revoked the credential. */
  revokedBy: string | null
}

const NOT_TOLD = 'an internal id, and the administrator, whose own export contains the action'

export class RevocationEventRow extends rowOf({
  table: 'revocation_events',
  kept: 'with the credential; the reason until the account is deleted',
  why: 'shows the time and the reason code of every revocation',
  lists: { revocations: { of: 'credential_id', key: 'id' } },
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    credentialId: exported<string>('credentialId', 'stays'),
    source: exported<Revocation['source']>('source', 'stays'),
    revokedBy: user<string | null>(NOT_TOLD, 'stays'),
    blockchainTxHash: exported<string | null>('blockchainTxHash', 'stays'),
    reasonCode: exported<RevocationReason>('reasonCode', 'stays'),
    reason: exported<string>('reason', 'overwritten'),
    createdAt: exported<Date>('createdAt', 'stays'),
  },
}) {
  static record(trx: Transaction, revocation: Revocation & { createdAt: Date }) {
    return this.query(trx).insert(revocation)
  }

  /** Returns whether an equal revocation was stored after this time. */
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

  /** Counts the revocations that were adopted from the chain after this time. */
  static countAdopted(trx: Transaction, since: Date) {
    return this.query(trx).where({ source: 'chain' }).where('createdAt', '>', since).resultSize()
  }

  static forgetReasons(trx: Transaction, userId: string, reason: string) {
    const credentials = CredentialRow.idsOfHolder(trx, userId)
    return this.query(trx).patch({ reason }).whereIn('credentialId', credentials)
  }
}
