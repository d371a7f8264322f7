import { because } from '#contracts/reason.ts'
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { atOnce } from '#api/in-turns.ts'
import { clientAddress, countedAddress } from './client-address.ts'
import { ApiError } from './errors.ts'
import { signedInUser } from './signed-in-user.ts'

const BODY_MAX_BYTES = 64 * 1024
const DEPTH_MAX = 32
/**
 * The greatest number of values in one JSON body. The largest call of the app has six thousand values: fifty
 * tests of a hundred questions. A larger body blocks all other calls for longer (`npm run bench -- stalls`).
 */
const VALUES_MAX = 8_000
/**
 * The greatest number of bodies that one account may send to a process at once, or one network address without a
 * session. A body can take as long as a request may take (`server.ts`), and a whole office can have one address.
 */
const BODIES_AT_ONCE = 100

/** For each account and network address, the number of bodies that are being read. */
const reading = new Map<string, number>()

/**
 * Returns the bytes of a body. The signature of a payment webhook covers exactly these bytes. Throws when the
 * body is larger than `maxBytes`, or when its sender is sending too many other bodies.
 */
export async function readRawBody(ctx: Context, maxBytes = BODY_MAX_BYTES): Promise<Buffer> {
  if (Number(ctx.get('Content-Length')) > maxBytes) refuseSize(ctx, maxBytes)
  const sender = signedInUser(ctx)?.id ?? countedAddress(clientAddress(ctx))
  const others = reading.get(sender) ?? 0
  if (others >= BODIES_AT_ONCE) {
    ctx.set('Connection', 'close')
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
  }
  reading.set(sender, others + 1)
  const bytes = await collect(ctx.req, maxBytes).finally(() => {
    const left = (reading.get(sender) ?? 1) - 1
    if (left > 0) reading.set(sender, left)
    else reading.delete(sender)
  })
  return bytes ?? refuseSize(ctx, maxBytes)
}

/**
 * Returns undefined as soon as there are more than `maxBytes`. Refuses a body whose caller hangs up. Listens
 * to events, because an async iterator takes much more time.
 */
function collect(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      reject(new ApiError('INVALID_INPUT', { reason: because('BODY_INCOMPLETE') }))
    }
    // After a caller has hung up, no event follows.
    if (request.destroyed) refuse()
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) {
        chunks.push(chunk)
        return
      }
      request.pause()
      resolve(undefined)
    })
    request.on('end', () => {
      resolve(Buffer.concat(chunks))
    })
    request.on('error', refuse)
  })
}

/** Returns undefined when the request has no body. */
export async function readJsonBody(ctx: Context): Promise<unknown> {
  const bytes = await readJsonBytes(ctx, BODY_MAX_BYTES)
  return bytes && atOnce(readSoundJson(bytes, VALUES_MAX))
}

/** Reads the bytes of a JSON body for a caller that parses the JSON in steps. */
export async function readJsonBytes(ctx: Context, maxBytes: number): Promise<Buffer | undefined> {
  if (!hasBody(ctx)) return undefined
  const encoding = ctx.get('Content-Encoding') || 'identity'
  if (ctx.is('application/json') === false || encoding !== 'identity') {
    ctx.set('Connection', 'close')
    throw new ApiError('NOT_JSON')
  }
  return readRawBody(ctx, maxBytes)
}

/**
 * Parses JSON and checks that every value can be stored. Yields between its steps, because other requests
 * must also run. Throws when the JSON is too deep or has too many values.
 */
export function* readSoundJson(bytes: Buffer, valuesMax: number): Generator<void, unknown> {
  if (!isUtf8(bytes)) throw new ApiError('MALFORMED_JSON')
  const text = bytes.toString('utf8')
  requireBounded(text, valuesMax)
  yield
  const value = parseJson(text)
  yield
  yield* refuseDangerous(value)
  return value
}

export function hasBody(ctx: Context): boolean {
  const length = ctx.get('Content-Length')
  return ctx.get('Transfer-Encoding') !== '' || (length !== '' && length !== '0')
}

/**
 * Throws before the rest of a large body is read. The connection must close, because it still contains this
 * rest.
 */
function refuseSize(ctx: Context, maxBytes: number): never {
  ctx.set('Connection', 'close')
  const reason = because('BODY_OVER', { size: maxBytes / 1024 })
  throw new ApiError('BODY_TOO_LARGE', { reason })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError('MALFORMED_JSON')
    throw error
  }
}

/**
 * Throws when a JSON text is too deep or has too many values. Recursion over the parsed values is then safe.
 * Must run before the parse, because nothing can interrupt the parse.
 */
function requireBounded(text: string, valuesMax: number): void {
  let depth = 0
  let values = 1
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') isInText = !isInText
    else if (isInText) at += character === '\\' ? 1 : 0
    else if (character === ',') values += 1
    else if (character === '[' || character === '{') [depth, values] = [depth + 1, values + 1]
    else if (character === ']' || character === '}') depth -= 1
    if (depth > DEPTH_MAX) throw new ApiError('MALFORMED_JSON')
    if (values > valuesMax) {
      const reason = because('BODY_VALUES', { values: valuesMax })
      throw new ApiError('BODY_TOO_LARGE', { reason })
    }
  }
}

/**
 * Throws for a value that must not be stored. PostgreSQL cannot store a NUL or half of a surrogate pair. The
 * key `__proto__` could change a prototype when code merges objects.
 */
function* refuseDangerous(value: unknown, path: readonly string[] = []): Generator<void, void> {
  refuseText(value, path)
  if (typeof value !== 'object' || value === null) return
  yield
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || !isStorable(key)) refuseAt(path)
    // Checks a simple value directly. A generator for each value would double the time.
    if (typeof inner !== 'object' || inner === null) refuseText(inner, [...path, key])
    else yield* refuseDangerous(inner, [...path, key])
  }
}

function refuseText(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && !isStorable(value)) refuseAt(path)
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function refuseAt(path: readonly string[]): never {
  const reason = because('CHARACTER_UNSTORABLE')
  throw new ApiError('INVALID_INPUT', { reason, input: path.join('.') })
}
