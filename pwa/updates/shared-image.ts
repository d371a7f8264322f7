/** Where another app's share sheet sends an image; the manifest names the same address and field. */
export const SHARE_PATH = '/qr-verify'
export const SHARE_FIELD = 'image'
export const SHARED_CACHE = 'shared image'

/** The scanner asks for the image when its address carries this parameter. */
export const SHARED_PARAMETER = 'shared'

/** The image that was shared with the app; it is kept until it is taken once. */
export async function takeSharedImage(): Promise<Blob | null> {
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.match(SHARE_PATH)
  await caches.delete(SHARED_CACHE)
  return kept ? kept.blob() : null
}
