import type { Knex } from 'knex'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from '#api/settings/env.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import { describeError } from '#api/http/problems.ts'
import { knownLanguage, type Language } from '#contracts/language/languages.ts'
import { DAY_MS } from '#contracts/time.ts'
import { type LinkTemplate, MailContent } from './mail-content.ts'
import { OutboxRow } from './outbox-row.ts'
import { renderMail } from './render-mail.ts'
import { openMailFolder, openSmtp } from './transport.ts'
import { writeMail } from './write-mail.ts'

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 30 * 60_000
const GIVE_UP_AFTER_MS = 3 * DAY_MS

export interface Mailer {
  /** Starts to send the waiting mails. */
  wake(): void
  /** Sends all mails that are due. Resolves when no mail is due any more. */
  deliver(): Promise<void>
  close(): Promise<void>
  /** The folder for the mails. Undefined when a mail server sends them. */
  folder: string | undefined
}

/** The URL of a mailed link. `instead` is a mail that takes the place of the requested mail. */
export interface OpenedLink {
  link: string
  instead?: { template: LinkTemplate; recipient: string; language: Language }
}

interface Surroundings {
  env: Pick<Env, 'smtpUrl' | 'isMailEncrypted' | 'mailFrom' | 'supportEmail' | 'dataDir'>
  log: Logger
  database: Knex
  clock: { now(): Date }
  publicOrigin: () => string
  /** Derives the link of a mail. Returns undefined if the link is void. The mail is then not sent. */
  openLink: (accountTokenId: string) => Promise<OpenedLink | undefined>
  openInvitation: (invitationId: string) => Promise<string | undefined>
  /**
   * Returns a log-in code. Returns undefined when the code has expired or was used. The mail is then not
   * sent.
   */
  readLoginCode: (loginCodeId: string) => Promise<string | undefined>
}

/**
 * Opens the mailer, which sends the mails of the outbox one by one. Several processes can do this at the same
 * time.
 */
export function openMailer(surroundings: Surroundings): Mailer {
  const { env, log, database, clock } = surroundings
  const folder = env.smtpUrl === undefined ? join(env.dataDir, 'mail') : undefined
  const transport =
    env.smtpUrl === undefined
      ? openMailFolder(folder ?? '')
      : openSmtp(env.smtpUrl, { isEncrypted: env.isMailEncrypted })
  let isClosed = false
  let running: Promise<void> | undefined
  let isAsked = false

  const sendOne = async (mail: OutboxRow): Promise<void> => {
    const letter = await compose(surroundings, mail)
    if (!letter) {
      await OutboxRow.conclude(database, mail.id, { givenUpAt: clock.now() })
      return
    }
    await transport.send(letter)
    failpoint('mail.after_send')
    await OutboxRow.conclude(database, mail.id, { sentAt: clock.now() })
  }
  const drain = async (): Promise<void> => {
    while (!isClosed) {
      const mail = await OutboxRow.takeNext(database, clock.now())
      if (!mail) return
      await sendOne(mail).catch(async (error: unknown) => {
        log.warn({ mailId: mail.id, err: describeError(error) }, 'mail not sent')
        await retryLater(database, mail, clock.now())
      })
    }
  }
  const wasAsked = (): boolean => {
    const before = isAsked
    isAsked = false
    return before
  }
  const run = async (): Promise<void> => {
    try {
      while (wasAsked()) await drain()
    } finally {
      // Clears `running` in the same step in which the run ends. Otherwise a later call could wait for a run
      // that sends no more mails.
      running = undefined
    }
  }
  const deliver = (): Promise<void> => {
    isAsked = true
    running ??= run()
    return running
  }
  return {
    folder,
    deliver,
    wake: () => {
      if (isClosed) return
      deliver().catch((error: unknown) => {
        log.warn({ err: describeError(error) }, 'the outbox could not be read')
      })
    },
    close: async () => {
      isClosed = true
      await running?.catch(() => undefined)
      transport.close()
    },
  }
}

async function compose(surroundings: Surroundings, mail: OutboxRow) {
  if (mail.recipient === null || mail.content === null) return undefined
  const { env, publicOrigin } = surroundings
  const content = MailContent.parse(JSON.parse(mail.content))
  const secrets = await openSecrets(surroundings, mail, content)
  if (!secrets) return undefined
  const { instead, ...places } = secrets
  const origin = publicOrigin()
  const language = knownLanguage(instead?.language ?? mail.language)
  const text = writeMail(instead ?? content, { language, origin, ...places })
  return {
    ...renderMail(text, env.supportEmail),
    from: env.mailFrom,
    to: instead?.recipient ?? mail.recipient,
    messageId: `<${mail.id}@${new URL(origin).hostname}>`,
  }
}

/**
 * Derives the link or the code of a mail, which no table contains. Returns undefined if the link or code is
 * no longer valid.
 */
async function openSecrets(
  { openLink, openInvitation, readLoginCode }: Surroundings,
  { accountTokenId, invitationId }: OutboxRow,
  content: MailContent,
): Promise<(Partial<OpenedLink> & { code?: string }) | undefined> {
  if (content.template === 'login-code') {
    const code = await readLoginCode(content.loginCodeId)
    return code === undefined ? undefined : { code }
  }
  if (accountTokenId !== null) return openLink(accountTokenId)
  if (invitationId === null) return {}
  const link = await openInvitation(invitationId)
  return link === undefined ? undefined : { link }
}

async function retryLater(database: Knex, mail: OutboxRow, now: Date): Promise<void> {
  if (now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS) {
    await OutboxRow.conclude(database, mail.id, { givenUpAt: now })
    return
  }
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (mail.attempts - 1))
  await OutboxRow.postpone(database, mail.id, new Date(now.getTime() + waitMs))
}
