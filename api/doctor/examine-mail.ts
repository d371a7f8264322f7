import type { Env } from '#api/env.ts'
import { openSmtp } from '#api/mail/transport.ts'
import { amber, type Finding, green } from './finding.ts'

/** That the server lets us in; whether mails arrive only a mail shows. */
export async function examineMail({
  env: { smtpUrl, isMailEncrypted },
}: {
  env: Pick<Env, 'smtpUrl' | 'isMailEncrypted'>
}): Promise<Finding[]> {
  if (smtpUrl === undefined) return [amber('No SMTP_URL: mails are files, and reach nobody')]
  const smtp = openSmtp(smtpUrl, { isEncrypted: isMailEncrypted })
  try {
    await smtp.verify()
  } finally {
    smtp.close()
  }
  return [green('The mail server lets us in')]
}
