export const SHARED_CACHE = 'shared image'

/** At a log-out: the image may show a code of that person. Only a secure context keeps one. */
export async function dropSharedImage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE)
}
