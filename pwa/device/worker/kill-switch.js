/*
 * For the day on which a broken service worker was shipped. Put it in the place of the worker of the
 * build (`cp pwa/device/worker/kill-switch.js dist/sw.js`) and deploy: browsers fetch that file at the next
 * visit, at the latest after a day. It answers no request, so that everything comes from the network
 * again, removes what its predecessors had cached, and reloads the open pages. What people keep in
 * their databases stays. The next sound build takes its place like any other update.
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
  // Only pages that the broken worker controlled: a page loaded since then is sound already.
  const pages = await self.clients.matchAll({ type: 'window' })
  await Promise.all(pages.map((page) => page.navigate(page.url)))
}
