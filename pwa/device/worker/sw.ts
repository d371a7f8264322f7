import { APP_VERSION } from './version.ts'
import { ACTIVATE, FIND_MISSING } from './worker-messages.ts'
import { chooseAnswer, PAYING_OFFLINE, SHELL } from './choose-answer.ts'
import { keepSharedImage } from './keep-shared-image.ts'
import { openPrecache } from './precache.ts'
import type { Installing, ListedFile, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope & { readonly __WB_MANIFEST: ListedFile[] }

/**
 * A rule for the browser: it may take these files from the cache without starting the worker. The
 * names of these files contain the hash of their content, so a file in the cache is never outdated.
 */
const CODE_FROM_ANY_BUILD = {
  condition: { urlPattern: '/assets/*', requestMethod: 'GET' },
  source: 'cache',
} as const

const precache = openPrecache(APP_VERSION, self.__WB_MANIFEST)

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache.fill(), leaveCodeToBrowser(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(precache.removeOlder().then(() => self.clients.claim()))
})

/**
 * A new worker waits until a page sends `ACTIVATE`, because the user must agree to the reload
 * first. A reload in the middle of a test or a form could lose typed text.
 */
self.addEventListener('message', (event) => {
  if (event.data === ACTIVATE) event.waitUntil(self.skipWaiting())
  const [port] = event.ports
  if (event.data === FIND_MISSING && port) {
    event.waitUntil(precache.findMissing().then((missing) => port.postMessage(missing)))
  }
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  switch (chooseAnswer(request, { origin: location.origin, isListed: precache.has })) {
    case 'listed file':
      event.respondWith(precache.read(path).then((kept) => kept ?? fetch(request)))
      break
    case 'shell':
      event.respondWith(precache.read(documentOf(path)).then((kept) => kept ?? fetch(request)))
      break
    case 'old code':
      event.respondWith(precache.readOld(path).then((kept) => kept ?? fetch(request)))
      break
    case 'payment page':
      event.respondWith(fetch(request).catch(() => explainPaying()))
      break
    case 'shared image':
      event.respondWith(keepSharedImage(request))
      break
    case 'network':
      break
  }
})

/**
 * Tells the browser to read code from the cache itself. In a browser without `addRoutes`, the worker returns
 * the same files.
 */
async function leaveCodeToBrowser(event: Installing) {
  await event.addRoutes?.(CODE_FROM_ANY_BUILD).catch(() => undefined)
}

/**
 * Returns the document for a path: the path's own document if it is in the list, or else the shell.
 */
function documentOf(path: string): string {
  const document = `${path}.html`
  return precache.has(document) ? document : SHELL
}

async function explainPaying(): Promise<Response> {
  return (await precache.read(PAYING_OFFLINE)) ?? Response.error()
}
