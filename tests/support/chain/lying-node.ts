import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeAfter } from '../closing.ts'

interface Lie {
  status: number
  change: (answer: string) => string
  /** The answer is held back until this promise resolves. Meanwhile the connection stays open. */
  after?: Promise<unknown>
  /** Decides whether this question gets the lie. Without this function, every question gets it. */
  concerns?: (question: string) => boolean
}

/** A node that has no events yet. It is behind another node that has reported a newer head. */
export const NO_EVENTS: Lie = {
  status: 200,
  change: () => '{"jsonrpc":"2.0","id":1,"result":[]}',
  concerns: (question) => question.includes('eth_getLogs'),
}

/** A node that answers a request for one block, and refuses a request for more blocks. */
export const ONE_BLOCK_ONLY: Lie = {
  status: 200,
  change: () =>
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"query exceeds block range"}}',
  concerns: (question) => {
    const [, from, to] = /"fromBlock":"(0x\w+)","toBlock":"(0x\w+)"/.exec(question) ?? []
    return from !== to
  },
}

/** A node that estimates a million units of gas. */
export const MUCH_GAS: Lie = {
  status: 200,
  change: () => '{"jsonrpc":"2.0","id":1,"result":"0xf4240"}',
  concerns: (question) => question.includes('eth_estimateGas'),
}

/** A node whose chain has no final block. */
export const NO_FINALITY: Lie = {
  status: 200,
  change: () => '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no finalized block"}}',
  concerns: (question) => question.includes('"finalized"'),
}

/** A node that gives no proof about an older state. Most public nodes are like this. */
export const NO_PROOFS: Lie = {
  status: 200,
  change: () => '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"missing trie node"}}',
  concerns: (question) => question.includes('eth_getProof'),
}

/** A node that never answers a request for a proof. */
export const HUNG_PROOFS: Lie = {
  status: 200,
  change: (answer) => answer,
  after: new Promise(() => undefined),
  concerns: (question) => question.includes('eth_getProof'),
}

/** A node that changes the proof of the contract's account. */
export const ALTERED_PROOFS: Lie = {
  status: 200,
  change: (answer) =>
    answer.replace(/(?<="accountProof":\["0x\w{40})\w/, (digit) => (digit === '0' ? '1' : '0')),
  concerns: (question) => question.includes('eth_getProof'),
}

/** The wrong answers of a broken proxy or node. */
export const LIES: readonly Lie[] = [
  { status: 503, change: () => 'Service unavailable' },
  { status: 429, change: () => '{"jsonrpc":"2.0","id":1,"error":{"message":"slow down"}}' },
  { status: 200, change: (answer: string) => answer.slice(0, answer.length / 2) },
  { status: 200, change: () => '{"jsonrpc":"2.0","id":1,"result":"no number"}' },
  { status: 200, change: () => '<html>Sign in to the network</html>' },
]

export interface LyingNode {
  url: string
  /** Sets the lie for all later answers. With `undefined`, all answers are true. */
  tell: (lie: Lie | undefined) => void
  close: () => Promise<void>
}

/**
 * Starts a proxy in front of a real node. The proxy passes all answers on until `tell` sets a lie.
 */
export async function startLiar(nodeUrl: string): Promise<LyingNode> {
  let lie: Lie | undefined
  const underway = new Set<Promise<unknown>>()
  const server = createServer((request, response) => {
    const passed = passOn(nodeUrl, request)
    underway.add(passed)
    void passed.then(async ({ question, answer }) => {
      underway.delete(passed)
      const told = lie?.concerns?.(question) === false ? undefined : lie
      await told?.after
      response.writeHead(told?.status ?? 200, { 'content-type': 'application/json' })
      response.end(told ? told.change(answer) : answer)
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
    close: closeAfter(async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      // Waits for the open requests, because the test can stop the node after this.
      await Promise.allSettled(underway)
    }),
  }
}

async function passOn(nodeUrl: string, request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const question = Buffer.concat(chunks).toString()
  const answer = await fetch(nodeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: question,
  })
  return { question, answer: await answer.text() }
}
