import { describe, expect } from 'vitest'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { logIn, signIn } from '#tests/support/browser/engines/sign-in.ts'
import { nameSomebody } from '../journey.ts'
import { ENGINES, expectWhole, test } from './device.ts'

describe.each(ENGINES)('in %s somebody new', (engine) => {
  test('signs up, out and in again', async ({ open }) => {
    const page = await open(engine)
    const username = nameSomebody()
    await page.go('/auth?tab=signup')
    await page.see('Join Visa Success Guide')
    await page.type('Username', username)
    await page.type('Email', `${username}@example.org`)
    await page.type('Password', PASSWORD)
    await page.type('Confirm Password', PASSWORD)
    await page.press('Sign Up', { role: 'button', within: '[role=tabpanel]' })
    await page.see('Welcome to Visa Success Guide!')
    await page.reach('/progress')

    await page.press('Menu')
    await expectWhole(page)
    await page.press('Logout')
    await page.see('You have been successfully logged out.')

    await page.go('/auth')
    await logIn(page, { username, password: 'not this one' })
    await page.see('Login failed')
    await logIn(page, { username })
    await page.see('Welcome back!')
    await page.reach('/progress')
  })
})

describe.each(ENGINES)('in %s a holder', (engine) => {
  test('takes the data of the account by the page and by a link to it', async ({
    server,
    person,
    open,
  }) => {
    const page = await open(engine)
    const countExports = () =>
      server.output().match(/"route":"\/api\/user\/export","status":200/g)?.length ?? 0
    const before = countExports()
    await signIn(page, person, '/profile')
    await page.press('Download My Data')
    await expect.poll(countExports).toBe(before + 1)
    await page.press('Download as a Page')
    await expect.poll(countExports).toBe(before + 2)
    await page.evaluate(() => {
      location.assign('/api/user/export')
    })
    await expect.poll(countExports).toBe(before + 3)
  })
})
