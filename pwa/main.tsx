import './zod-without-eval.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '#pwa/app/routes.tsx'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { startSessionQuery } from '#pwa/session/start-session.ts'
import { followTheme } from '#pwa/ui/theme.ts'
import { watchConnection } from '#pwa/offline/watch-connection.ts'
import { startWorker } from '#pwa/updates/follow-worker.ts'
import { followInstall } from '#pwa/updates/install-state.ts'

followTheme()
startWorker()
followInstall()
watchConnection()
const client = createQueryClient()
startSessionQuery(client)

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
)
