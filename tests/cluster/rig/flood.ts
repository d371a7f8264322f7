import { connect } from 'node:net'

/** The number of connections. It is larger than `maxconn` in haproxy-edge.cfg. */
const COUNT = 5_000
const AGAIN_MS = 5_000

/**
 * This program opens connections to the address of its argument, and sends nothing. It replaces each
 * connection that ends.
 */
const [, , host = ''] = process.argv
for (let opened = 0; opened < COUNT; opened++) open()

function open(): void {
  const socket = connect(443, host)
  socket.on('error', () => undefined)
  socket.on('close', () => setTimeout(open, AGAIN_MS))
}
