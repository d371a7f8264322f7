import '#pwa/network/zod-without-eval.ts'
import '#pwa/ui/fonts.css'
import '#pwa/ui/tokens.css'
import '#pwa/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useRoutes } from 'react-router-dom'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { startSessionQuery } from '#pwa/session/start-session.ts'
import { surviveTranslator } from '#pwa/ui/survive-translator.ts'
import { followTheme } from '#pwa/ui/theme.ts'
import { removeSecrets } from './clean-address.ts'
import { CheckoutPage } from './checkout-page.tsx'
import { PayShell } from './pay-shell.tsx'
import { SuccessPage } from './success-page.tsx'

// Removes the provider's secrets before other code can read or log the address.
history.replaceState(history.state, '', removeSecrets(location.href))

// The service worker does not start here, because an update must never reload a page during a payment.
surviveTranslator()
followTheme()
const client = createQueryClient()
provideDevice(deviceForSession)
startSessionQuery(client)

function Routes() {
  return useRoutes([
    {
      element: <PayShell />,
      children: [
        { path: '/checkout', element: <CheckoutPage /> },
        { path: '/success', element: <SuccessPage /> },
      ],
    },
  ])
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

const app = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>
)
const pay = createRoot(root)
// Renders over prerendered markup in small steps, so that the links of the page keep working.
startTransition(() => pay.render(app))
