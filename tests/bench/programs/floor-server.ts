import Koa from 'koa'
import { KeyObject, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FloorKind } from '../floor.ts'

/**
 * A bare server, which does only the work that no server in our place could avoid. It uses Koa,
 * reads the same body, checks as many ECDSA signatures, and answers with as many bytes. It has no
 * database, no log and no rules. Arguments: kind, signatures, bytes.
 */
const [kind, ...numbers] = process.argv.slice(2)
const [signatures, bytes] = numbers.map(Number)
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

const message = crypto.getRandomValues(new Uint8Array(300))
const { privateKey, publicKey } = await crypto.subtle.generateKey(ECDSA, false, ['sign', 'verify'])
const signature = await crypto.subtle.sign(ECDSA, privateKey, message)
const key = KeyObject.from(publicKey)
const check = {
  subtle: () => crypto.subtle.verify(ECDSA, publicKey, signature, message),
  'in thread': () =>
    verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, new Uint8Array(signature)),
}[kind as FloorKind]
const answer = JSON.stringify({ filler: 'x'.repeat((bytes ?? 0) - 13) })

const app = new Koa()
app.use(async (ctx) => {
  const chunks: Buffer[] = []
  for await (const chunk of ctx.req) chunks.push(chunk as Buffer)
  if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString())
  for (let count = 0; count < (signatures ?? 0); count++) {
    await check()
  }
  ctx.type = 'application/json'
  ctx.body = answer
})

const handle = app.callback()
const server = createServer((request, response) => void handle(request, response))
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`ready at http://127.0.0.1:${String(port)}\n`)
})
