export const SHARED_CACHE = 'shared image'

/** Runs at a log-out, because the image may show a code of that person. Only https pages store images. */
export async function dropSharedImage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE)
}
