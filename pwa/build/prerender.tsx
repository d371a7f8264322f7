import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { AuthPage } from '#pwa/screens/account/auth-page.tsx'
import { CheckoutPage } from '#pwa/screens/checkout/checkout-page.tsx'
import { PayHeader } from '#pwa/screens/checkout/pay-header.tsx'
import payStyles from '#pwa/screens/checkout/pay-shell.module.css'
import { DashboardOpening } from '#pwa/screens/learning/dashboard/dashboard-opening.tsx'
import { PracticePage } from '#pwa/screens/practice/practice-page.tsx'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { GuidePage } from '#pwa/screens/storefront/guide/guide-page.tsx'
import { HomePage } from '#pwa/screens/storefront/home/home-page.tsx'
import { Header } from '#pwa/app/header.tsx'
import styles from '#pwa/app/shell.module.css'

/** The address and the first screen of each document. These screens must render without a browser. */
const SCREENS: Record<string, readonly [address: string, screen: ReactNode]> = {
  'index-home.html': ['/', inShell(<HomePage />)],
  'guide.html': ['/guide', inShell(<GuidePage />)],
  'practice-test.html': ['/practice-test', inShell(<PracticePage />)],
  'auth.html': ['/auth', inShell(<AuthPage />)],
  'auth-signup.html': ['/auth?tab=signup', inShell(<AuthPage />)],
  'dashboard.html': ['/dashboard', inShell(<DashboardOpening />)],
  'checkout.html': ['/checkout', inPayShell(<CheckoutPage />)],
}

function inShell(screen: ReactNode) {
  return (
    <>
      <Header />
      <main className={styles['main']}>{screen}</main>
    </>
  )
}

function inPayShell(screen: ReactNode) {
  return (
    <>
      <PayHeader />
      <main className={payStyles['main']}>{screen}</main>
    </>
  )
}

/**
 * The markup that each document shows until the app renders the same screen. Only the build uses it.
 * The render replaces the markup and does not hydrate it, so the two need not be identical.
 */
export const MARKUPS = Object.fromEntries(
  Object.entries(SCREENS).map(([fileName, given]) => [fileName, prerender(...given)]),
)

function prerender(address: string, screen: ReactNode): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location={address}>{screen}</StaticRouter>
    </QueryClientProvider>,
  )
  return disableControls(removeHeadParts(markup))
}

/**
 * Removes the title and the links from the markup. The document already has a title, and the build
 * does not know the server's address for the links.
 */
function removeHeadParts(markup: string): string {
  return markup.replace(/<title>.*?<\/title>|<link [^>]*>/g, '')
}

/** Disables all controls except links, because they do not work before the app has started. */
function disableControls(markup: string): string {
  return markup
    .replace(/<(?:button|input|select|summary)\b/g, '$& inert')
    .replace(/<input\b/g, '$& readonly')
}
