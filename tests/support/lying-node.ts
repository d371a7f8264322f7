import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a broken proxy or node sends instead of the answer. */
export const LIES = [
  { status: 503, change: () => 'Service unavailable' },
  { status: 429, change: () => '{"jsonrpc":"2.0","id":1,"error":{"message":"slow down"}}' },
  { status: 200, change: (answer: string) => answer.slice(0, answer.length / 2) },
  { status: 200, change: () => '{"jsonrpc":"2.0","id":1,"result":"no number"}' },
  { status: 200, change: () => '<html>Sign in to the network</html>' },
] as const

export interface LyingNode {
  url: string
  /** Undefined passes answers on unchanged. */
  tell: (lie: (typeof LIES)[number] | undefined) => void
  close: () => Promise<void>
}

/** Stands before a real node and passes everything on, until it is told to lie. */
export async function startLiar(nodeUrl: string): Promise<LyingNode> {
  let lie: (typeof LIES)[number] | undefined
  const server = createServer((request, response) => {
    void answerHonestly(nodeUrl, request).then((answer) => {
      response.writeHead(lie?.status ?? 200, { 'content-type': 'application/json' })
      response.end(lie ? lie.change(answer) : answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    tell: (next) => {
      lie = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function answerHonestly(nodeUrl: string, request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answer = await fetch(nodeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(chunks),
  })
  return answer.text()
}
