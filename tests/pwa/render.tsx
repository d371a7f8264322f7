import './browser-globals.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { CurrentUser } from '#contracts/account.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'

export const SOMEBODY: CurrentUser = {
  id: '6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
  username: 'keeper',
  email: 'keeper@example.org',
  emailConfirmed: true,
  hasPremiumAccess: false,
  isAdmin: true,
  isGuest: false,
  createdAt: '2026-01-02T03:04:05.000Z',
}

interface Setting {
  path?: string
  user?: CurrentUser | null
}

/** The first picture of a part of the app, as markup; no effect has run. */
export function render(node: ReactNode, { path = '/', user = SOMEBODY }: Setting = {}): string {
  const client = createQueryClient()
  client.setQueryData(sessionQuery.queryKey, user)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{node}</MemoryRouter>
    </QueryClientProvider>,
  )
}

/** What a person reads of it, each piece of text apart. */
export function textsOf(markup: string): string[] {
  return markup
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim())
    .filter((text) => text !== '')
}
