import { examineTls } from '#api/doctor/examine-tls.ts'

/**
 * A program that examines each given origin. It is a process of its own, because Node reads
 * `NODE_EXTRA_CA_CERTS` only at the start.
 */
const clock = { now: () => new Date() }
const found = []
for (const publicOrigin of process.argv.slice(2)) {
  found.push(await examineTls({ env: { publicOrigin }, clock }))
}
process.stdout.write(`${JSON.stringify(found)}\n`)
