import { redirectDocument, type RouteObject } from 'react-router-dom'
import { AskToSignIn, RequireAdmin, RequirePremium, RequireUser } from '#pwa/session/guards.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteFailed } from './route-failed.tsx'
import { Shell } from './shell.tsx'

const practice: RouteObject['lazy'] = async () => ({
  Component: (await import('#pwa/practice/practice-page.tsx')).PracticePage,
})

/** A document of its own, with a policy of its own: whoever gets there inside the shell leaves it. */
function leaveFor(path: string): RouteObject {
  return { path, loader: ({ request }) => redirectDocument(path + new URL(request.url).search) }
}

/** Every screen is a chunk of its own, loaded when it is first visited. */
const screens: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('#pwa/storefront/home-page.tsx')).HomePage }),
  },
  {
    path: 'guide',
    lazy: async () => ({ Component: (await import('#pwa/storefront/guide-page.tsx')).GuidePage }),
  },
  {
    path: 'privacy',
    lazy: async () => ({
      Component: (await import('#pwa/storefront/legal-page.tsx')).PrivacyPage,
    }),
  },
  {
    path: 'terms',
    lazy: async () => ({ Component: (await import('#pwa/storefront/legal-page.tsx')).TermsPage }),
  },
  {
    path: 'refund',
    lazy: async () => ({ Component: (await import('#pwa/storefront/legal-page.tsx')).RefundPage }),
  },
  {
    path: 'auth',
    lazy: async () => ({ Component: (await import('#pwa/account/auth-page.tsx')).AuthPage }),
  },
  {
    path: 'auth/forgot',
    lazy: async () => ({ Component: (await import('#pwa/account/forgot-page.tsx')).ForgotPage }),
  },
  {
    path: 'auth/confirm',
    lazy: async () => ({ Component: (await import('#pwa/account/confirm-page.tsx')).ConfirmPage }),
  },
  {
    path: 'auth/claim',
    lazy: async () => ({ Component: (await import('#pwa/account/claim-page.tsx')).ClaimPage }),
  },
  {
    path: 'auth/reset',
    lazy: async () => ({ Component: (await import('#pwa/account/reset-page.tsx')).ResetPage }),
  },
  {
    path: 'verify',
    lazy: async () => ({
      Component: (await import('#pwa/verification/verify-page.tsx')).VerifyPage,
    }),
  },
  { path: 'practice-test', lazy: practice },
  {
    element: <RequirePremium />,
    children: [
      { path: 'test', lazy: practice },
      {
        path: 'dashboard',
        lazy: async () => ({
          Component: (await import('#pwa/learning/dashboard-page.tsx')).DashboardPage,
        }),
      },
      {
        path: 'dashboard/downloads',
        lazy: async () => ({
          Component: (await import('#pwa/learning/downloads-page.tsx')).DownloadsPage,
        }),
      },
      {
        path: 'dashboard/downloads/:visa/cheat-sheet',
        lazy: async () => ({
          Component: (await import('#pwa/learning/sheet-page.tsx')).CheatSheetPage,
        }),
      },
      {
        path: 'dashboard/downloads/:visa/documents',
        lazy: async () => ({
          Component: (await import('#pwa/learning/sheet-page.tsx')).DocumentsPage,
        }),
      },
      {
        path: 'dashboard/worksheet',
        lazy: async () => ({
          Component: (await import('#pwa/learning/worksheet-page.tsx')).WorksheetPage,
        }),
      },
      {
        path: 'learn/:moduleId?',
        lazy: async () => ({
          Component: (await import('#pwa/learning/viewer-page.tsx')).ViewerPage,
        }),
      },
    ],
  },
  {
    element: (
      <AskToSignIn
        title="Sign in to see your wallet"
        text="Your digital visa credentials are kept under your account."
        action="Sign In"
      />
    ),
    children: [
      {
        path: 'wallet',
        lazy: async () => ({ Component: (await import('#pwa/wallet/wallet-page.tsx')).WalletPage }),
      },
    ],
  },
  {
    element: (
      <AskToSignIn
        title="Authentication Required"
        text="Sign in to scan and verify credentials. A single link can be checked without an account."
        action="Go to Login"
      />
    ),
    children: [
      {
        path: 'qr-verify',
        lazy: async () => ({
          Component: (await import('#pwa/verification/center-page.tsx')).CenterPage,
        }),
      },
    ],
  },
  {
    element: <RequireUser />,
    children: [
      {
        path: 'profile',
        lazy: async () => ({
          Component: (await import('#pwa/account/profile-page.tsx')).ProfilePage,
        }),
      },
    ],
  },
  {
    element: <RequireAdmin />,
    children: [
      {
        path: 'admin',
        lazy: async () => ({ Component: (await import('#pwa/admin/admin-page.tsx')).AdminPage }),
      },
      {
        path: 'admin/analytics',
        lazy: async () => ({
          Component: (await import('#pwa/admin/analytics-page.tsx')).AnalyticsPage,
        }),
      },
    ],
  },
  leaveFor('/checkout'),
  leaveFor('/success'),
  { path: '*', element: <NotFoundPage /> },
]

export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    errorElement: <RouteFailed />,
    hydrateFallbackElement: <CenteredSpinner />,
    children: [{ errorElement: <RouteFailed />, children: screens }],
  },
]
