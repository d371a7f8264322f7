import { SHARED_CACHE } from './shared-cache.ts'
import {
  IMAGE_BYTES_MAX,
  SHARE_FIELD,
  SHARE_PATH,
  SHARED_PARAMETER,
  TOO_LARGE,
} from './shared-image.ts'

/** The greatest size of a form: the image, and some room for the rest of the form. */
const FORM_BYTES_MAX = IMAGE_BYTES_MAX + 64 * 1024

/**
 * Stores the image until the scanner opens and reads it. Not only a share sheet but any website can
 * send such a form. Therefore reading stops at a limit, and an image above the limit is not stored.
 */
export async function keepSharedImage(request: Request): Promise<Response> {
  const form = await readForm(request)
  const image = form?.get(SHARE_FIELD)
  if (form === null || (image instanceof Blob && image.size > IMAGE_BYTES_MAX)) {
    return leadTo(`?scan=image&${SHARED_PARAMETER}=${TOO_LARGE}`)
  }
  if (!(image instanceof Blob)) return leadTo('')
  const cache = await caches.open(SHARED_CACHE)
  await cache.put(SHARE_PATH, new Response(image))
  return leadTo(`?scan=image&${SHARED_PARAMETER}`)
}

function leadTo(search: string): Response {
  return new Response(null, { status: 303, headers: { Location: SHARE_PATH + search } })
}

/** Returns null when the form is too long. */
async function readForm(request: Request): Promise<FormData | null> {
  // In some browsers a worker cannot read a body piece by piece.
  if (!request.body) return request.formData()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = request.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > FORM_BYTES_MAX) {
      await reader.cancel()
      return null
    }
    chunks.push(read.value)
  }
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  return new Response(new Blob(chunks), { headers }).formData()
}
