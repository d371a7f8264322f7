import type { Context } from 'koa'
import { ApiError } from '#api/errors.ts'

export const BODY_MAX_BYTES = 64 * 1024

/** The bytes of a request's body; the webhook needs them as they were signed. */
export async function readRawBody(ctx: Context): Promise<Buffer> {
  if (Number(ctx.get('Content-Length')) > BODY_MAX_BYTES) refuseSize(ctx)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of ctx.req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_MAX_BYTES) refuseSize(ctx)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Undefined when nothing was sent. */
export async function readJsonBody(ctx: Context): Promise<unknown> {
  if (!hasBody(ctx)) return undefined
  const encoding = ctx.get('Content-Encoding') || 'identity'
  if (ctx.is('application/json') === false || encoding !== 'identity') {
    ctx.set('Connection', 'close')
    throw new ApiError('NOT_JSON')
  }
  const text = (await readRawBody(ctx)).toString('utf8')
  return parseJson(text)
}

function hasBody(ctx: Context): boolean {
  const length = ctx.get('Content-Length')
  return ctx.get('Transfer-Encoding') !== '' || (length !== '' && length !== '0')
}

/** The rest of an oversized body is not read: the connection ends with the answer. */
function refuseSize(ctx: Context): never {
  ctx.set('Connection', 'close')
  throw new ApiError('BODY_TOO_LARGE')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseDangerous)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError('MALFORMED_JSON')
    throw error
  }
}

/** PostgreSQL stores no NUL; `__proto__` means a prototype to code that merges objects. */
function refuseDangerous(key: string, value: unknown): unknown {
  if (key === '__proto__' || (typeof value === 'string' && value.includes('\0'))) {
    throw new ApiError('INVALID_INPUT')
  }
  return value
}
