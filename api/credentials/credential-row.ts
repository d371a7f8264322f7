import { raw, type Transaction } from 'objection'
import type { Knex } from 'knex'
import { exported, owner, rowOf, unexported, user } from '#api/database/row.ts'
import type { Replacement } from '#contracts/credentials/credential.ts'
import { COURSE, type CredentialType } from '#contracts/credentials/credential-type.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'

interface RevocationColumns {
  revokedAt: Date
  revokeReason: string
}

/** A credential with the present account of its holder, and with the credential that replaces it. */
export type AccountCredential = CredentialRow &
  Pick<UserRow, 'username' | 'email' | 'isGuest'> & {
    replacedById: string | null
    replacedAs: Replacement | null
  }

interface CredentialChange {
  day: string
  credentials: number
  active: number
  revoked: number
}

export interface NewCredential {
  userId: string
  /** The id of the issuing administrator. Null for a credential that the product itself issued. */
  issuedBy: string | null
  credentialId: string
  issuerKid: string
  encryptedCredential: Buffer
  credentialType: CredentialType
  holderInitials: string
  holderNameHash: string
  issueDate: string
  expiryDate: string
  blockchainAnchorHash: string
  anchorHashSalt: Buffer
  holderNameHashSalt: Buffer
  replacesId?: string
  replacesAs?: Replacement
  reference?: string
  draftId?: string
  isSample?: boolean
  createdAt: Date
}

const INNER_NAME = 'an internal id, and whether the demo made the credential'
const HASH = 'hashes of exported data, and the salts that protect the hashes from guessing'

export class CredentialRow extends rowOf({
  table: 'visa_credentials',
  kept: 'with the account; afterwards without data that identifies the holder',
  why: 'a credential of a deleted account verifies as revoked',
  lists: { credentials: { of: 'user_id', key: 'id' } },
  columns: {
    id: unexported<string>(INNER_NAME, 'stays'),
    userId: owner<string>('stays'),
    issuedBy: user<string | null>(
      'names the administrator, whose own export contains the action',
      'stays',
    ),
    credentialId: exported<string>('credentialId', 'stays'),
    issuerKid: unexported<string>("which of the issuer's keys signed the credential", 'stays'),
    encryptedCredential: exported<Buffer>('sealed', 'overwritten'),
    credentialType: exported<CredentialType>('credentialType', 'stays'),
    holderInitials: exported<string>('holderInitials', 'overwritten'),
    holderNameHash: unexported<string>(HASH, 'overwritten'),
    issueDate: exported<string>('issueDate', 'stays'),
    expiryDate: exported<string>('expiryDate', 'stays'),
    blockchainTxHash: exported<string | null>('blockchainTxHash', 'stays'),
    blockchainAnchorHash: exported<string>('blockchainAnchorHash', 'stays'),
    anchorHashSalt: unexported<Buffer>(HASH, 'overwritten'),
    holderNameHashSalt: unexported<Buffer>(HASH, 'overwritten'),
    isRevoked: exported<boolean>('isRevoked', 'stays'),
    revokedAt: exported<Date | null>('revokedAt', 'stays'),
    revokeReason: exported<string | null>('revokeReason', 'overwritten'),
    /**
     * The id of the credential that this credential replaces. It is unique, because two people may correct the
     * same credential at once.
     */
    replacesId: exported<string | null>('replacesId', 'stays'),
    replacesAs: exported<Replacement | null>('replacesAs', 'stays'),
    /** The reference of the credential in the imported file. It is unique. */
    reference: exported<string | null>('reference', 'overwritten'),
    /** The id of the issue form. A form that is sent twice issues only one credential. */
    draftId: unexported<string | null>(
      'recognises a form of the console that was sent twice',
      'stays',
    ),
    /** The time at which we learned that a thief may have signed the credential. */
    doubtedAt: exported<Date | null>('doubtedAt', 'stays'),
    /** True for a sample of the demo (see `demo.ts`). */
    isSample: unexported<boolean>(INNER_NAME, 'overwritten'),
    /** The time of the mail that warned the holder about the expiry. */
    expiryWarnedAt: exported<Date | null>('expiryWarnedAt', 'stays'),
    createdAt: exported<Date>('createdAt', 'stays'),
    updatedAt: exported<Date>('updatedAt', 'overwritten'),
  },
}) {
  static record(trx: Transaction, credential: NewCredential) {
    return this.query(trx).insert(credential).returning('*')
  }

  static withId(connection: Knex, credentialId: string) {
    return this.query(connection).findOne({ credentialId })
  }

  static all(connection: Knex) {
    return this.query(connection)
  }

  /** Counts the active credentials without those to come, because one index has the rest. */
  static countAll(connection: Knex, { today, begun }: Record<'today' | 'begun', string>) {
    const upcoming = this.query(connection)
      .count('*')
      .where({ isRevoked: false })
      .where('issueDate', '>', begun)
    return this.query(connection)
      .select(
        raw('count(*)::int as credentials'),
        raw('((count(*) filter (where not is_revoked and expiry_date >= ?)) - ?)::int as active', [
          today,
          upcoming,
        ]),
        raw('(count(*) filter (where is_revoked))::int as revoked'),
      )
      .first()
      .throwIfNotFound()
      .castTo<{ credentials: number; active: number; revoked: number }>()
  }

  /**
   * Returns the changes of the totals on each day (UTC) with a change. A credential is active from its issue
   * and the day before its first day (`beginOfDay`) until it is revoked or its last day is over, and never if
   * it begins and ends on one day.
   */
  static async changesByDay(
    connection: Knex,
    days: Record<'since' | 'today', string>,
  ): Promise<CredentialChange[]> {
    const { rows } = await connection.raw<{ rows: CredentialChange[] }>(
      `WITH changed AS (
         SELECT issued_on, revoked_on, begun_on, CASE WHEN over_on > begun_on THEN over_on END AS over_on
           FROM visa_credentials,
                LATERAL (SELECT (created_at AT TIME ZONE 'UTC')::date AS issued_on,
                                (revoked_at AT TIME ZONE 'UTC')::date AS revoked_on) AS days,
                LATERAL (SELECT greatest(issued_on, issue_date - 1) AS begun_on,
                                least(revoked_on, expiry_date + 1) AS over_on) AS ends
          WHERE created_at >= CAST(:since AS timestamp) AT TIME ZONE 'UTC'
             OR (is_revoked AND revoked_at >= CAST(:since AS timestamp) AT TIME ZONE 'UTC')
             OR issue_date BETWEEN CAST(:since AS date) + 1 AND CAST(:today AS date) + 1
             OR expiry_date BETWEEN CAST(:since AS date) - 1 AND CAST(:today AS date) - 1
       )
       SELECT day::text, sum(credentials)::int AS credentials, sum(active)::int AS active,
              sum(revoked)::int AS revoked
         FROM changed, LATERAL (VALUES
           (issued_on, 1, 0, 0), (begun_on, 0, (over_on IS NOT NULL)::int, 0), (over_on, 0, -1, 0),
           (revoked_on, 0, 0, 1)
         ) AS change (day, credentials, active, revoked)
        WHERE day BETWEEN CAST(:since AS date) AND CAST(:today AS date)
        GROUP BY day`,
      days,
    )
    return rows
  }

  static withAccounts(connection: Knex) {
    return this.query(connection)
      .select(
        'visaCredentials.*',
        'users.username',
        'users.email',
        'users.isGuest',
        'successor.credentialId as replacedById',
        'successor.replacesAs as replacedAs',
      )
      .join('users', 'users.id', 'visaCredentials.userId')
      .leftJoin(
        'visa_credentials as successor',
        'successor.replacesId',
        'visaCredentials.credentialId',
      )
      .castTo<AccountCredential[]>()
  }

  static withAccount(connection: Knex, credentialId: string) {
    return this.withAccounts(connection)
      .findOne({ 'visaCredentials.credentialId': credentialId })
      .throwIfNotFound()
      .castTo<AccountCredential>()
  }

  static replacing(connection: Knex, credentialId: string) {
    return this.query(connection).findOne({ replacesId: credentialId })
  }

  static ofDraft(connection: Knex, draftId: string) {
    return this.query(connection).findOne({ draftId })
  }

  static havingReferences(connection: Knex, references: string[]) {
    return this.query(connection).select('reference').whereRaw('reference = any(?)', [references])
  }

  static heldBy(connection: Knex, userId: string) {
    return this.query(connection)
      .where({ userId })
      .orderBy([{ column: 'issueDate', order: 'desc' }, { column: 'id' }])
  }

  /** Finds the first course certificate, even when it is revoked. */
  static firstCourseOf(connection: Knex, userId: string) {
    return this.query(connection)
      .where({ userId, credentialType: COURSE })
      .orderBy('createdAt')
      .first()
  }

  static coursesInForce(connection: Knex, userId: string) {
    return this.heldBy(connection, userId).where({ credentialType: COURSE, isRevoked: false })
  }

  static sealed(connection: Knex) {
    return this.query(connection).select('credentialId', 'encryptedCredential')
  }

  static idsOfHolder(connection: Knex, userId: string) {
    return this.query(connection).select('credentialId').where({ userId })
  }

  static idsOfAnchors(connection: Knex, anchorHashes: string[]) {
    return this.query(connection)
      .select('credentialId')
      .whereIn('blockchainAnchorHash', anchorHashes)
  }

  static withAnchor(connection: Knex, blockchainAnchorHash: string) {
    return this.query(connection).findOne({ blockchainAnchorHash })
  }

  static samples(connection: Knex) {
    return this.query(connection).where({ isSample: true }).orderBy(['createdAt', 'id'])
  }

  /** Finds the credentials that can get a pass: not revoked, not doubted and not expired. */
  static showableBy(connection: Knex, userId: string, today: string) {
    return this.heldBy(connection, userId)
      .where({ isRevoked: false, doubtedAt: null })
      .where('expiryDate', '>=', today)
  }

  /** Revokes in one statement. Of two simultaneous revocations, only one finds the row. */
  static markRevoked(trx: Transaction, credentialId: string, change: RevocationColumns) {
    return this.query(trx)
      .patch({ ...change, isRevoked: true, updatedAt: change.revokedAt })
      .where({ credentialId, isRevoked: false })
      .returning('*')
      .first()
  }

  /** Finds credentials with the signature of this key and without an anchor before the theft. */
  static doubtful(connection: Knex, { kid, since }: { kid: string; since: Date }) {
    return this.query(connection)
      .where({ issuerKid: kid, doubtedAt: null })
      .whereNotExists(
        AnchorLeaf.firstAnchored(connection, { before: since }).whereColumn(
          'leaf.anchorHash',
          'visaCredentials.blockchainAnchorHash',
        ),
      )
  }

  /**
   * Finds credentials that expire soon and have no replacement, if the holder got no mail about the expiry.
   */
  static expiring(connection: Knex, { today, until }: Record<'today' | 'until', string>) {
    return this.query(connection)
      .where({ isRevoked: false, expiryWarnedAt: null })
      .whereBetween('expiryDate', [today, until])
      .whereNotExists(this.successors(connection))
  }

  /** Finds the credentials that replace the credential of the outer query. */
  static successors(connection: Knex) {
    return this.query(connection)
      .alias('successor')
      .whereColumn('successor.replacesId', 'visaCredentials.credentialId')
  }

  /** Overwrites all data about the holder. The anchor hash stays, but no longer leads to a person. */
  static forgetHolder(trx: Transaction, userId: string, revokeReason: string, updatedAt: Date) {
    const nothing = Buffer.alloc(0)
    return this.query(trx)
      .patch({
        encryptedCredential: nothing,
        anchorHashSalt: nothing,
        holderNameHashSalt: nothing,
        holderNameHash: '',
        holderInitials: '',
        revokeReason: raw('case when is_revoked then ? end', [revokeReason]),
        reference: null,
        isSample: false,
        updatedAt,
      })
      .where({ userId })
  }

  /** Finds the oldest and the newest credential whose sealed bytes were not erased. */
  static async firstAndLastSealed(connection: Knex): Promise<CredentialRow[]> {
    const sealed = () => this.query(connection).whereRaw('octet_length(encrypted_credential) > 0')
    const first = await sealed().orderBy(['createdAt', 'id']).first()
    const last = await sealed()
      .orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .first()
    return [first, last].flatMap((row) => row ?? [])
  }

  /** Replaces sealed bytes in one statement. Leaves bytes that another process has changed meanwhile. */
  static async replaceSeals(
    trx: Knex,
    seals: { credentialId: string; from: Buffer; to: Buffer }[],
  ): Promise<void> {
    await trx.raw(
      `UPDATE visa_credentials AS credential
          SET encrypted_credential = seal.new_bytes
         FROM unnest(?::text[], ?::bytea[], ?::bytea[]) AS seal (credential_id, old_bytes, new_bytes)
        WHERE credential.credential_id = seal.credential_id
          AND credential.encrypted_credential = seal.old_bytes`,
      [
        seals.map(({ credentialId }) => credentialId),
        seals.map(({ from }) => from),
        seals.map(({ to }) => to),
      ] as object[] as readonly Knex.RawBinding[],
    )
  }

  static recordAnchors(trx: Transaction, anchorHashes: string[], transactionHash: string | null) {
    return this.query(trx)
      .patch({ blockchainTxHash: transactionHash })
      .whereIn('blockchainAnchorHash', anchorHashes)
  }
}
