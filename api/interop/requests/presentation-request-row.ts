import type { Knex } from 'knex'
import { rowOf, unexported, user } from '#api/database/row.ts'
import { ANSWER_READ_MS } from '#contracts/interop/limits.ts'
import type { AskedClaim } from '#contracts/interop/dcql.ts'
import type { InteropFormat } from '#contracts/interop/visa-type.ts'
import type { RequestWay } from '#contracts/interop/requests.ts'

type NewPresentationRequest = Pick<
  PresentationRequestRow,
  | 'id'
  | 'userId'
  | 'way'
  | 'clientId'
  | 'claims'
  | 'format'
  | 'nonce'
  | 'point'
  | 'sealedPrivateKey'
  | 'askedAt'
  | 'expiresAt'
>

const NOT_TOLD = 'a request that waits some minutes for a wallet; the verification is exported'

/** A user's request to a wallet, and its outcome. */
export class PresentationRequestRow extends rowOf({
  table: 'presentation_requests',
  kept: '15 minutes, in which the wallet answers and the answer can be read',
  why: 'the question to a wallet and its answer; the verdict stays in the log',
  sweeps: [{ since: `expires_at + interval '${String(ANSWER_READ_MS / 1000)} seconds'`, days: 0 }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    userId: user<string>(NOT_TOLD, 'stays'),
    way: unexported<RequestWay>(NOT_TOLD, 'stays'),
    /** Our client id in this request. The wallet's signature covers it. */
    clientId: unexported<string>(NOT_TOLD, 'stays'),
    claims: unexported<AskedClaim[]>(NOT_TOLD, 'stays'),
    /** The only format that the request asks for. Null when the wallet chooses. */
    format: unexported<InteropFormat | null>(NOT_TOLD, 'stays'),
    nonce: unexported<string>(NOT_TOLD, 'stays'),
    /** The public key for which the wallet encrypts the response, as an uncompressed point. */
    point: unexported<Buffer>(NOT_TOLD, 'stays'),
    /** The private half of this key, sealed. Null after the first response. */
    sealedPrivateKey: unexported<Buffer | null>(NOT_TOLD, 'stays'),
    askedAt: unexported<Date>(NOT_TOLD, 'stays'),
    expiresAt: unexported<Date>(NOT_TOLD, 'stays'),
    answeredAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    isDeclined: unexported<boolean>(NOT_TOLD, 'stays'),
    /** The hash of the code that shows the answer. Null when the answer needs no code any more. */
    responseCodeHash: unexported<Buffer | null>(NOT_TOLD, 'stays'),
    /** True after an unencrypted refusal. Anybody with the link can send one, so it ends nothing. */
    hasUnprovenRefusal: unexported<boolean>(NOT_TOLD, 'stays'),
    /** The verdict and the disclosed claims, sealed. Null until there is a verdict. */
    sealedOutcome: unexported<Buffer | null>(NOT_TOLD, 'stays'),
  },
}) {
  static record(connection: Knex, request: NewPresentationRequest) {
    return this.query(connection).insert(request).returning('*')
  }

  static withId(connection: Knex, id: string) {
    return this.query(connection).findOne({ id })
  }

  /** Finds a request that still waits for a response that the wallet itself posts. */
  static openOne(connection: Knex, id: string, now: Date) {
    return this.query(connection)
      .findOne({ id, answeredAt: null })
      .whereNot({ way: 'browser' })
      .where('expiresAt', '>', now)
  }

  /** Stores in one statement that a response has arrived. Returns false when another response came first. */
  static async take(
    connection: Knex,
    id: string,
    {
      now,
      ...answer
    }: Pick<PresentationRequestRow, 'isDeclined' | 'responseCodeHash'> & { now: Date },
  ): Promise<boolean> {
    const taken = await this.query(connection)
      .patch({ answeredAt: now, sealedPrivateKey: null, ...answer })
      .where({ id, answeredAt: null })
      .where('expiresAt', '>', now)
    return taken > 0
  }

  /** Uses up the code in one statement. Returns undefined for another code. */
  static useCode(connection: Knex, id: string, responseCodeHash: Buffer) {
    return this.query(connection)
      .patch({ responseCodeHash: null })
      .where({ id, responseCodeHash })
      .returning('*')
      .first()
  }

  static async noteRefusal(connection: Knex, id: string): Promise<void> {
    await this.query(connection).patch({ hasUnprovenRefusal: true }).where({ id, answeredAt: null })
  }

  static async keepOutcome(connection: Knex, id: string, sealedOutcome: Buffer): Promise<void> {
    await this.query(connection).patch({ sealedOutcome }).where({ id })
  }

  static ofUser(connection: Knex, userId: string, since: Date) {
    return this.query(connection).where({ userId }).where('askedAt', '>', since)
  }
}
