import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { PracticePage } from '#pwa/screens/practice/practice-page.tsx'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { GuidePage } from '#pwa/screens/storefront/guide-page.tsx'
import { HomePage } from '#pwa/screens/storefront/home-page.tsx'
import { Header } from '#pwa/app/header.tsx'
import styles from '#pwa/app/shell.module.css'

const SCREENS: Record<string, ComponentType> = {
  '/': HomePage,
  '/guide': GuidePage,
  '/practice-test': PracticePage,
}

/** What a document shows until the app renders the same in its place; run by the build only. */
export function prerender(path: string): string {
  const Screen = SCREENS[path]
  if (!Screen) throw new Error(`Nothing is prerendered for ${path}.`)
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={path}>
        <Header />
        <main className={styles['main']}>
          <Screen />
        </main>
      </StaticRouter>
    </QueryClientProvider>,
  )
  return disableControls(removeHeadParts(markup))
}

/** The document has a title of its own, and its address is not known here. */
function removeHeadParts(markup: string): string {
  return markup.replace(/<title>.*?<\/title>|<link [^>]*>/g, '')
}

/** Links work at once; nothing else answers yet, so nothing else may be pressed or filled in. */
function disableControls(markup: string): string {
  return markup
    .replace(/<(?:button|input|select|summary)\b/g, '$& inert')
    .replace(/<input\b/g, '$& readonly')
}
