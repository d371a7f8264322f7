// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Link, useRoutes } from 'react-router-dom'

const PATHS = ['/wallet', '/profile', '/privacy', '/terms', '/admin']
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)

/** Opens a document at this path for a reader whose browser asks for this language. */
async function open(path: string, accepted: string) {
  vi.resetModules()
  document.documentElement.lang = 'en'
  history.replaceState(null, '', path)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([accepted])
  const { LanguageNotice } = await import('#pwa/app/language-notice.tsx')
  const { InItsLanguage } = await import('#pwa/app/routes.tsx')

  function Screens() {
    return useRoutes([{ element: <InItsLanguage />, children: [{ path: '*', element: 'Screen' }] }])
  }

  return showScreen(
    <>
      <LanguageNotice />
      <Screens />
      {PATHS.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </>,
    { path },
  )
}

function follow(page: Awaited<ReturnType<typeof open>>, path: string) {
  fireEvent.click(page.getByRole('link', { name: path }))
}

beforeEach(() => reload.mockClear())

test('a document in Spanish shows its screens, and is left for one in English', async () => {
  const page = await open('/wallet', 'es')
  follow(page, '/profile')
  page.getByText('Screen')
  expect(reload).not.toHaveBeenCalled()
  follow(page, '/privacy')
  expect(page.queryByText('Screen')).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

test('a document in English for a Spanish reader says so, and is left for one in Spanish', async () => {
  const page = await open('/admin', 'es')
  follow(page, '/terms')
  page.getByText('Screen')
  expect(page.getByText('Esta página está solo en inglés.').lang).toBe('es')
  expect(reload).not.toHaveBeenCalled()
  follow(page, '/wallet')
  expect(page.queryByText('Screen')).toBeNull()
  expect(page.queryByText(/inglés/)).toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})

test('an English reader stays in one document, and reads no note', async () => {
  const page = await open('/wallet', 'en')
  follow(page, '/admin')
  page.getByText('Screen')
  expect(page.queryByText(/inglés/)).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})
