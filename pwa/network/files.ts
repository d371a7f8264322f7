import type * as z from 'zod/mini'
import type { Params } from '#contracts/endpoint.ts'
import { startDeadline } from './deadline.ts'
import {
  type Address,
  addressOf,
  BODY_WITHIN_MS,
  HttpError,
  reach,
  READ_WITHIN_MS,
  retryAfterOf,
  send,
  sendProven,
} from './http.ts'

/** A file for the browser to save. It may come for as long as it takes. */
export async function callFile(
  address: Address,
  params: Record<string, string> = {},
): Promise<Blob> {
  const { content } = await sendProven(address, { params, isForFile: true })
  return content ?? new Blob()
}

/** Sends a file as it is, under its own type. */
export async function callWithFile<Answer extends z.ZodMiniType>(
  address: Address,
  file: Blob,
  answer: Answer,
): Promise<z.output<Answer>> {
  const { json } = await send(address, { file })
  return answer.parse(json)
}

/** Octets under an address that names their content: the browser's cache may answer. */
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
