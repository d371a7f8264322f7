import { describe, expect } from 'vitest'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { logIn, PASSWORD } from '#tests/support/browser/sign-in.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { button, NEW_PASSWORD, openProfile } from './account.ts'
import { test } from './journey.ts'
import { waitForLink } from './mailbox.ts'

describe('a mailed link', () => {
  test('confirms the address of the signed-in user', async ({ server, person, page }) => {
    await openProfile(page, person)
    await page.getByText('Your email address is not confirmed yet').waitFor()
    await page.goto(await waitForLink(server, `${person.username}@example.org`, 'confirm'))
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/profile')
    await page.getByText('Member Since').waitFor()
    await expect.poll(() => page.getByText('is not confirmed yet').count()).toBe(0)
  })

  test('asks a browser on which nobody is signed in to sign in first', async ({
    server,
    person,
    page,
  }) => {
    await page.goto(await waitForLink(server, `${person.username}@example.org`, 'confirm'))
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    await checkAccessibility(page)
    await logIn(page, person)
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  })

  test('lets the owner of the mailbox take over what somebody else registered', async ({
    server,
    person,
    page,
  }) => {
    await page.goto(await waitForLink(server, `${person.username}@example.org`, 'confirm'))
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button(page, 'Set Password').click()
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    expect(
      await createHttpClient(server.url).post('/api/login', {
        username: person.username,
        password: PASSWORD,
      }),
    ).toMatchObject({ status: 401 })
  })

  test('sets a new password for who forgot it, once', async ({ server, person, page }) => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(`${person.username}@example.org`)
    await button(page, 'Send Link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()

    const link = await waitForLink(server, `${person.username}@example.org`, 'reset')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('short')
    await button(page, 'Change Password').click()
    await page.getByText('Use at least 8 characters.').waitFor()
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button(page, 'Change Password').click()
    await page.getByText(`You are signed in as ${person.username}.`).waitFor()
    await page.waitForURL('/progress')

    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button(page, 'Change Password').click()
    await page.getByRole('heading', { name: 'This link has expired or was used already' }).waitFor()
    await checkAccessibility(page)
    await button(page, 'Send a new link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  })
})
