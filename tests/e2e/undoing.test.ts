import { expect } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { logIn, PASSWORD } from '#tests/support/browser/sign-in.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { button, NEW_PASSWORD, openProfile } from './account.ts'
import { type Person, type Site, test } from './journey.ts'
import { waitForLink } from './mailbox.ts'

const addressOf = ({ username }: Person) => `${username}@example.org`

/**
 * Takes over the account like a thief who knows its password. Changes the email address and the
 * password.
 */
async function steal(server: Site, person: Person) {
  const thief = createHttpClient(server.url)
  await thief.post('/api/login', { username: person.username, password: PASSWORD })
  const email = `${person.username}-thief@example.org`
  await thief.patch('/api/user', { username: person.username, email, currentPassword: PASSWORD })
  const link = await waitForLink(server, email, 'change')
  const token = link.split('token=')[1] ?? ''
  expect((await thief.post('/api/account/confirm', { token })).status).toBe(200)
  const passwords = { currentPassword: PASSWORD, newPassword: 'a thief chose this' }
  expect((await thief.post('/api/user/password', passwords)).status).toBe(204)
  return thief
}

test('a stolen account comes back by the mailbox that it was taken from', async ({
  server,
  person,
  page,
}) => {
  const email = addressOf(person)
  await openProfile(page, person)
  await page.goto(await waitForLink(server, email, 'confirm'))
  await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  const thief = await steal(server, person)

  const link = await waitForLink(server, email, 'not-me')
  await page.goto(link)
  await page.getByRole('heading', { name: 'Was this not you?' }).waitFor()
  expect(page.url()).not.toContain('token')
  await checkBothThemes(page)
  expect((await thief.get('/api/user')).status).toBe(200)
  await button(page, 'This was not me').click()
  await page.getByRole('heading', { name: 'Everybody is signed out' }).waitFor()
  await checkBothThemes(page)
  expect((await thief.get('/api/user')).status).toBe(401)

  await page.goto(await waitForLink(server, email, 'reset'))
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await button(page, 'Change Password').click()
  await page.getByText(`You are signed in as ${person.username}.`).waitFor()
  await page.goto('/profile')
  await page.getByRole('main').getByText(email).first().waitFor()

  await page.goto(link)
  await button(page, 'This was not me').click()
  await page.getByRole('heading', { name: 'This link has expired or was used already' }).waitFor()
  await checkBothThemes(page)
})

test('all sessions end from the profile, that of the browser itself too', async ({
  server,
  person,
  page,
}) => {
  const elsewhere = createHttpClient(server.url)
  await elsewhere.post('/api/login', { username: person.username, password: PASSWORD })
  await openProfile(page, person)
  await button(page, 'End all sessions').click()
  const question = page.getByRole('dialog', { name: 'End all sessions, here too?' })
  await question.waitFor()
  await checkBothThemes(page)
  await question.getByRole('button', { name: 'End all sessions' }).click()
  await page.getByText('You are signed out everywhere.').waitFor()
  expect((await elsewhere.get('/api/user')).status).toBe(401)
  await page.goto('/auth?next=/profile')
  await logIn(page, person)
  await page.getByText('Where you are signed in').waitFor()
})
