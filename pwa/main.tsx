import '#pwa/network/zod-without-eval.ts'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadScreen } from '#pwa/app/app.tsx'
import { deviceForSession } from '#pwa/device/for-session.ts'
import { provideDevice } from '#pwa/session/device.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { startSessionQuery } from '#pwa/session/start-session.ts'
import { pictured } from '#pwa/ui/first-picture.ts'
import { surviveTranslator } from '#pwa/ui/survive-translator.ts'
import { followTheme } from '#pwa/ui/theme.ts'
import { watchConnection } from '#pwa/network/watch-connection.ts'
import { startWorker } from '#pwa/device/worker/follow-worker.ts'
import { followInstall } from '#pwa/app/install-state.ts'

surviveTranslator()
followTheme()
watchConnection()
const client = createQueryClient()

const element = document.getElementById('root')
if (!element) throw new Error('The document has no #root.')
const root = createRoot(element)

const app = (
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>
)

/**
 * Renders the app. Prerendered markup is replaced in small steps, so that its links keep working.
 * Without such markup, the app renders at once.
 */
function render() {
  if (!element?.hasChildNodes()) {
    root.render(app)
    return
  }
  startTransition(() => root.render(app))
}

// This line must not use `await`. Other modules may import this module, and an `await` here would
// delay them.
const shown = loadScreen(location.pathname, client).then(render)
followInstall(pictured)
provideDevice(deviceForSession)
startSessionQuery(client, pictured)
startWorker({ shown, isAsking: () => client.isFetching() + client.isMutating() > 0 })
