import { SHARED_CACHE } from './shared-cache.ts'

/** The address for images from another app's share sheet. The manifest names the same address and field. */
export const SHARE_PATH = '/qr-verify'
export const SHARE_FIELD = 'image'

/** An address with this parameter makes the scanner read the shared image. */
export const SHARED_PARAMETER = 'shared'
/** The parameter's value when no image was stored, because it was above the limit. */
export const TOO_LARGE = 'too-large'

/** The limit for every picture of a code, from any source. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024

/** The image that was shared with the app. It is stored until it is taken once. */
export async function takeSharedImage(): Promise<Blob | null> {
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.match(SHARE_PATH)
  await caches.delete(SHARED_CACHE)
  return kept ? kept.blob() : null
}
