import type { Knex } from 'knex'
import { Model, raw } from 'objection'
import { LINK_TEMPLATES, MailContent } from './mail-content.ts'

/** While one process sends a mail, no other takes it; after that it counts as not sent. */
const LEASE_MS = 60_000

export interface Addressee {
  /** Absent where nobody has an account yet. */
  userId?: string
  recipient: string
  now: Date
  /** Whose link is to be filled in when the mail is sent. */
  accountTokenId?: string
  invitationId?: string
}

/** A mail on its way. Once it was sent or given up, the row says neither to whom nor what. */
export class OutboxRow extends Model {
  static override tableName = 'mail_outbox'
  declare id: string
  declare userId: string | null
  declare recipient: string | null
  declare template: MailContent['template']
  declare content: string | null
  declare accountTokenId: string | null
  declare invitationId: string | null
  declare attempts: number
  declare nextAttemptAt: Date
  declare createdAt: Date
  declare sentAt: Date | null
  declare givenUpAt: Date | null

  /** The mail that has waited longest, for this process alone. */
  static async takeNext(trx: Knex, now: Date): Promise<OutboxRow | undefined> {
    return OutboxRow.query(trx)
      .patch({
        nextAttemptAt: new Date(now.getTime() + LEASE_MS),
        attempts: raw('attempts + 1'),
      })
      .where(
        'id',
        OutboxRow.query(trx)
          .select('id')
          .where({ sentAt: null, givenUpAt: null })
          .where('nextAttemptAt', '<=', now)
          .orderBy('nextAttemptAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning('*')
      .first()
  }

  static async postpone(trx: Knex, id: string, until: Date): Promise<void> {
    await OutboxRow.query(trx).patch({ nextAttemptAt: until }).where({ id })
  }

  static async conclude(
    trx: Knex,
    id: string,
    when: { sentAt: Date } | { givenUpAt: Date },
  ): Promise<void> {
    await OutboxRow.query(trx)
      .patch({
        ...when,
        recipient: null,
        content: null,
        accountTokenId: null,
        invitationId: null,
      })
      .where({ id })
  }

  static async isMailedSince(
    trx: Knex,
    mail: Pick<OutboxRow, 'template'> & { userId: string },
    since: Date,
  ): Promise<boolean> {
    return (await OutboxRow.query(trx).where(mail).findOne('createdAt', '>', since)) !== undefined
  }

  static async countWaiting(trx: Knex): Promise<number> {
    return OutboxRow.query(trx).where({ sentAt: null, givenUpAt: null }).resultSize()
  }
}

/** Queues a mail in the caller's transaction: it is sent if, and only if, that is committed. */
export async function enqueueMail(
  trx: Knex,
  { userId, recipient, now, accountTokenId, invitationId }: Addressee,
  content: MailContent,
): Promise<void> {
  await OutboxRow.query(trx).insert({
    userId: userId ?? null,
    recipient,
    template: content.template,
    content: JSON.stringify(MailContent.parse(content)),
    accountTokenId: accountTokenId ?? null,
    invitationId: invitationId ?? null,
    nextAttemptAt: now,
    createdAt: now,
  })
}

/** What has a link and waits is not sent, and that such mails were sent is known no longer. */
export async function forgetMailedLinks(trx: Knex, userId: string): Promise<void> {
  await OutboxRow.query(trx).delete().where({ userId }).whereIn('template', LINK_TEMPLATES)
}

/** For somebody whose account is deleted: nothing more is sent. */
export async function forgetMails(trx: Knex, userId: string): Promise<void> {
  await OutboxRow.query(trx).delete().where({ userId })
}
