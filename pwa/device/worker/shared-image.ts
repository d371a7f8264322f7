import { SHARED_CACHE } from './shared-cache.ts'

/** Where another app's share sheet sends an image; the manifest names the same address and field. */
export const SHARE_PATH = '/qr-verify'
export const SHARE_FIELD = 'image'

/** The scanner asks for the image when its address carries this parameter. */
export const SHARED_PARAMETER = 'shared'
/** The value of that parameter when there is nothing to ask for: more was sent than a picture may have. */
export const TOO_LARGE = 'too-large'

/** The most that any picture of a code may have, however it comes in. */
export const IMAGE_BYTES_MAX = 10 * 1024 * 1024

/** The image that was shared with the app; it is kept until it is taken once. */
export async function takeSharedImage(): Promise<Blob | null> {
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.match(SHARE_PATH)
  await caches.delete(SHARED_CACHE)
  return kept ? kept.blob() : null
}
