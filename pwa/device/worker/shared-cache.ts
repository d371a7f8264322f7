export const SHARED_CACHE = 'shared image'

/** Deletes the shared image at a log-out, because it may show a code of that person. */
export async function dropSharedImage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE)
}
