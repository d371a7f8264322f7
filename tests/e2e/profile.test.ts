import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { KEEPER, logIn, PASSWORD } from '#tests/support/browser/sign-in.ts'
import { buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { button, NEW_PASSWORD, openProfile } from './account.ts'
import { test } from './journey.ts'
import { waitForLink } from './mailbox.ts'

describe('the profile', () => {
  test('shows who is signed in, and leads a free account to the checkout', async ({
    person,
    page,
  }) => {
    await openProfile(page, person)
    const facts = page.getByRole('main')
    await facts.getByText(`${person.username}@example.org`).first().waitFor()
    await facts.getByText('Free', { exact: true }).waitFor()
    expect(await facts.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0)
    expect(await facts.getByRole('link', { name: 'Learning Dashboard' }).count()).toBe(0)

    await facts.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
    const field = page.getByRole('textbox', { name: 'Email' })
    await expect.poll(() => field.inputValue()).toBe(`${person.username}@example.org`)
  })

  test('shows an administrator the role and the way to the console', async ({ page }) => {
    await openProfile(page, KEEPER)
    await page.getByRole('main').getByText('Admin', { exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Admin Panel' }).click()
    await page.waitForURL('/admin')
  })

  test('saves a new name, and says at the field what cannot be saved', async ({
    server,
    person,
    page,
  }) => {
    await openProfile(page, person)
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Username').fill(KEEPER.username)
    const password = page.getByLabel('Current password', { exact: true }).first()
    await password.fill(PASSWORD)
    await button(page, 'Save').click()
    await page.getByText('This username is taken.').waitFor()

    await page.getByLabel('Username').fill(`${person.username}-renamed`)
    await page.getByLabel('Email').fill('not an address')
    await button(page, 'Save').click()
    await page.getByText('Enter a valid email address.').waitFor()

    await page.getByLabel('Email').fill(`${person.username}-new@example.org`)
    await password.fill('not this one')
    await button(page, 'Save').click()
    await page.getByText('The current password is wrong.').waitFor()

    await password.fill(PASSWORD)
    await button(page, 'Save').click()
    await page.getByText('Profile updated').waitFor()
    await page.getByRole('main').getByText(`${person.username}-renamed`, { exact: true }).waitFor()

    await page.getByText('Your new address waits for you').waitFor()
    await page.reload()
    await page.getByText(`Until then ${person.username}@example.org stands.`).waitFor()
    await checkBothThemes(page)

    await page.goto(await waitForLink(server, `${person.username}-new@example.org`, 'change'))
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    expect(page.url()).not.toContain('token')
    await page.goto('/profile')
    await page.getByRole('main').getByText(`${person.username}-new@example.org`).first().waitFor()
  })

  test('changes the password, which ends every other session', async ({ server, person, page }) => {
    await openProfile(page, person)
    const elsewhere = createHttpClient(server.url)
    expect(
      await elsewhere.post('/api/login', { username: person.username, password: PASSWORD }),
    ).toMatchObject({ status: 200 })

    await page.getByLabel('Current password', { exact: true }).fill('not this one')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button(page, 'Change Password').click()
    await page.getByText('The current password is wrong.').waitFor()

    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await button(page, 'Change Password').click()
    await page.getByText('Password changed').waitFor()
    expect(await elsewhere.get('/api/user')).toMatchObject({ status: 401 })
  })

  test('lists the devices that hold a key, ends one of them, and says so', async ({
    server,
    person,
    page,
  }) => {
    await openProfile(page, person)
    await page.getByText('None yet.').waitFor()
    const phone = createHttpClient(server.url)
    await phone.post('/api/login', { username: person.username, password: PASSWORD })
    const key = await generateDeviceKey()
    await phone.post('/api/visa/devices', await buildRegistration(person.userId, key))

    await page.reload()
    await page.getByRole('button', { name: 'End Test phone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End device' }).click()
    await page.getByText('Its codes are no longer valid, and it is signed out.').waitFor()
    await page.getByText('None yet.').waitFor()
    await page.getByText(/^Ended .*: you ended it, or its session/).waitFor()
    expect(await phone.get('/api/user')).toMatchObject({ status: 401 })
  })

  test('hands out everything that is kept, also as a page which runs and loads nothing wherever it is opened', async ({
    person,
    page,
    openBrowser,
  }) => {
    await openProfile(page, person)
    const [data] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download My Data').click(),
    ])
    const { user } = JSON.parse(readFileSync(await data.path(), 'utf8')) as {
      user: { username: string }
    }
    expect(user.username).toBe(person.username)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download as a Page').click(),
    ])
    expect(download.suggestedFilename()).toBe('visa-success-guide-account.html')
    const saved = await (await openBrowser({ javaScriptEnabled: true })).openPage()
    const asked: string[] = []
    saved.on('request', (request) => asked.push(request.url()))
    const text = readFileSync(await download.path(), 'utf8')
    await saved.setContent(text)
    await saved.getByRole('heading', { name: 'Your data at Visa Success Guide' }).waitFor()
    await saved.getByText(`${person.username}@example.org`, { exact: true }).first().waitFor()
    await checkBothThemes(saved)
    const width = () => saved.evaluate(() => document.documentElement.scrollWidth)
    await saved.setViewportSize({ width: 390, height: 800 })
    expect(await width()).toBe(390)
    expect(asked).toEqual([])
    const isStyled = () => saved.evaluate(() => getComputedStyle(document.body).maxWidth)
    expect(await isStyled()).toBe('960px')
  })

  test('deletes the account after the password, and leaves nothing on the device', async ({
    person,
    page,
  }) => {
    await openProfile(page, person)
    await button(page, 'Delete Account').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await dialog.getByText('Password is required').waitFor()
    await dialog.getByLabel('Current password', { exact: true }).fill('not this one')
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await dialog.getByText('The current password is wrong.').waitFor()

    await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await page.getByText('Account deleted').waitFor()
    await page.waitForURL('/')
    expect(await page.evaluate(() => localStorage.getItem('holder'))).toBeNull()
    await page.goto('/auth')
    await logIn(page, person)
    await page.getByText('Login failed').waitFor()
  })

  test('can be read without a connection, and says why nothing can be changed', async ({
    person,
    page,
  }) => {
    await openProfile(page, person)
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await page.getByText('Changes need a connection').waitFor()
    await page.getByRole('main').getByText(person.username, { exact: true }).waitFor()
    for (const action of [
      'Edit Profile',
      'Change Password',
      'Download My Data',
      'Download as a Page',
      'Delete Account',
    ]) {
      expect(await button(page, action).isDisabled(), action).toBe(true)
    }
    await page.unrouteAll({ behavior: 'wait' })
  })
})
