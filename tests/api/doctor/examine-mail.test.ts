import { describe, expect, test } from 'vitest'
import type { Env } from '#api/settings/env.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { startNameServer } from '#tests/support/server/name-server.ts'
import { examineApp, line } from './examining.ts'

const names = await startNameServer()
const smtp = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: smtp.url } })

const ask = (different: Partial<Env>, asked: { mailTo?: string } = {}) =>
  examineApp(app, 'mail', different, asked)

describe('mail', () => {
  const mailFrom = 'Visa <no-reply@visa.example>'

  test('is green where the server lets us in and the names vouch for it, and no mail is sent for it', async () => {
    names.records.set('visa.example', ['v=spf1 include:mail', '.example -all'])
    names.records.set('s1._domainkey.visa.example', ['v=DKIM1; k=rsa; p=MIIB'])
    names.records.set('_dmarc.visa.example', ['v=DMARC1; p=reject'])
    expect(await ask({ mailFrom, mailDkimSelector: 's1' })).toEqual([
      'green The log-in at the mail server works. No test mail was sent. To send one: --mail-to ADDRESS',
      'green The SPF record at visa.example is right',
      'green The DKIM record at s1._domainkey.visa.example is right',
      'green The DMARC record at _dmarc.visa.example is right',
    ])
    expect(smtp.mails).toEqual([])
  })

  test('is red where the names let everybody send, or withdraw the key, or say nothing', async () => {
    names.records.set('visa.example', ['v=spf1 +all'])
    names.records.set('s1._domainkey.visa.example', ['v=DKIM1; p='])
    names.records.delete('_dmarc.visa.example')
    expect(await ask({ mailFrom, mailDkimSelector: 's1' })).toEqual([
      line('green'),
      line('red There is no SPF record at visa.example that protects'),
      line('red There is no DKIM record at s1._domainkey.visa.example'),
      'red No DMARC record at _dmarc.visa.example: ENOTFOUND',
    ])
    expect((await ask({ mailFrom })).at(2)).toMatch(/^grey No MAIL_DKIM_SELECTOR/)
  })

  test('is red where it is away, or does not encrypt as it must', async () => {
    expect(await ask({ smtpUrl: 'smtp://127.0.0.1:1' })).toEqual([line('red ')])
    expect(await ask({ isMailEncrypted: true })).toEqual([line('red ')])
  })

  test('sends one when it is asked to, and tells what the server said to it', async () => {
    const at = new Date('2026-11-20T08:00:00.000Z')
    app.clock.set(at)
    const [first] = await ask({ mailFrom }, { mailTo: 'operator@visa.example' })
    expect(first).toMatch(
      /^green The mail server accepted a mail to operator@visa\.example: 250 \S.*\. Check whether the mail arrives$/,
    )
    expect(smtp.mails).toMatchObject([
      { to: 'operator@visa.example', subject: 'A test mail from the doctor' },
    ])
    expect(smtp.mails[0]?.text).toContain(at.toISOString())
    expect(smtp.mails[0]?.messageId).toMatch(/^<[\w-]+@visa\.example>$/)
    smtp.mails.length = 0
  })

  test('is red, in the words of the server, where that takes none; the names are looked at all the same', async () => {
    smtp.refusal = 'relaying is not for you'
    const [first, ...others] = await ask({ mailFrom }, { mailTo: 'x@visa.example' })
    smtp.refusal = undefined
    expect(first).toMatch(
      /^red The mail server refused a mail to x@visa\.example: .*451 relaying is not for you/,
    )
    expect(others).toHaveLength(3)
    expect(smtp.mails).toEqual([])
  })

  test('is amber where mails are files', async () => {
    expect(await ask({ smtpUrl: undefined })).toEqual([line('amber No SMTP_URL')])
  })
})
