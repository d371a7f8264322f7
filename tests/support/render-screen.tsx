import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '#pwa/session/query-client.ts'

/** The markup of a part of the app as it first appears, where `empty-browser.ts` is the browser. */
export function renderScreen(
  screen: ReactNode,
  prepare: (client: QueryClient) => void = () => undefined,
): string {
  const client = createQueryClient()
  prepare(client)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
}

/** What each element of this name says. */
export function textsOf(markup: string, element: string): string[] {
  const found = markup.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))
  return Array.from(found, ([whole]) => readText(whole))
}

export function readText(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}
