import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import type { Services } from '#api/services.ts'
import type { Env } from '#api/settings/env.ts'
import { renderMail } from '#api/mail/render-mail.ts'
import { openSmtp, type Smtp } from '#api/mail/transport.ts'
import { amber, type Finding, green, grey, red } from './finding.ts'

type ExamineMailServices = Pick<Services, 'clock'> & {
  env: Pick<Env, 'smtpUrl' | 'isMailEncrypted' | 'mailFrom' | 'mailDkimSelector' | 'supportEmail'>
  /** Without a recipient, no test mail is sent. */
  mailTo?: string
}

/**
 * Examines the log-in at the mail server. Also examines the DNS records by which other mail servers recognise
 * our mails.
 */
export async function examineMail(needs: ExamineMailServices): Promise<Finding[]> {
  const { env, mailTo } = needs
  const { smtpUrl, isMailEncrypted, mailFrom, mailDkimSelector } = env
  if (smtpUrl === undefined)
    return [amber('No SMTP_URL: mails are written to files, and nobody receives them')]
  const smtp = openSmtp(smtpUrl, { isEncrypted: isMailEncrypted })
  const findings: Finding[] = []
  try {
    await smtp.verify()
    findings.push(
      mailTo === undefined
        ? green(
            'The log-in at the mail server works. No test mail was sent. To send one: --mail-to ADDRESS',
          )
        : await sendOne(smtp, needs, mailTo),
    )
  } finally {
    smtp.close()
  }
  const domain = domainOf(mailFrom)
  return [
    ...findings,
    await examineRecord('SPF', domain, /^v=spf1 .*[-~]all$/),
    mailDkimSelector === undefined
      ? grey('No MAIL_DKIM_SELECTOR: the DKIM record was not checked')
      : await examineRecord('DKIM', `${mailDkimSelector}._domainkey.${domain}`, /(^|;)\s*p=\s*\S/),
    await examineRecord('DMARC', `_dmarc.${domain}`, /^v=DMARC1\s*;.*\bp=(quarantine|reject)\b/),
  ]
}

/**
 * Sends a test mail. The report contains the mail server's reply, because only the operator reads the
 * report.
 */
async function sendOne(
  smtp: Smtp,
  { env, clock }: ExamineMailServices,
  mailTo: string,
): Promise<Finding> {
  const subject = 'A test mail from the doctor'
  const paragraphs = [
    `The operator sent this mail at ${clock.now().toISOString()} to test whether mails arrive. You need not do anything.`,
  ]
  try {
    const answer = await smtp.send({
      ...renderMail({ language: 'en', subject, paragraphs }, env.supportEmail),
      from: env.mailFrom,
      to: mailTo,
      messageId: `<${randomUUID()}@${domainOf(env.mailFrom)}>`,
    })
    return green(
      `The mail server accepted a mail to ${mailTo}: ${answer}. Check whether the mail arrives`,
    )
  } catch (error) {
    return red(`The mail server refused a mail to ${mailTo}: ${wordsOf(error)}`)
  }
}

function wordsOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** Accepts `local@domain` and `Name <local@domain>`. */
function domainOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? ''
}

/**
 * Examines a TXT record for SPF (RFC 7208), DKIM (RFC 6376) or DMARC (RFC 7489). DNS can return one record in
 * several pieces.
 */
async function examineRecord(kind: string, name: string, wanted: RegExp): Promise<Finding> {
  let records: string[]
  try {
    records = (await dns.promises.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    return red(`No ${kind} record at ${name}: ${(error as NodeJS.ErrnoException).code ?? ''}`)
  }
  return records.some((record) => wanted.test(record))
    ? green(`The ${kind} record at ${name} is right`)
    : red(`There is no ${kind} record at ${name} that protects against mails in our name`)
}
