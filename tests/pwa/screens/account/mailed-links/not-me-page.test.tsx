// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { currentUser } from '#contracts/accounts/account.ts'
import { undoChange, type Undone } from '#contracts/accounts/account-links.ts'
import { NotMePage } from '#pwa/screens/account/mailed-links/not-me-page.tsx'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'

const TOKEN = 'a'.repeat(43)

async function press() {
  const page = await showScreen(<NotMePage />, { path: `/auth/not-me#token=${TOKEN}`, user: null })
  fireEvent.click(page.getByRole('button', { name: 'This was not me' }))
  return page
}

test('a visit undoes nothing: programs that scan mails follow links as well', async () => {
  const page = await showScreen(<NotMePage />, { path: `/auth/not-me#token=${TOKEN}`, user: null })
  page.getByRole('heading', { name: 'Was this not you?' })
  expect(askedPaths(undoChange)).toEqual([])
})

test('the button undoes it, and says to look into the mail', async () => {
  const sent: unknown[] = []
  answer(undoChange, (body): Undone => {
    sent.push(body)
    return { rights: 'none' }
  })
  refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
  const page = await press()
  const heading = await page.findByRole('heading', { name: 'Everybody is signed out' })
  await waitFor(() => {
    expect(document.activeElement).toBe(heading)
  })
  expect(sent).toEqual([{ token: TOKEN }])
  expect(page.queryByText('Your rights in the console')).toBeNull()
})

test.each<[Undone['rights'], RegExp]>([
  ['withdrawn', /^Your rights in the admin console are withdrawn\./],
  ['kept', /^You are the only owner, so your rights stay/],
])('whose rights are %s reads what to do', async (rights, note) => {
  answer(undoChange, () => ({ rights }))
  refuse(currentUser, 401, 'SIGN_IN_REQUIRED')
  const page = await press()
  await page.findByText(note)
})

test('a link that was used says so, and where to go', async () => {
  refuse(undoChange, 410, 'LINK_EXPIRED')
  const page = await press()
  await page.findByRole('heading', { name: 'This link has expired or was used already' })
  page.getByRole('link', { name: 'Choose a new password' })
  expect(page.queryByRole('button', { name: 'Send a new link' })).toBeNull()
})

test('what fails leaves the button where it was', async () => {
  refuse(undoChange, 503, 'STORAGE_UNAVAILABLE', { message: 'Try again in a few seconds.' })
  const page = await press()
  expect((await page.findByRole('alert')).textContent).toContain('Try again in a few seconds.')
  page.getByRole('button', { name: 'This was not me' })
})
