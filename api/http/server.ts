import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Koa from 'koa'

/** The time limits for a whole request and for its headers, in milliseconds. */
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 10_000 }
const CHECKS_IN_A_TIMEOUT = 5
const HEADERS_MAX = 100
const DRAIN_MS = 8_000
/**
 * The only host that appears by name in the server's URL. Another host appears as an IP address. Browsers
 * offer no passkey at an IP address.
 */
const BY_NAME = 'localhost'

interface RunningServer {
  url: string
  /** Waits up to eight seconds for the requests that have begun. */
  stop(): Promise<void>
}

/** The limits of time and size end slow or endless requests. */
export async function startServer(
  app: Koa,
  { host, port }: { host: string; port: number },
  timeouts = TIMEOUTS,
): Promise<RunningServer> {
  const handle = app.callback()
  const connectionsCheckingInterval = timeouts.headersTimeout / CHECKS_IN_A_TIMEOUT
  const options = { ...timeouts, connectionsCheckingInterval }
  const server = createServer(options, (request, response) => void handle(request, response))
  server.maxHeadersCount = HEADERS_MAX
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host === BY_NAME ? '127.0.0.1' : host, resolve)
  })
  return { url: addressOf(server, host), stop: () => drain(server) }
}

function addressOf(server: Server, host: string): string {
  const { address, port, family } = server.address() as AddressInfo
  if (host === BY_NAME) return `http://${host}:${String(port)}`
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
