import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  checkAccessibility,
  checkBothThemes,
  openBrowser,
  type Browser,
} from '#tests/support/browser/browser.ts'
import { buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import type { Server } from '#tests/support/server/server.ts'
import {
  KEEPER,
  logIn,
  PASSWORD,
  register,
  signIn,
  startKeptServer,
} from '#tests/support/browser/sign-in.ts'

const NEW_PASSWORD = 'an aisle seat, rather'

let server: Server
let browser: Browser
let page: Page
let people = 0

beforeAll(async () => {
  server = await startKeptServer()
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  browser = await openBrowser({ baseURL: server.url, viewport: { width: 1280, height: 900 } })
  page = await browser.openPage()
})

afterEach(async () => {
  expect(browser.complaints).toEqual([])
  await browser.close()
})

async function registerPerson(): Promise<string> {
  people += 1
  const username = `person-${String(people)}`
  await register(server.url, username)
  return username
}

async function openProfile(username?: string, password = PASSWORD): Promise<string> {
  const name = username ?? (await registerPerson())
  await signIn(page, { username: name, password }, '/profile')
  await page.getByText('Member Since').waitFor()
  return name
}

function button(name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

/** The newest link of a kind that was mailed to this address. */
async function waitForLink(email: string, kind: string): Promise<string> {
  const folder = join(server.dataDir, 'mail')
  const find = () =>
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(email))
      .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .map((mail) => new RegExp(`/auth/${kind}#token=[\\w-]{43}`).exec(mail)?.[0])
      .findLast((link) => link !== undefined)
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

describe('the profile', () => {
  test('shows who is signed in, and leads a free account to the checkout', async () => {
    const name = await openProfile()
    const facts = page.getByRole('main')
    await facts.getByText(`${name}@example.org`).first().waitFor()
    await facts.getByText('Free', { exact: true }).waitFor()
    expect(await facts.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0)
    expect(await facts.getByRole('link', { name: 'Learning Dashboard' }).count()).toBe(0)

    await facts.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor()
    const field = page.getByRole('textbox', { name: 'Email' })
    await expect.poll(() => field.inputValue()).toBe(`${name}@example.org`)
  })

  test('shows an administrator the role and the way to the console', async () => {
    await openProfile(KEEPER.username, KEEPER.password)
    await page.getByRole('main').getByText('Admin', { exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Admin Panel' }).click()
    await page.waitForURL('/admin')
  })

  test('saves a new name, and says at the field what cannot be saved', async () => {
    const name = await openProfile()
    await button('Edit Profile').click()
    await page.getByLabel('Username').fill(KEEPER.username)
    await button('Save').click()
    await page.getByText('This username is taken.').waitFor()

    await page.getByLabel('Username').fill(`${name}-renamed`)
    await page.getByLabel('Email').fill('not an address')
    await button('Save').click()
    await page.getByText('Enter a valid email address.').waitFor()

    await page.getByLabel('Email').fill(`${name}-new@example.org`)
    await page.getByLabel('Current password', { exact: true }).first().fill('not this one')
    await button('Save').click()
    await page.getByText('The current password is wrong.').waitFor()

    await page.getByLabel('Current password', { exact: true }).first().fill(PASSWORD)
    await button('Save').click()
    await page.getByText('Profile updated').waitFor()
    await page.getByRole('main').getByText(`${name}-renamed`, { exact: true }).waitFor()

    await page.getByText('Your new address waits for you').waitFor()
    await page.reload()
    await page.getByText(`Until then ${name}@example.org stands.`).waitFor()
    await checkBothThemes(page)

    await page.goto(await waitForLink(`${name}-new@example.org`, 'change'))
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    expect(page.url()).not.toContain('token')
    await page.goto('/profile')
    await page.getByRole('main').getByText(`${name}-new@example.org`).first().waitFor()
  })

  test('gives a new address up again', async () => {
    const name = await openProfile()
    await button('Edit Profile').click()
    await page.getByLabel('Email').fill(`${name}-typo@example.org`)
    await page.getByLabel('Current password', { exact: true }).first().fill(PASSWORD)
    await button('Save').click()
    await button('Keep the old address').click()
    await page.getByText('Your new address waits for you').waitFor({ state: 'detached' })

    await page.goto(await waitForLink(`${name}-typo@example.org`, 'change'))
    await page.getByRole('heading', { name: /This link has expired or was used/ }).waitFor()
  })

  test('changes the password, which ends every other session', async () => {
    const name = await openProfile()
    const elsewhere = createHttpClient(server.url)
    expect(
      await elsewhere.post('/api/login', { username: name, password: PASSWORD }),
    ).toMatchObject({ status: 200 })

    await page.getByLabel('Current password', { exact: true }).fill('not this one')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button('Change Password').click()
    await page.getByText('The current password is wrong.').waitFor()

    await page.getByLabel('Current password', { exact: true }).fill(PASSWORD)
    await button('Change Password').click()
    await page.getByText('Password changed').waitFor()
    expect(await elsewhere.get('/api/user')).toMatchObject({ status: 401 })
  })

  test('lists the browsers that are signed in, and ends one of them', async () => {
    const name = await registerPerson()
    const elsewhere = createHttpClient(server.url)
    await elsewhere.post('/api/login', { username: name, password: PASSWORD })
    await openProfile(name)
    await page.getByText('This browser').waitFor()
    // The registration left a session as well.
    const ends = page.getByRole('button', { name: /^End the session of/ })
    await expect.poll(() => ends.count()).toBe(2)
    await ends.first().click()
    await expect.poll(() => ends.count()).toBe(1)
    await button('End all other sessions').click()
    await expect.poll(() => ends.count()).toBe(0)
    expect(await elsewhere.get('/api/user')).toMatchObject({ status: 401 })
  })

  test('lists the devices that hold a key, ends one of them, and says so', async () => {
    const name = await openProfile()
    await page.getByText('None yet.').waitFor()
    const phone = createHttpClient(server.url)
    const { body } = await phone.post('/api/login', { username: name, password: PASSWORD })
    const { id } = body as { id: string }
    await phone.post('/api/visa/devices', await buildRegistration(id, await generateDeviceKey()))

    await page.reload()
    await page.getByRole('button', { name: 'End Test phone' }).click()
    await page.getByText('Its codes are no longer valid, and it is signed out.').waitFor()
    await page.getByText('None yet.').waitFor()
    await page.getByText(/^Ended .*: you ended it, or its session/).waitFor()
    expect(await phone.get('/api/user')).toMatchObject({ status: 401 })
  })

  test('hands out everything that is kept about the person', async () => {
    const name = await openProfile()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button('Download My Data').click(),
    ])
    const { user } = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
      user: { username: string }
    }
    expect(user.username).toBe(name)
  })

  test('deletes the account after the password, and leaves nothing on the device', async () => {
    const name = await openProfile()
    await button('Delete Account').click()
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
    await logIn(page, { username: name })
    await page.getByText('Login failed').waitFor()
  })

  test('can be read without a connection, and says why nothing can be changed', async () => {
    const name = await openProfile()
    await page.route('**/api/**', (route) => route.abort())
    await page.reload()
    await page.getByText('Changes need a connection').waitFor()
    await page.getByRole('main').getByText(name, { exact: true }).waitFor()
    for (const action of [
      'Edit Profile',
      'Change Password',
      'Download My Data',
      'Delete Account',
    ]) {
      expect(await button(action).isDisabled(), action).toBe(true)
    }
    await page.unrouteAll({ behavior: 'wait' })
  })
})

describe('a mailed link', () => {
  test('confirms the address of whoever is signed in', async () => {
    const name = await openProfile()
    await page.getByText('Your email address is not confirmed yet').waitFor()
    await page.goto(await waitForLink(`${name}@example.org`, 'confirm'))
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/profile')
    await page.getByText('Member Since').waitFor()
    await expect.poll(() => page.getByText('is not confirmed yet').count()).toBe(0)
  })

  test('asks a browser on which nobody is signed in to sign in first', async () => {
    const name = await registerPerson()
    await page.goto(await waitForLink(`${name}@example.org`, 'confirm'))
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
    await checkAccessibility(page)
    await logIn(page, { username: name })
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
  })

  test('lets the owner of the mailbox take over what somebody else registered', async () => {
    const name = await registerPerson()
    await page.goto(await waitForLink(`${name}@example.org`, 'confirm'))
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button('Set Password').click()
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    expect(
      await createHttpClient(server.url).post('/api/login', { username: name, password: PASSWORD }),
    ).toMatchObject({ status: 401 })
  })

  test('sets a new password for who forgot it, once', async () => {
    const name = await registerPerson()
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill(`${name}@example.org`)
    await button('Send Link').click()
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()

    const link = await waitForLink(`${name}@example.org`, 'reset')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('short')
    await button('Change Password').click()
    await page.getByText('Use at least 8 characters.').waitFor()
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button('Change Password').click()
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()

    // From elsewhere: a secret behind the # alone loads no page anew.
    await page.goto('/auth')
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await button('Change Password').click()
    await page.getByRole('heading', { name: 'This link has expired or was used already' }).waitFor()
    await checkAccessibility(page)
    await button('Send a new link').click()
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  })

  test('that was cut in half says so', async () => {
    await page.goto('/auth/claim#token=half')
    await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor()
  })
})

describe('the account screens', () => {
  test.each(['light', 'dark'] as const)(
    'are accessible and fit every width in %s',
    async (theme) => {
      await page.emulateMedia({ colorScheme: theme })
      await openProfile()
      for (const path of [
        '/profile',
        '/auth/forgot',
        ...['claim', 'unlock', 'change'].map((kind) => `/auth/${kind}#token=${'a'.repeat(43)}`),
      ]) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, `${path} at ${String(width)}`).toBeLessThanOrEqual(0)
        }
        await checkAccessibility(page)
      }
    },
  )
})
