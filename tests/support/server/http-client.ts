export interface Reply {
  status: number
  /** The parsed JSON. If the body is not JSON, its text. If there is no body, undefined. */
  body: unknown
  headers: Headers
}

/** Returns the status and the error code of a refusal. */
export const errorOf = ({ status, body }: Reply) => [status, (body as { error: string }).error]

export interface Sent {
  headers?: Record<string, string>
  /** A body in place of JSON. It is sent unchanged. */
  raw?: string
}

/**
 * A client that looks like a browser to the server. It keeps cookies, and states that its requests
 * are same-origin.
 */
export interface HttpClient {
  cookies: Map<string, string>
  get(path: string, sent?: Sent): Promise<Reply>
  post(path: string, body?: unknown, sent?: Sent): Promise<Reply>
  patch(path: string, body?: unknown, sent?: Sent): Promise<Reply>
  delete(path: string, body?: unknown, sent?: Sent): Promise<Reply>
  request(method: string, path: string, body?: unknown, sent?: Sent): Promise<Reply>
}

export function createHttpClient(url: string): HttpClient {
  const cookies = new Map<string, string>()

  const request = async (method: string, path: string, body?: unknown, sent: Sent = {}) => {
    const content = sent.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        // The embedded database can block this process. A connection that is kept alive could be
        // cut during this time.
        Connection: 'close',
        ...(cookies.size > 0 && { Cookie: writeCookies(cookies) }),
        ...(content !== undefined && { 'Content-Type': 'application/json' }),
        ...sent.headers,
      },
      ...(content !== undefined && { body: content }),
    })
    keepCookies(cookies, response.headers)
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  }

  return {
    cookies,
    request,
    get: (path, sent) => request('GET', path, undefined, sent),
    post: (path, body, sent) => request('POST', path, body, sent),
    patch: (path, body, sent) => request('PATCH', path, body, sent),
    delete: (path, body, sent) => request('DELETE', path, body, sent),
  }
}

function writeCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const isGone = /expires=Thu, 01 Jan 1970/i.test(line)
    if (isGone) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
  if (headers.get('Clear-Site-Data')?.includes('cookies')) cookies.clear()
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  const isJson = response.headers.get('Content-Type')?.includes('application/json') ?? false
  return isJson ? JSON.parse(text) : text
}
