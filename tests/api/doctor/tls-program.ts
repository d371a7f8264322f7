import { examineTls } from '#api/doctor/examine-tls.ts'

/**
 * A program that examines the TLS of each given origin. This is a separate process, because Node
 * reads `NODE_EXTRA_CA_CERTS` only at its start.
 */
const clock = { now: () => new Date() }
const found = []
for (const publicOrigin of process.argv.slice(2)) {
  found.push(await examineTls({ env: { publicOrigin }, clock }))
}
process.stdout.write(`${JSON.stringify(found)}\n`)
