import { SHARED_CACHE } from './shared-cache.ts'

/** Another app's share sheet sends images to this address. The manifest has the same address and field. */
export const SHARE_PATH = '/qr-verify'
export const SHARE_FIELD = 'image'

/** The scanner reads the shared image when its address has this parameter. */
export const SHARED_PARAMETER = 'shared'
/**
 * The value of this parameter when the image was above the limit. The image is not stored in this
 * case.
 */
export const TOO_LARGE = 'too-large'

/** The greatest size of an image that the scanner reads. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024

/** Returns the image that was shared with the app, and deletes it. */
export async function takeSharedImage(): Promise<Blob | null> {
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.match(SHARE_PATH)
  await caches.delete(SHARED_CACHE)
  return kept ? kept.blob() : null
}
