import './empty-browser.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'

export const SOMEBODY: CurrentUser = {
  id: '6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
  username: 'keeper',
  email: 'keeper@example.org',
  emailConfirmed: true,
  hasPremiumAccess: false,
  isAdmin: true,
  rights: ['audit', 'issue', 'revoke', 'own'],
  isGuest: false,
  mayAskNames: false,
  isHolder: false,
  createdAt: '2026-01-02T03:04:05.000Z',
}

interface Setting {
  path?: string
  /** The signed-in user. Without `user`, the app does not know yet who is signed in. */
  user?: CurrentUser | null
  prepare?: (client: QueryClient) => void
}

/**
 * Returns the first markup of a component of the app. No effect has run yet. Import this file
 * before the app, because the app's modules read the browser while they load.
 */
export function renderScreen(
  screen: ReactNode,
  { path = '/', user, prepare }: Setting = {},
): string {
  const client = createQueryClient()
  if (user !== undefined) client.setQueryData(sessionQuery.queryKey, user)
  prepare?.(client)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
}

/** Returns the text of each element with this tag name. */
export function textsOf(markup: string, element: string): string[] {
  const found = markup.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))
  return Array.from(found, ([whole]) => readText(whole))
}

/**
 * Returns the pieces of text between the tags. A `<wbr>` allows a line break and does not end a
 * piece.
 */
export function piecesOf(markup: string): string[] {
  return markup
    .replaceAll('<wbr/>', '')
    .split(/<[^>]*>/)
    .map(readText)
    .filter((text) => text !== '')
}

export function readText(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}
