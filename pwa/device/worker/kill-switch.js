/*
 * This file replaces a service worker that is broken. Copy this file over the worker of the build
 * (`cp pwa/device/worker/kill-switch.js dist/sw.js`) and deploy. Each browser fetches it at the
 * next visit, or at the latest after a day. This worker answers no request, so everything comes
 * from the network again. It deletes the caches of the earlier workers and reloads the open pages.
 * The databases of the user stay. A later build replaces this worker like any other update.
 */
self.addEventListener('install', () => {
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(giveUp())
})

async function giveUp() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  // Reloads only the pages that the broken worker controlled. Pages loaded later need no reload.
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url)))
}
