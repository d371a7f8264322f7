import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import type { SignerUse } from './signers.ts'
import { CertificateRow } from './certificate-row.ts'

/** A key pair of this server for one use. The root may not have certified the key yet. */
export class InteropKeyRow extends rowOf({
  table: 'interop_keys',
  kept: 'for ever',
  why: 'the private keys of the certificates',
  columns: {
    kid: nobodys<string>(),
    use: nobodys<SignerUse>(),
    /** The uncompressed point of the public key. */
    point: nobodys<Buffer>(),
    sealedPrivateKey: nobodys<Buffer>(),
    createdAt: nobodys<Date>(),
  },
}) {
  static override idColumn = 'kid'

  static all(connection: Knex) {
    return this.query(connection).orderBy(['createdAt', 'kid'])
  }

  static withPoint(connection: Knex, point: Buffer) {
    return this.query(connection).findOne({ point })
  }

  /** Finds a key of an earlier request that the root has never certified. */
  static spare(connection: Knex, use: SignerUse) {
    return this.query(connection)
      .where({ use })
      .whereNotExists(
        CertificateRow.query(connection).whereColumn(
          'interop_certificates.kid',
          'interop_keys.kid',
        ),
      )
      .orderBy('createdAt', 'desc')
      .first()
  }

  static record(connection: Knex, key: NewInteropKey) {
    return this.query(connection).insert(key).returning('*')
  }

  /** Does nothing if another process has already done this. */
  static replaceSeal(trx: Knex, { kid, from, to }: { kid: string; from: Buffer; to: Buffer }) {
    return this.query(trx).patch({ sealedPrivateKey: to }).where({ kid, sealedPrivateKey: from })
  }
}

type NewInteropKey = Pick<InteropKeyRow, 'kid' | 'use' | 'point' | 'sealedPrivateKey' | 'createdAt'>
