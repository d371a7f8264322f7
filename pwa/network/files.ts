import type * as z from 'zod/mini'
import type { Params } from '#contracts/endpoint.ts'
import { startDeadline } from './deadline.ts'
import { HttpError } from './errors.ts'
import {
  type Address,
  addressOf,
  BODY_WITHIN_MS,
  reach,
  READ_WITHIN_MS,
  retryAfterOf,
  send,
  sendProven,
} from './http.ts'

/**
 * Fetches a file that the user saves. Each piece of the file starts the deadline again, so the
 * download of a large file may take long.
 */
export async function callFile(
  address: Address,
  params: Record<string, string> = {},
): Promise<Blob> {
  const { content } = await sendProven(address, { params, transfer: { receive: receiveFile } })
  return content ?? new Blob()
}

/**
 * Sends a file unchanged, with the file's own type. Each piece of the file starts the deadline
 * again.
 */
export async function callWithFile<Answer extends z.ZodMiniType>(
  address: Address,
  file: Blob,
  answer: Answer,
): Promise<z.output<Answer>> {
  const { json } = await send(address, { file, transfer: { send: sendFile } })
  return answer.parse(json)
}

async function receiveFile({ body, headers }: Response, onPiece: () => void): Promise<Blob> {
  const pieces: BlobPart[] = []
  const reader = body?.getReader()
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value)
    onPiece()
  }
  return new Blob(pieces, { type: headers.get('Content-Type') ?? '' })
}

/** Uploads with `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
function sendFile(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onPiece: () => void,
): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', onPiece)
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      const text = status === 204 ? null : responseText
      done(new Response(text, { status, statusText, headers: headersOf(request) }))
    })
    request.addEventListener('error', () => fail(new TypeError('The file could not be sent.')))
    signal?.addEventListener('abort', () => {
      request.abort()
      fail(signal.reason as Error)
    })
    request.open(method, address)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.send(body as Blob)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const end = line.indexOf(': ')
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 2))
  }
  return headers
}

/**
 * Fetches bytes from an address that contains the hash of the bytes. A copy in the browser's cache
 * is therefore never outdated.
 */
export async function callOctets<Path extends string>(
  path: Path,
  params: Params<Path>,
): Promise<Uint8Array<ArrayBuffer>> {
  const address = addressOf(path, { params })
  const deadline = startDeadline(READ_WITHIN_MS)
  const { signal } = deadline
  try {
    const response = await reach(signal, () =>
      fetch(address, { credentials: 'same-origin', signal }),
    )
    if (!response.ok) {
      throw new HttpError(response.status, response.statusText, retryAfterOf(response))
    }
    deadline.extend(BODY_WITHIN_MS)
    return new Uint8Array(await reach(signal, () => response.arrayBuffer()))
  } finally {
    deadline.end()
  }
}
