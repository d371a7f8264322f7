import dns from 'node:dns'
import type { Env } from '#api/env.ts'
import { openSmtp } from '#api/mail/transport.ts'
import { amber, type Finding, green, red } from './finding.ts'

interface Needs {
  env: Pick<Env, 'smtpUrl' | 'isMailEncrypted' | 'mailFrom' | 'mailDkimSelector'>
}

/** That the server lets us in, and that others have reason to believe it; whether mails arrive only a mail shows. */
export async function examineMail({ env }: Needs): Promise<Finding[]> {
  const { smtpUrl, isMailEncrypted, mailFrom, mailDkimSelector } = env
  if (smtpUrl === undefined) return [amber('No SMTP_URL: mails are files, and reach nobody')]
  const smtp = openSmtp(smtpUrl, { isEncrypted: isMailEncrypted })
  try {
    await smtp.verify()
  } finally {
    smtp.close()
  }
  const domain = domainOf(mailFrom)
  return [
    green('The mail server lets us in'),
    await examineRecord('SPF', domain, /^v=spf1 .*[-~]all$/),
    mailDkimSelector === undefined
      ? amber('No MAIL_DKIM_SELECTOR: the key of the signatures was not looked for')
      : await examineRecord('DKIM', `${mailDkimSelector}._domainkey.${domain}`, /(^|;)\s*p=\s*\S/),
    await examineRecord('DMARC', `_dmarc.${domain}`, /^v=DMARC1\s*;.*\bp=(quarantine|reject)\b/),
  ]
}

/** `Name <local@domain>` or the address alone. */
function domainOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? ''
}

/** RFC 7208, 6376 and 7489: a TXT record, which may come in pieces. */
async function examineRecord(kind: string, name: string, wanted: RegExp): Promise<Finding> {
  let records: string[]
  try {
    records = (await dns.promises.resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    return red(`No ${kind} record at ${name}: ${(error as NodeJS.ErrnoException).code ?? ''}`)
  }
  return records.some((record) => wanted.test(record))
    ? green(`${kind} stands at ${name}`)
    : red(`No ${kind} record at ${name} that refuses what others send in our name`)
}
