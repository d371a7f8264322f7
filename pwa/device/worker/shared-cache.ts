export const SHARED_CACHE = 'shared image'

/** Of whoever leaves: the image may show a code of theirs. Only a secure context keeps one. */
export async function dropSharedImage(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE)
}
