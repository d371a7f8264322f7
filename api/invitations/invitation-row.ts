import type { Knex } from 'knex'
import { raw } from 'objection'
import type { Counted } from '#api/database/counted.ts'
import { exported, owner, rowOf, unexported, user } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import { readPage } from '#api/http/read-page.ts'
import type { InvitationQuery, InvitationState } from '#contracts/accounts/invitations.ts'

/** The stages in which an invitation expires. */
const EXPIRING: InvitationState[] = ['open', 'locked']

const STATE = `case when stage in ('open', 'locked') and expires_at <= ? then 'expired' else stage end`

type NewInvitation = Pick<
  InvitationRow,
  'id' | 'email' | 'emailKey' | 'invitedBy' | 'requestId' | 'invitedAt' | 'expiresAt'
> & { sealed: Buffer; secret: string; reference?: string | undefined }

/** An invitation with its state and the present name of the inviter. */
export type ShownInvitation = InvitationRow & { state: InvitationState; inviterName: string }

const NOT_TOLD =
  'the hash of the secret of the link, internal ids, the administrator, and data that the credential contains'

/**
 * An invitation for an address that no account has proven. The row contains the sealed data of the
 * credential.
 */
export class InvitationRow extends rowOf({
  table: 'invitations',
  kept: '30 days after the invitation ended or expired; the data to issue until the credential is issued or refused',
  why: 'the administrator who made the invitation sees its result',
  sweeps: [
    {
      since: 'coalesce(ended_at, expires_at)',
      days: KEPT_DAYS.link,
      where: 'claimed_by is null or ended_at is not null',
    },
  ],
  lists: { invitations: { of: 'claimed_by', key: 'id' } },
  columns: {
    id: unexported<string>(NOT_TOLD, 'row'),
    tokenHash: unexported<Buffer>(NOT_TOLD, 'row'),
    email: exported<string>('email', 'row'),
    emailKey: unexported<string>(NOT_TOLD, 'row'),
    /** The sealed data for the credential. Deleted when the credential is issued or refused. */
    sealed: unexported<Buffer | null>(NOT_TOLD, 'row'),
    /** The reference in the imported file. Deleted when the invitation ends. */
    reference: unexported<string | null>(NOT_TOLD, 'row'),
    invitedBy: user<string>(NOT_TOLD, 'row'),
    requestId: unexported<string | null>(NOT_TOLD, 'row'),
    invitedAt: exported<Date>('invitedAt', 'row'),
    expiresAt: exported<Date>('expiresAt', 'row'),
    /** The number of wrong entries of the digits. */
    tries: unexported<number>(NOT_TOLD, 'row'),
    claimedBy: owner<string | null>('row'),
    claimedAt: exported<Date | null>('acceptedAt', 'row'),
    credentialId: exported<string | null>('credentialId', 'row'),
    endedAt: exported<Date | null>('endedAt', 'row'),
    /** The state without regard to the end of the link. The database computes this column. */
    stage: unexported<InvitationState>(NOT_TOLD, 'row'),
  },
}) {
  /** Stores the invitation. Returns false when it is already stored. */
  static async add(trx: Knex, { secret, ...invitation }: NewInvitation): Promise<boolean> {
    const added = await trx('invitations')
      .insert({ ...invitation, tokenHash: hashSecret(secret) })
      .onConflict('id')
      .ignore()
      .returning('id')
    return added.length > 0
  }

  /** Deletes the references of expired invitations. Other credentials can then have these references. */
  static async freeReferences(trx: Knex, now: Date): Promise<void> {
    await this.query(trx)
      .patch({ reference: null })
      .whereNotNull('reference')
      .whereNull('claimedBy')
      .where('expiresAt', '<=', now)
  }

  static havingReferences(connection: Knex, references: string[], now: Date) {
    return this.query(connection)
      .whereRaw('reference = any(?)', [references])
      .whereRaw('(claimed_by is not null or expires_at > ?)', [now])
  }

  static async withSecret(connection: Knex, secret: string): Promise<InvitationRow | undefined> {
    return this.query(connection).findOne({ tokenHash: hashSecret(secret) })
  }

  static async withId(connection: Knex, id: string): Promise<InvitationRow | undefined> {
    return isUuid(id) ? this.query(connection).findById(id) : undefined
  }

  /**
   * Locks the invitation until the transaction ends. The caller must have locked the holder
   * (`accounts/lock-holders.ts`).
   */
  static lock(trx: Knex, id: string) {
    return this.query(trx).findById(id).forUpdate()
  }

  static async change(
    trx: Knex,
    id: string,
    change: Partial<
      Pick<
        InvitationRow,
        'tries' | 'claimedBy' | 'claimedAt' | 'credentialId' | 'endedAt' | 'sealed' | 'reference'
      >
    >,
  ): Promise<void> {
    await this.query(trx).patch(change).where({ id })
  }

  static shown(connection: Knex, now: Date) {
    return this.query(connection)
      .select('invitations.*', 'users.username as inviterName', raw(STATE, [now]).as('state'))
      .join('users', 'users.id', 'invitations.invitedBy')
      .castTo<ShownInvitation[]>()
  }

  static async requireShown(connection: Knex, id: string, now: Date): Promise<ShownInvitation> {
    const [shown] = isUuid(id)
      ? await this.shown(connection, now).where({ 'invitations.id': id })
      : []
    if (!shown) throw new ApiError('INVITATION_NOT_FOUND')
    return shown
  }

  static page(connection: Knex, page: InvitationQuery, now: Date) {
    const { state } = page
    const invitations = this.query(connection)
    if (state === 'expired')
      void invitations.whereIn('stage', EXPIRING).where('expiresAt', '<=', now)
    else if (state) void invitations.where({ stage: state })
    if (state && EXPIRING.includes(state)) void invitations.where('expiresAt', '>', now)
    return readPage(connection, page, {
      matching: [invitations],
      sort: { column: 'invitations.invitedAt', kind: 'instant' },
      id: { column: 'invitations.id', kind: 'uuid' },
      order: 'desc',
      shown: this.shown(connection, now),
    })
  }

  /** Counts the accepted invitations that another person than the holder must issue. */
  static countWaiting(connection: Knex, asker: string) {
    return this.query(connection)
      .where({ stage: 'waiting' })
      .whereNot({ claimedBy: asker })
      .select(raw('count(*)::int as count'), raw('min(claimed_at) as since'))
      .first()
      .throwIfNotFound()
      .castTo<Counted>()
  }

  static countLocked(connection: Knex, now: Date) {
    return this.query(connection)
      .where({ stage: 'locked' })
      .where('expiresAt', '>', now)
      .select(raw('count(*)::int as count'), raw('min(invited_at) as since'))
      .first()
      .throwIfNotFound()
      .castTo<Counted>()
  }

  /** Finds one page of invitations without an issued credential, with their sealed data. */
  static sealed(connection: Knex, { after, limit }: { after: string; limit: number }) {
    return this.query(connection)
      .select('id', 'sealed')
      .whereNotNull('sealed')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .castTo<{ id: string; sealed: Buffer }[]>()
  }

  /** Returns 0 if the invitation was resealed or issued meanwhile. */
  static async replaceSeal(
    connection: Knex,
    { id, from, to }: { id: string; from: Buffer; to: Buffer },
  ): Promise<number> {
    return this.query(connection).patch({ sealed: to }).where({ id, sealed: from })
  }

  /** Deletes the invitations that the user has accepted or that were mailed to the user's address. */
  static async deleteOf(
    trx: Knex,
    { userId, emailKey }: { userId: string; emailKey: string | null },
  ): Promise<void> {
    const own = this.query(trx).delete().where({ claimedBy: userId })
    if (emailKey !== null) void own.orWhere({ emailKey })
    await own
  }
}
