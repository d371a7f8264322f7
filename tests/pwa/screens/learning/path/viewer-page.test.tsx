// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { ViewerPage } from '#pwa/screens/learning/path/viewer-page.tsx'
import { keepUser } from '#pwa/session/kept-user.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const [first, second] = premiumContent.paths.find(({ id }) => id === 'requirements')?.modules ?? []

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
    </>
  )
}

const READER = { ...AMARA, hasPremiumAccess: true }

beforeEach(() => {
  keepUser(READER)
  answer(learningContent, (_, query) =>
    query.get('part') === 'free' ? freeContent : premiumContent,
  )
})

const open = (path: string) =>
  showScreen(
    <>
      <Address />
      <Routes>
        <Route path="/learn/:moduleId" element={<ViewerPage />} />
      </Routes>
    </>,
    { path, user: READER },
  )

test('the address holds the module: Back leads to the one before', async () => {
  const page = await open('/learn/requirements')
  const heading = (title = '') => page.findByRole('heading', { level: 2, name: title })
  await heading(first?.title)
  fireEvent.click(page.getByRole('button', { name: 'Complete & Continue' }))
  await heading(second?.title)
  expect(page.getByLabelText('Address').textContent).toBe(
    `/learn/requirements?module=${String(second?.id)}`,
  )
  fireEvent.click(page.getByRole('button', { name: 'Browser’s Back' }))
  await heading(first?.title)
})

test('a reload opens the module that the address names, and one that is unknown opens the first', async () => {
  const page = await open(`/learn/requirements?module=${String(second?.id)}`)
  await page.findByRole('heading', { level: 2, name: second?.title ?? '' })
  page.unmount()
  const other = await open('/learn/requirements?module=gone')
  await other.findByRole('heading', { level: 2, name: first?.title ?? '' })
})
