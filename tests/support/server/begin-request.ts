import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'

/**
 * Sends a request except its last byte. Resolves when the server has begun to read the request. The
 * cookies sign a person in.
 */
export async function beginRequest(
  url: string,
  body: string,
  {
    method = 'POST',
    path = '/api/visa/verify/qr',
    cookies = new Map<string, string>(),
    type = 'application/json',
  } = {},
) {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setEncoding('utf8')
  await once(socket, 'connect')
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')}`,
      'Sec-Fetch-Site: same-origin',
      `Content-Type: ${type}`,
      `Content-Length: ${String(body.length)}`,
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  )
  // With this answer, a process has accepted the request.
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue')
  socket.write(body.slice(0, -1))
  return {
    finish: () => finish(socket, body.slice(-1)),
    hangUp: () => {
      socket.destroy()
    },
  }
}

async function finish(socket: Socket, rest: string): Promise<string> {
  const answer = once(socket, 'data')
  socket.write(rest)
  const text = String((await answer)[0])
  socket.destroy()
  return text
}
