import { createHttpClient } from '#tests/support/server/http-client.ts'

/**
 * Sends requests. This is a separate process, so that sending does not block the event loop that is
 * measured.
 */
export interface Call {
  method: 'GET' | 'POST'
  path: string
  raw?: string
  type?: string
  times: number
}

const [url = '', ...cookies] = process.argv.slice(2)
const client = createHttpClient(url)
for (const cookie of cookies) {
  const at = cookie.indexOf('=')
  client.cookies.set(cookie.slice(0, at), cookie.slice(at + 1))
}

process.on('message', ({ method, path, raw, type, times }: Call) => {
  const sent = raw === undefined ? {} : { raw, headers: { 'Content-Type': type ?? '' } }
  const calls = Array.from({ length: times }, () => client.request(method, path, undefined, sent))
  void Promise.all(calls).then(() => process.send?.('answered'))
})
