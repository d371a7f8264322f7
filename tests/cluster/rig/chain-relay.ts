import { createServer, type IncomingMessage } from 'node:http'

/**
 * Forwards every call to the chain, and writes a line for each call: its time, the address of its caller, its
 * method, and the signed transaction if the call sends one.
 *
 *   node chain-relay.ts <address of the node> <address to listen on>
 */
const [node = '', own = ''] = process.argv.slice(2)
const { hostname, port } = new URL(own)

createServer((request, response) => {
  passOn(request).then(
    (answer) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(answer)
    },
    () => {
      response.writeHead(502).end()
    },
  )
}).listen(Number(port), hostname)

async function passOn(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString()
  note(request.socket.remoteAddress ?? '', body)
  const headers = { 'content-type': 'application/json' }
  return (await fetch(node, { method: 'POST', headers, body })).text()
}

function note(from: string, body: string): void {
  const calls = [JSON.parse(body)].flat() as { method: string; params?: unknown[] }[]
  for (const { method, params } of calls) {
    const raw = method === 'eth_sendRawTransaction' ? params?.[0] : undefined
    process.stdout.write(`${JSON.stringify({ at: Date.now(), from, method, raw })}\n`)
  }
}
