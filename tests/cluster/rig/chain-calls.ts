import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ChainCall } from '../check/check-senders.ts'
import { type AppNode, APPS, LOGS, nodeAt } from './nodes.ts'
import { until } from './poll.ts'

const ChainCalls = z.array(
  z.object({
    at: z.number(),
    from: z.string(),
    method: z.string(),
    raw: z.string().optional(),
  }),
)

/** Returns the calls to the chain since this time that came from nodes of the product. */
export function readChainCalls(since: number): ChainCall[] {
  const lines = readFileSync(`${LOGS}/chain.relay.log`, 'utf8').split('\n').slice(0, -1)
  const calls = ChainCalls.parse(lines.map((line) => JSON.parse(line) as unknown))
  return calls.filter(({ at, from }) => at >= since && appAt(from) !== undefined)
}

/** Returns the node that follows the chain. This node has the lock of the sender. */
export async function findSender(since = Date.now()): Promise<AppNode> {
  let sender: AppNode | undefined
  await until('a node follows the chain', () => {
    sender = appAt(readChainCalls(since).at(-1)?.from)
    return sender !== undefined
  })
  if (!sender) throw new Error('Nobody follows the chain.')
  return sender
}

/**
 * Waits until a transaction is sent. The relay logs a transaction before it forwards it, so the
 * sender may have no answer yet.
 */
export async function untilSent(): Promise<void> {
  const since = Date.now()
  await until('something is sent', () => readChainCalls(since).some(({ raw }) => raw !== undefined))
}

export async function untilSenderIsNot(node: AppNode): Promise<void> {
  const since = Date.now()
  await until('another node follows the chain', () =>
    readChainCalls(since).some(({ from }) => appAt(from) !== node),
  )
}

function appAt(address = ''): AppNode | undefined {
  const node = nodeAt(address)
  return APPS.find((app) => app === node)
}
