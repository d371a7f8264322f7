import './zod-without-eval.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadScreen } from '#pwa/app/app.tsx'
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

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root.')
const root = createRoot(element)

/** In a transition, which React renders in pieces: a slow phone goes on answering meanwhile. */
function render() {
  startTransition(() => {
    root.render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <App />
        </QueryClientProvider>
      </StrictMode>,
    )
  })
}

// Not awaited: other parts may import from this one, and would wait for it.
void loadScreen(location.pathname).then(render)
