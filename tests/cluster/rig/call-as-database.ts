import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { AUTHORITY, certificateOf } from './certificates.ts'

interface Call {
  method: string
  /** A name and a password, with a colon between them. */
  auth?: string
  body?: object
}

/**
 * Calls Patroni or etcd with the certificate of a database. Throws an error when the call is refused.
 * `fetch` cannot send a certificate.
 */
export async function callAsDatabase(url: string, { body, ...call }: Call): Promise<void> {
  const { key, crt } = certificateOf('db1', 'database')
  const [ca, cert, secret] = [AUTHORITY, crt, key].map((path) => readFileSync(path))
  const sent = request(url, { ...call, ca, cert, key: secret, agent: false })
  sent.end(body && JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const answered = await text(answer)
  if ((answer.statusCode ?? 0) >= 300) throw new Error(`${url} was refused: ${answered}`)
}
