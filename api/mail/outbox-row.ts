import type { Knex } from 'knex'
import { raw } from 'objection'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import type { Language } from '#contracts/language/languages.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { LINK_TEMPLATES, MailContent } from './mail-content.ts'

/**
 * The time for which a mail is reserved for one process. If this process has not sent the mail then, another
 * process can send it.
 */
const LEASE_MS = 60_000

interface Addressee {
  /** The id of the recipient's account. Absent when the recipient has no account yet. */
  userId?: string
  recipient: string
  language: Language
  now: Date
  /** The id of the link in the mail. The link's secret is derived from this row when the mail is sent. */
  accountTokenId?: string
  invitationId?: string
}

const NOT_TOLD = 'data for the sending of a mail; the mail itself arrives'

/**
 * A mail that waits, was sent or was given up. A mail that no longer waits has neither a recipient nor
 * content.
 */
export class OutboxRow extends rowOf({
  table: 'mail_outbox',
  kept: '90 days; address and text until the mail is sent or given up',
  why: 'shows whether a mail was sent',
  sweeps: [{ since: 'created_at', days: KEPT_DAYS.mail }],
  lists: { mails: { of: 'user_id', key: 'id', isMailed: true } },
  columns: {
    id: unexported<string>(NOT_TOLD, 'row'),
    userId: owner<string | null>('row'),
    recipient: exported<string | null>('recipient', 'row'),
    template: exported<MailContent['template']>('template', 'row'),
    content: unexported<string | null>(NOT_TOLD, 'row'),
    language: unexported<Language>(NOT_TOLD, 'row'),
    accountTokenId: unexported<string | null>(NOT_TOLD, 'row'),
    invitationId: unexported<string | null>(NOT_TOLD, 'row'),
    attempts: unexported<number>(NOT_TOLD, 'row'),
    nextAttemptAt: unexported<Date>(NOT_TOLD, 'row'),
    createdAt: exported<Date>('createdAt', 'row'),
    sentAt: exported<Date | null>('sentAt', 'row'),
    givenUpAt: exported<Date | null>('givenUpAt', 'row'),
  },
}) {
  /** Reserves for this process the mail that has been due for the longest time. */
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

/** Queues a mail in the caller's transaction. The mail is sent only if that transaction commits. */
export async function enqueueMail(
  trx: Knex,
  { userId, recipient, language, now, accountTokenId, invitationId }: Addressee,
  content: MailContent,
): Promise<void> {
  await OutboxRow.query(trx).insert({
    userId: userId ?? null,
    recipient,
    template: content.template,
    content: JSON.stringify(MailContent.parse(content)),
    language,
    accountTokenId: accountTokenId ?? null,
    invitationId: invitationId ?? null,
    nextAttemptAt: now,
    createdAt: now,
  })
}

/** Deletes all mails of the account that contain a link. Waiting mails are then never sent. */
export async function forgetMailedLinks(trx: Knex, userId: string): Promise<void> {
  await OutboxRow.query(trx).delete().where({ userId }).whereIn('template', LINK_TEMPLATES)
}

/** Deletes all mails of a deleted account. Waiting mails are then never sent. */
export async function forgetMails(trx: Knex, userId: string): Promise<void> {
  await OutboxRow.query(trx).delete().where({ userId })
}
