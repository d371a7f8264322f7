import { ORIGIN } from '../rig/nodes.ts'

/** The longest time that a person at a browser waits for an answer. */
const PATIENCE_MS = 10_000

export interface Answer {
  began: number
  ended: number
  /** The HTTP status. 0 when no answer was received, and `error` then says why. */
  status: number
  error?: string | undefined
  body?: unknown
}

/**
 * A client that keeps its cookies and its connections. A call never throws: its result describes a
 * failure.
 */
export class Browser {
  readonly #cookies = new Map<string, string>()

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async call(method: string, path: string, body?: object, userAgent = 'cluster'): Promise<Answer> {
    const began = Date.now()
    try {
      const response = await fetch(`${ORIGIN}${path}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          'User-Agent': userAgent,
          ...(this.#cookies.size > 0 && { Cookie: this.cookies }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      this.#keep(response)
      const { status } = response
      const answer = { began, ended: Date.now(), status, body: parse(text) }
      return response.ok ? answer : { ...answer, error: refusalOf(answer.body) }
    } catch (error) {
      return { began, ended: Date.now(), status: 0, error: faultOf(error) }
    }
  }

  #keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the error code of a refusal. The proxy refuses with a page, which has no error code. */
function refusalOf(body: unknown): string {
  const problem = typeof body === 'object' && body !== null && 'error' in body ? body.error : ''
  return typeof problem === 'string' && problem !== '' ? problem : 'by the proxy'
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer within 10 seconds'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
