import { describe, expect } from 'vitest'
import { checkBothThemes } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { test } from './console.ts'
import type { Site } from './journey.ts'

async function signInTraveller({ url }: Site) {
  const browser = createHttpClient(url)
  await browser.post('/api/login', { username: 'traveller-two', password: PASSWORD })
  expect((await browser.get('/api/user')).status).toBe(200)
  return browser
}

describe('an owner', () => {
  test('signs somebody out everywhere, which is listed', async ({ server, desk, page }) => {
    const traveller = await signInTraveller(server)
    await desk.openTab('Users')
    const name = 'Sign traveller-two out everywhere'
    await desk.rowOf('traveller-two').getByRole('button', { name }).click()
    const question = desk.dialog(`${name}?`)
    await question.getByText('Credentials stay valid.').waitFor()
    await checkBothThemes(page)
    expect((await traveller.get('/api/user')).status).toBe(200)
    await question.getByRole('button', { name: 'Sign out everywhere' }).press('Enter')
    await page.getByText('traveller-two is signed out everywhere.').waitFor()
    expect((await traveller.get('/api/user')).status).toBe(401)
    await expect.poll(desk.focusedName).toBe(name)
    await desk.openTab('Activity')
    await desk.rowOf('Ended all sessions').getByText('traveller-two').waitFor()
  })
})
