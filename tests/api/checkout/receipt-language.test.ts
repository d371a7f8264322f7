import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { buy, newAddress } from '#tests/support/checkout/checkout.ts'
import { readMail, readMails } from '#tests/support/server/mail.ts'

const app = await startTestApp()

test('a receipt is in English for everybody, and the other mails of a purchase are not', async () => {
  const browser = app.visit()
  browser.cookies.set('language', 'es')
  const email = newAddress()
  await buy(browser, email)
  const subjects = (await readMails(app, email)).map(({ subject }) => subject)
  expect(subjects.sort()).toEqual([
    'Establece una contraseña para tu guía',
    'Your receipt for the visa guide',
  ])
  const { text } = await readMail(app, email, 'Your receipt for the visa guide')
  expect(text).toMatch(/^Thank you for your purchase![^]*Questions\? Write to /)
})
