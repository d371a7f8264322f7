export const SHARED_CACHE = 'shared image'

/** Runs at a log-out, because the image may show a code of that person. Only a secure context stores one. */
export async function dropSharedImage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE)
}
