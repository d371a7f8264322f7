import { beforeEach, describe, expect, test } from 'vitest'
import { openSmtp } from '#api/mail/transport.ts'
import { OutboxRow, enqueueMail } from '#api/mail/outbox-row.ts'
import { warnExpiring } from '#api/credentials/warn-expiring.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { dayFromNow, setScene } from '#tests/support/server/credentials.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { readMail, readMails } from '#tests/support/server/mail.ts'

const smtp = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: smtp.url } })
beforeEach(() => {
  smtp.refusal = undefined
  smtp.mails.length = 0
})

async function register(): Promise<{ email: string; userId: string }> {
  const email = newAddress()
  const details = { username: email.slice(0, 20), email, password: 'a long and quiet river' }
  const { body } = await app.visit().post('/api/register', details)
  return { email, userId: (body as { id: string }).id }
}

const rowsOf = (userId: string) => OutboxRow.query(app.services.database).where({ userId })
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email)

const LETTER = {
  from: 'guide@visa.example',
  to: 'somebody@visa.example',
  subject: 'A subject',
  text: 'Words',
  html: '<p>Words</p>',
  messageId: '<one@visa.example>',
}

describe('with a mail server', () => {
  test('that cannot encrypt, nothing is sent where mails must be encrypted', async () => {
    const strict = openSmtp(smtp.url, { isEncrypted: true })
    await expect(strict.send(LETTER)).rejects.toThrow()
    expect(smtp.mails).toEqual([])
    const open = openSmtp(smtp.url, { isEncrypted: false })
    await open.send(LETTER)
    expect(smtp.mails).toHaveLength(1)
    strict.close()
    open.close()
  })

  test('a mail is sent once, and nothing of it stays behind', async () => {
    const { email, userId } = await register()
    await app.services.mailer.deliver()
    await app.services.mailer.deliver()

    expect(mailsTo(email)).toMatchObject([{ subject: 'Confirm your email address' }])
    expect(await rowsOf(userId)).toMatchObject([
      { recipient: null, content: null, sentAt: expect.any(Date) as Date, attempts: 1 },
    ])
  })

  test('a mail waits while the server refuses, longer each time, and keeps its id', async () => {
    smtp.refusal = 'come back later'
    const { email, userId } = await register()
    await app.services.mailer.deliver()
    const [first] = await rowsOf(userId)
    expect(first).toMatchObject({ attempts: 1, sentAt: null })

    smtp.refusal = undefined
    await app.services.mailer.deliver()
    expect(mailsTo(email)).toEqual([])
    app.clock.advance(6_000)
    await app.services.mailer.deliver()
    expect(mailsTo(email)).toMatchObject([{ messageId: `<${first?.id ?? ''}@visa.example.org>` }])
  })

  test('a mail that could not be sent for three days is given up', async () => {
    smtp.refusal = 'never'
    const { userId } = await register()
    app.clock.advance(4 * 24 * 60 * 60_000)
    await app.services.mailer.deliver()
    expect(await rowsOf(userId)).toMatchObject([
      { recipient: null, givenUpAt: expect.any(Date) as Date },
    ])
  })

  test('a mail of a transaction that fails is never sent', async () => {
    const user = await app.buildUser()
    const { id: userId, email: recipient, language } = user
    const mail = { userId, recipient, language, now: app.clock.now() }
    const failing = app.services.database.transaction(async (trx) => {
      const content = {
        template: 'receipt',
        purchaseId: user.id,
        productName: 'The guide',
        price: '$19.99',
        paidOn: '2026-01-31',
      } as const
      await enqueueMail(trx, mail, content)
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    await app.services.mailer.deliver()
    expect(mailsTo(user.email)).toEqual([])
  })

  test('a mail to somebody whose account is deleted is not sent', async () => {
    smtp.refusal = 'come back later'
    const { email, userId } = await register()
    await app.services.mailer.deliver()
    const admin = await app.signIn(await app.buildAdmin())
    expect((await admin.delete(`/api/admin/users/${userId}`)).status).toBe(204)
    smtp.refusal = undefined
    app.clock.advance(60_000)
    await app.services.mailer.deliver()
    expect(mailsTo(email)).toEqual([])
  })

  test('a mail waits while the server is away', async () => {
    await smtp.stop()
    const { userId } = await register()
    await app.services.mailer.deliver()
    expect(await rowsOf(userId)).toMatchObject([{ sentAt: null, givenUpAt: null, attempts: 1 }])
  })
})

describe('without a mail server', () => {
  let plain: TestApp
  beforeEach(async () => {
    plain = await startTestApp()
  })

  test('a holder is told of issuing, revoking and, once, of the coming expiry', async () => {
    const { admin, holderRow: holder, issue } = await setScene(plain)
    const { credentialId } = await issue({ expiryDate: dayFromNow(20) })
    expect(await warnExpiring(plain.services)).toBe(1)
    expect(await warnExpiring(plain.services)).toBe(0)
    const reason = { reasonCode: 1, reason: 'Lost <passport>.' }
    await admin.post(`/api/admin/credentials/${credentialId}/revoke`, reason)

    const subjects = (await readMails(plain, holder.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('credential')).sort()).toEqual([
      'A credential of yours expires soon',
      'A credential of yours was revoked',
      'A credential was issued to you',
    ])
    const revoked = await readMail(plain, holder.email, 'A credential of yours was revoked')
    expect(revoked.text).toContain('Lost <passport>.')
  })
})
