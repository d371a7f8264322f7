import { useEffect } from 'react'
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { addressIn, LANGUAGE_NAMES } from '#contracts/language/languages.ts'
import {
  AskToSignIn,
  RequireAccount,
  RequireAdmin,
  RequirePremium,
  RequireUser,
} from '#pwa/session/guards.tsx'
import { language, languageAt } from '#pwa/language/language.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { prepareWallet } from '#pwa/screens/wallet/prepare-wallet.ts'
import { RouteBoundary } from '#pwa/ui/route-boundary.tsx'
import { screen, screenAt } from './screen.tsx'
import { Shell } from './shell.tsx'

const loadWallet = async () => (await import('#pwa/screens/wallet/wallet-page.tsx')).WalletPage

const loadHome = async () => (await import('#pwa/screens/storefront/home/home-page.tsx')).HomePage
const loadGuide = async () =>
  (await import('#pwa/screens/storefront/guide/guide-page.tsx')).GuidePage
const loadPractice = async () =>
  (await import('#pwa/screens/practice/practice-page.tsx')).PracticePage

/**
 * Loads the page again, because it needs another document: in another language, or with another policy. The
 * reader waits for the load, and a wallet with a PIN is locked again.
 */
function NewDocument() {
  useEffect(() => {
    location.reload()
  }, [])
  return <CenteredSpinner />
}

/** Shows the screens that are in the language of this document. */
export function InItsLanguage() {
  const { pathname } = useLocation()
  return languageAt(pathname) === language ? <Outlet /> : <NewDocument />
}

/**
 * Opens the first page of the installed app: the wallet if this browser knows the user, or else the home
 * page.
 */
function Start() {
  const kept = readKeptUser()
  return <Navigate replace to={kept && !kept.user.isGuest ? '/wallet' : '/'} />
}

/** The former address of the analytics, which are a part of the console. */
function Analytics() {
  const { search } = useLocation()
  return <Navigate replace to={`/admin?tab=analytics${search.replace('?', '&')}`} />
}

const screens: RouteObject[] = [
  { path: '/start', element: <Start /> },
  ...LANGUAGE_NAMES.flatMap((name) => [
    screenAt(addressIn(name, '/'), loadHome),
    screenAt(addressIn(name, '/guide'), loadGuide),
    screenAt(addressIn(name, '/practice-test'), loadPractice),
  ]),
  screen(
    '/corrections',
    async () =>
      (await import('#pwa/screens/storefront/corrections/corrections-page.tsx')).CorrectionsPage,
  ),
  screen(
    '/privacy',
    async () => (await import('#pwa/screens/storefront/legal/legal-page.tsx')).PrivacyPage,
  ),
  screen(
    '/terms',
    async () => (await import('#pwa/screens/storefront/legal/legal-page.tsx')).TermsPage,
  ),
  screen(
    '/refund',
    async () => (await import('#pwa/screens/storefront/legal/legal-page.tsx')).RefundPage,
  ),
  screen('/auth', async () => (await import('#pwa/screens/account/auth-page.tsx')).AuthPage),
  screen(
    '/auth/forgot',
    async () => (await import('#pwa/screens/account/forgot-page.tsx')).ForgotPage,
  ),
  screen(
    '/auth/confirm',
    async () => (await import('#pwa/screens/account/mailed-links/confirm-page.tsx')).ConfirmPage,
  ),
  screen(
    '/auth/change',
    async () =>
      (await import('#pwa/screens/account/mailed-links/confirm-page.tsx')).ChangeAddressPage,
  ),
  screen(
    '/auth/unlock',
    async () => (await import('#pwa/screens/account/mailed-links/unlock-page.tsx')).UnlockPage,
  ),
  screen(
    '/auth/not-me',
    async () => (await import('#pwa/screens/account/mailed-links/not-me-page.tsx')).NotMePage,
  ),
  screen(
    '/auth/enrol',
    async () => (await import('#pwa/screens/account/mailed-links/enrol-page.tsx')).EnrolPage,
  ),
  screen(
    '/auth/invitation',
    async () =>
      (await import('#pwa/screens/account/mailed-links/invitation-page.tsx')).InvitationPage,
  ),
  screen(
    '/auth/recover',
    async () => (await import('#pwa/screens/account/recover-page.tsx')).RecoverPage,
  ),
  screen(
    '/auth/claim',
    async () => (await import('#pwa/screens/account/mailed-links/claim-page.tsx')).ClaimPage,
  ),
  screen(
    '/auth/reset',
    async () => (await import('#pwa/screens/account/mailed-links/claim-page.tsx')).ResetPage,
  ),
  screen(
    '/verify',
    async () => (await import('#pwa/screens/verification/verify-page.tsx')).VerifyPage,
  ),
  screen(
    '/proof',
    async () => (await import('#pwa/screens/verification/proof/proof-page.tsx')).ProofPage,
  ),
  {
    element: <RequirePremium />,
    children: [
      screen('/test', loadPractice),
      screen(
        '/dashboard',
        async () =>
          (await import('#pwa/screens/learning/dashboard/dashboard-page.tsx')).DashboardPage,
      ),
      screen(
        '/dashboard/downloads',
        async () => (await import('#pwa/screens/learning/print/downloads-page.tsx')).DownloadsPage,
      ),
      screen(
        '/dashboard/downloads/:visa/cheat-sheet',
        async () => (await import('#pwa/screens/learning/print/sheet-page.tsx')).CheatSheetPage,
      ),
      screen(
        '/dashboard/downloads/:visa/documents',
        async () => (await import('#pwa/screens/learning/print/sheet-page.tsx')).DocumentsPage,
      ),
      screen(
        '/dashboard/downloads/print-edition',
        async () =>
          (await import('#pwa/screens/learning/print/edition/edition-page.tsx')).EditionPage,
      ),
      screen(
        '/dashboard/questions',
        async () => (await import('#pwa/screens/learning/bank/questions-page.tsx')).QuestionsPage,
      ),
      screen(
        '/dashboard/simulator',
        async () =>
          (await import('#pwa/screens/learning/simulator/simulator-page.tsx')).SimulatorPage,
      ),
      screen(
        '/dashboard/ds160/:place?',
        async () => (await import('#pwa/screens/learning/ds160/companion-page.tsx')).CompanionPage,
      ),
      {
        element: <RequireAccount />,
        children: [
          screen(
            '/exam',
            async () => (await import('#pwa/screens/practice/exam/exam-page.tsx')).ExamPage,
          ),
          screen(
            '/exam/certificate',
            async () =>
              (await import('#pwa/screens/practice/exam/certificate-page.tsx')).CertificatePage,
          ),
        ],
      },
      screen(
        '/learn/:moduleId?',
        async () => (await import('#pwa/screens/learning/path/viewer-page.tsx')).ViewerPage,
      ),
    ],
  },
  {
    element: <AskToSignIn place="wallet" />,
    children: [
      { element: <RequireAccount />, children: [screen('/wallet', loadWallet, prepareWallet)] },
    ],
  },
  {
    element: <AskToSignIn place="request" />,
    children: [
      {
        element: <RequireAccount />,
        children: [
          screen(
            '/authorize',
            async () =>
              (await import('#pwa/screens/wallet/authorize/authorize-page.tsx')).AuthorizePage,
          ),
        ],
      },
    ],
  },
  {
    element: <AskToSignIn place="center" />,
    children: [
      screen(
        '/qr-verify',
        async () => (await import('#pwa/screens/verification/center-page.tsx')).CenterPage,
      ),
    ],
  },
  {
    element: <RequireUser />,
    children: [
      screen(
        '/progress',
        async () =>
          (await import('#pwa/screens/learning/dashboard/progress-page.tsx')).ProgressPage,
      ),
      screen(
        '/account/receipts/:receiptId',
        async () => (await import('#pwa/screens/account/profile/receipt-page.tsx')).ReceiptPage,
      ),
      {
        element: <RequireAccount />,
        children: [
          screen(
            '/profile',
            async () => (await import('#pwa/screens/account/profile/profile-page.tsx')).ProfilePage,
          ),
        ],
      },
    ],
  },
  {
    element: <RequireAdmin />,
    children: [
      screen('/admin', async () => (await import('#pwa/screens/admin/admin-page.tsx')).AdminPage),
      { path: '/admin/analytics', element: <Analytics /> },
    ],
  },
  { path: '/checkout', element: <NewDocument /> },
  { path: '/success', element: <NewDocument /> },
  screenAt('*', async () => (await import('./not-found-page.tsx')).NotFoundPage),
]

/**
 * The server compares addresses by their letters, and so does the app. Otherwise the app would load another
 * document at `/Checkout`, and get its own document again without end.
 */
function inLetterCase(all: RouteObject[]): RouteObject[] {
  return all.map((route) =>
    route.index === true
      ? { ...route, caseSensitive: true }
      : {
          ...route,
          caseSensitive: true,
          ...(route.children && { children: inLetterCase(route.children) }),
        },
  )
}

export const routes: RouteObject[] = inLetterCase([
  {
    element: (
      <RouteBoundary>
        <Shell />
      </RouteBoundary>
    ),
    children: [{ element: <InItsLanguage />, children: screens }],
  },
])
