import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import type { SignerUse } from './signers.ts'

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

/** The certificate of a root, or of a signer below a root. */
export class CertificateRow extends rowOf({
  table: 'interop_certificates',
  kept: 'for ever',
  why: 'verifies our credentials when other wallets show them',
  columns: {
    /** The SHA-256 of the certificate's bytes. */
    fingerprint: nobodys<Buffer>(),
    use: nobodys<SignerUse | 'root'>(),
    kid: nobodys<string | null>(),
    rootFingerprint: nobodys<Buffer | null>(),
    bytes: nobodys<Buffer>(),
    /** The address of the server in the certificate. */
    origin: nobodys<string>(),
    notBefore: nobodys<Date>(),
    notAfter: nobodys<Date>(),
    installedAt: nobodys<Date>(),
  },
}) {
  static override idColumn = 'fingerprint'

  /** The last installed certificate comes first. */
  static all(connection: Knex) {
    return this.query(connection).orderBy([
      { column: 'installedAt', order: 'desc' },
      { column: 'notAfter', order: 'desc' },
      { column: 'fingerprint' },
    ])
  }

  /** Does not change a certificate that is already stored. */
  static async record(trx: Knex, certificates: NewCertificate[]): Promise<void> {
    for (const one of certificates) {
      await this.query(trx).insert(one).onConflict('fingerprint').ignore()
    }
  }
}
