import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Koa from 'koa'

const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
const CHECK_INTERVAL_MS = 2_000
const HEADERS_MAX = 100
const DRAIN_MS = 8_000

export interface RunningServer {
  url: string
  /** Answers what has begun, for eight seconds at most. */
  stop(): Promise<void>
}

/** Time-outs and bounds so that slow or boundless callers cannot hold the server. */
export async function startServer(
  app: Koa,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const handle = app.callback()
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    (request, response) => void handle(request, response),
  )
  server.maxHeadersCount = HEADERS_MAX
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { url: addressOf(server), stop: () => drain(server) }
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${String(port)}`
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) =>
    server.close(() => {
      resolve()
    }),
  )
  server.closeIdleConnections()
  const cut = setTimeout(() => {
    server.closeAllConnections()
  }, DRAIN_MS)
  await closed
  clearTimeout(cut)
}
