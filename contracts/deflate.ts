import { concatBytes } from './bytes.ts'

/** Compresses to zlib (RFC 1950) with the platform's default level. */
export function deflate(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return collect(pipe(bytes, new CompressionStream('deflate')), Infinity)
}

/**
 * Decompresses zlib (RFC 1950). Throws a `RangeError` when the result is longer than `lengthMax`
 * bytes, so that a small input cannot fill the memory.
 */
export function inflate(bytes: Uint8Array, lengthMax: number): Promise<Uint8Array<ArrayBuffer>> {
  return collect(pipe(bytes, new DecompressionStream('deflate')), lengthMax)
}

function pipe(
  bytes: Uint8Array,
  transform: ReadableWritablePair<Uint8Array, BufferSource>,
): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(transform)
}

async function collect(
  stream: ReadableStream<Uint8Array>,
  lengthMax: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > lengthMax) {
      await reader.cancel()
      throw new RangeError('More bytes than there may be')
    }
    chunks.push(read.value)
  }
  return concatBytes(...chunks)
}
