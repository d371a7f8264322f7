import { z } from 'zod'

/**
 * The time limit of a call in milliseconds. A node without a response in this time counts as not reachable.
 */
export const RPC_TIMEOUT_MS = 5_000

/** The error for a call to which the node responded with an error. */
export class RpcRefusal extends Error {
  /** The revert data of the contract. Undefined when the error is not from the contract. */
  readonly data: string | undefined

  constructor(method: string, message: string, data: string | undefined) {
    super(`${method} was refused: ${message}`)
    this.name = 'RpcRefusal'
    this.data = data
  }
}

/**
 * The error for a call without a usable response. The node is not reachable, is too slow, or does not speak
 * JSON-RPC.
 */
export class RpcUnreachable extends Error {
  constructor(method: string, cause: unknown) {
    super(`${method} has no answer: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.name = 'RpcUnreachable'
  }
}

export interface Rpc {
  call<Answer extends z.ZodType>(
    method: string,
    params: readonly unknown[],
    answer: Answer,
  ): Promise<z.infer<Answer>>
}

const Response = z.union([
  z.object({ error: z.object({ message: z.string(), data: z.unknown().optional() }) }),
  z.object({ result: z.unknown() }),
])

/** Every call ends at the timeout, or when `stopped` is aborted. */
export function openRpc(url: string, stopped: AbortSignal, timeoutMs = RPC_TIMEOUT_MS): Rpc {
  return {
    async call(method, params, answer) {
      const response = await withDeadline(stopped, timeoutMs, (signal) =>
        post(url, method, params, signal),
      )
      if ('error' in response) {
        const { message, data } = response.error
        throw new RpcRefusal(method, message, typeof data === 'string' ? data : undefined)
      }
      const parsed = answer.safeParse(response.result)
      if (!parsed.success) throw new RpcUnreachable(method, parsed.error)
      return parsed.data
    },
  }
}

async function post(url: string, method: string, params: readonly unknown[], signal: AbortSignal) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      redirect: 'error',
      signal,
    })
    if (!answer.ok) throw new Error(`HTTP status ${String(answer.status)}`)
    return Response.parse(await answer.json())
  } catch (error) {
    throw new RpcUnreachable(method, error)
  }
}

/**
 * Runs a call with a deadline. `AbortSignal.any` would leak memory for every call, because `stopped` lives
 * as long as the process.
 */
async function withDeadline<Result>(
  stopped: AbortSignal,
  timeoutMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController()
  const end = () => deadline.abort(new Error(`No answer within ${String(timeoutMs)} ms`))
  const timer = setTimeout(end, timeoutMs)
  stopped.addEventListener('abort', end, { once: true })
  if (stopped.aborted) end()
  try {
    return await run(deadline.signal)
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', end)
  }
}
