import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { exported, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { Place } from '#api/trust/passes/pass-row.ts'

/**
 * A choice of minted codes: the codes of a holder's credentials, perhaps without those of one session, the codes
 * of some sessions, or all codes.
 */
export type MadeBy =
  | { userId: string; exceptOf?: string }
  | { sessionIds: readonly string[] }
  | 'anybody'

const NOT_TOLD = 'needed to end the code: its session, and its place in a list'

/**
 * A code that was minted here or scanned. Its key is the identity of the code: the hash of its signed bytes.
 */
export class PresentationRow extends rowOf({
  table: 'presentations',
  kept: '7 days after the code has expired',
  why: 'shows whether a valid code was scanned before',
  sweeps: [{ since: 'expires_at', days: KEPT_DAYS.shownCode }],
  lists: { shownCodes: { of: 'credential_id', key: 'identity' } },
  columns: {
    identity: unexported<Buffer>('a hash that identifies the code', 'stays'),
    tokenId: exported<string | null>('tokenId', 'stays'),
    credentialId: exported<string>('credentialId', 'stays'),
    mintedAt: exported<Date | null>('mintedAt', 'stays'),
    expiresAt: exported<Date>('expiresAt', 'stays'),
    firstVerifiedAt: exported<Date | null>('firstVerifiedAt', 'stays'),
    /** The attempt that first verified the code. A repetition of this attempt counts as the same scan. */
    firstAttempt: unexported<string | null>(
      'a random value by which the verifier recognises its own repeated call',
      'stays',
    ),
    firstVerdict: exported<string | null>('firstVerdict', 'stays'),
    /**
     * The session that minted the code. `week` and `statusIndex` are the place of its bit in the week lists.
     * All three are null for a code that was not minted in a session.
     */
    sessionId: unexported<string | null>(NOT_TOLD, 'stays'),
    week: unexported<number | null>(NOT_TOLD, 'stays'),
    statusIndex: unexported<number | null>(NOT_TOLD, 'stays'),
    /** The time at which the holder or the server ended the code before its expiry. */
    endedAt: exported<Date | null>('endedAt', 'stays'),
  },
}) {
  static override idColumn = 'identity'

  static recordMinted(
    trx: Transaction,
    minted: Pick<
      PresentationRow,
      | 'identity'
      | 'tokenId'
      | 'credentialId'
      | 'mintedAt'
      | 'expiresAt'
      | 'sessionId'
      | 'week'
      | 'statusIndex'
    >,
  ) {
    return this.query(trx).insert(minted)
  }

  /** Finds the minted codes that are still valid. */
  static inForce(connection: Knex, madeBy: MadeBy, now: Date) {
    const codes = this.query(connection)
      .whereNotNull('mintedAt')
      .whereNull('endedAt')
      .where('expiresAt', '>', now)
    if (madeBy === 'anybody') return codes
    if ('sessionIds' in madeBy) return codes.whereIn('sessionId', [...madeBy.sessionIds])
    const { userId, exceptOf } = madeBy
    const held = connection('visa_credentials').select('credentialId').where({ userId })
    const ofHolder = codes.whereIn('credentialId', held)
    return exceptOf === undefined
      ? ofHolder
      : ofHolder.whereRaw('session_id is distinct from ?', exceptOf)
  }

  /** Ends codes. Returns the places of their bits in the week lists. */
  static async end(trx: Transaction, madeBy: MadeBy, now: Date): Promise<Place[]> {
    const ended = await this.inForce(trx, madeBy, now).patch({ endedAt: now }).returning('*')
    return ended.flatMap(({ week, statusIndex }) =>
      week === null || statusIndex === null ? [] : [{ week, statusIndex }],
    )
  }

  static async isAnyMintedAfter(connection: Knex, time: Date): Promise<boolean> {
    return (await this.query(connection).where('mintedAt', '>', time).first()) !== undefined
  }

  static withToken(connection: Knex, tokenId: string) {
    return this.query(connection).findOne({ tokenId })
  }
}
