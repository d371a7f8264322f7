import { Model } from 'objection'
import type { Knex } from 'knex'
import type { SignerUse } from '#contracts/interop/signers.ts'

export type NewCertificate = Pick<
  CertificateRow,
  | 'fingerprint'
  | 'use'
  | 'kid'
  | 'rootFingerprint'
  | 'bytes'
  | 'origin'
  | 'notBefore'
  | 'notAfter'
  | 'installedAt'
>

/** A certificate of the root, or of a signer below it. */
export class CertificateRow extends Model {
  static override tableName = 'interop_certificates'
  static override idColumn = 'fingerprint'
  /** SHA-256 of the bytes. */
  declare fingerprint: Buffer
  declare use: SignerUse | 'root'
  declare kid: string | null
  declare rootFingerprint: Buffer | null
  declare bytes: Buffer
  /** Whose address it names. */
  declare origin: string
  declare notBefore: Date
  declare notAfter: Date
  declare installedAt: Date

  /** The one installed last comes first. */
  static all(connection: Knex) {
    return this.query(connection).orderBy([
      { column: 'installedAt', order: 'desc' },
      { column: 'notAfter', order: 'desc' },
      { column: 'fingerprint' },
    ])
  }

  /** The same one again changes nothing. */
  static async record(trx: Knex, certificates: NewCertificate[]): Promise<void> {
    for (const one of certificates) {
      await this.query(trx).insert(one).onConflict('fingerprint').ignore()
    }
  }
}
