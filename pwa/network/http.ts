import type * as z from 'zod/mini'
import type { Endpoint, Params } from '#contracts/endpoint.ts'
import { recordReached } from './connection.ts'
import { startDeadline } from './deadline.ts'
import { ForeignAnswerError, HttpError, NetworkError, UnansweredError } from './errors.ts'
import { askForProof, sessionAtRest } from './proof.ts'
import { recordServerTime } from './server-clock.ts'

type PathOptions<Path extends string> = [keyof Params<Path>] extends [never]
  ? { params?: never }
  : { params: Params<Path> }

type BodyOptions<Body extends z.ZodMiniType> =
  undefined extends z.input<Body> ? { body?: z.input<Body> } : { body: z.input<Body> }

export type CallOptions<
  Path extends string,
  Body extends z.ZodMiniType,
  Query extends z.ZodMiniType,
> = PathOptions<Path> &
  BodyOptions<Body> & {
    query?: z.input<Query>
    signal?: AbortSignal
    underway?: Underway
    /** Replaces the usual time limit for the start of a response. */
    withinMs?: number
  }

/** The options of a call. The argument is optional when no option is required. */
export type Rest<Options> =
  Partial<Options> extends Options ? [options?: Options] : [options: Options]

export type Address = Pick<Endpoint, 'method' | 'path' | 'changesNothing'>

/** A request that other code has already sent, before this code was loaded. */
export type Underway = Promise<{ response: Response; sentAt: number; receivedAt: number }>

interface AnyOptions {
  params?: Record<string, string> | undefined
  body?: unknown
  file?: Blob
  query?: unknown
  signal?: AbortSignal | undefined
  underway?: Underway | undefined
  withinMs?: number | undefined
  transfer?: Transfer
}

/** The functions that send or receive a file piece by piece. Each piece starts the deadline again. */
export interface Transfer {
  send?: (address: string, request: RequestInit, onPiece: () => void) => Promise<Response>
  receive?: (response: Response, onPiece: () => void) => Promise<Blob>
}

/**
 * The longest wait for the beginning of a response. Every call has a deadline, because a network that hangs
 * is the same as no network. A change can take longer than a read, because the server can wait for the chain.
 */
export const READ_WITHIN_MS = 15_000
const CHANGE_WITHIN_MS = 45_000
/** The longest time from the beginning of a response to its end, even on a slow connection. */
export const BODY_WITHIN_MS = 60_000

export async function call<
  Path extends string,
  Body extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  endpoint: Endpoint<Path, Body, Query, Answer>,
  ...[options]: Rest<CallOptions<Path, Body, Query>>
): Promise<z.output<Answer>> {
  const { json } = await send(endpoint, options ?? {})
  return endpoint.answer.parse(json)
}

/** Checks whether the server is reachable. The content of the response does not matter. */
export async function probeServer(): Promise<void> {
  const deadline = startDeadline(READ_WITHIN_MS)
  const { signal } = deadline
  await reach(signal, () => fetch('/healthz', { cache: 'no-store', signal }))
    .catch((error: unknown) => {
      if (!(error instanceof NetworkError)) throw error
    })
    .finally(deadline.end)
}

export async function send(address: Address, options: AnyOptions) {
  const { response, text } = await sendProven(address, options)
  if (text === '') return { response, json: undefined }
  if (!isJson(response)) {
    recordReached(false)
    throw new ForeignAnswerError('The answer is not from the API.')
  }
  return { response, json: JSON.parse(text) as unknown }
}

/**
 * If the call needs a proof, asks the user for it and sends the call again. The screens do not know of this
 * step: no typed text is lost, and the call is pending until the user has answered.
 */
export async function sendProven(address: Address, options: AnyOptions) {
  try {
    await sessionAtRest()
    return await sendOnce(address, options)
  } catch (error) {
    const isUnproven = error instanceof HttpError && error.problem?.error === 'PROOF_REQUIRED'
    if (!isUnproven || !(await askForProof())) throw error
    return sendOnce(address, options)
  }
}

let changeHeaders: Record<string, string> = {}

/** Adds these headers to every later request that changes something. */
export function carry(headers: Record<string, string>): void {
  changeHeaders = headers
}

async function sendOnce({ method, path, changesNothing }: Address, options: AnyOptions) {
  const { body, file = null, underway, transfer } = options
  const isChange = method !== 'GET'
  const withinMs = options.withinMs ?? (isChange ? CHANGE_WITHIN_MS : READ_WITHIN_MS)
  const deadline = startDeadline(withinMs, options.signal)
  const { signal } = deadline
  const request = {
    method,
    credentials: 'same-origin',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(isChange && changeHeaders),
    },
    body: body === undefined ? file : JSON.stringify(body),
    signal,
  } as const
  let hasBegun = false
  try {
    const { response, ...times } = await reach(signal, () =>
      deadline.keep(
        underway ??
          sendTimed(transfer?.send ?? fetch, addressOf(path, options), request, () => {
            deadline.extend(withinMs)
          }),
      ),
    )
    hasBegun = true
    recordServerTime(response.headers, times)
    const extend = () => deadline.extend(BODY_WITHIN_MS)
    extend()
    const receive = response.ok && transfer?.receive
    if (receive) {
      const content = await reach(signal, () => deadline.keep(receive(response, extend)))
      return { response, text: '', content }
    }
    const text = await reach(signal, () => deadline.keep(response.text()))
    if (!response.ok) {
      throw new HttpError(response.status, text || response.statusText, retryAfterOf(response))
    }
    return { response, text }
  } catch (error) {
    // The response was not received completely, so nobody knows whether the server made the change.
    const isLost = deadline.hasPassed() || (hasBegun && error instanceof NetworkError)
    if (!isChange || changesNothing || !isLost) throw error
    throw new UnansweredError('The API has not answered.', { cause: error })
  } finally {
    deadline.end()
  }
}

async function sendTimed(
  begin: NonNullable<Transfer['send']>,
  ...request: Parameters<typeof begin>
): Underway {
  const sentAt = Date.now()
  const response = await begin(...request)
  return { response, sentAt, receivedAt: Date.now() }
}

export function addressOf(path: string, { params = {}, query = {} }: AnyOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

/**
 * Runs a request. Browsers throw a TypeError when a connection fails, and this function throws a
 * `NetworkError` instead. An abort by `signal` stays an abort. Firefox also reports an abort when
 * the user leaves the page during a response, and this becomes a `NetworkError`.
 */
export async function reach<Result>(
  signal: AbortSignal,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await attempt()
    recordReached(true)
    return result
  } catch (cause) {
    const isAbort = cause instanceof DOMException && cause.name === 'AbortError'
    if (isAbort && signal.aborted) throw cause
    if (!isAbort) recordReached(false)
    throw new NetworkError('The API could not be reached.', { cause })
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.includes('json') ?? false
}

/**
 * Returns the header `Retry-After` in milliseconds. Returns null when there is no such header. Also
 * returns null for a date, which our server never sends.
 */
export function retryAfterOf({ headers }: Response): number | null {
  const seconds = headers.get('Retry-After')
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : null
}
