import { examineTls } from '#api/doctor/examine-tls.ts'

/** Examines each given origin, in a process that trusts the authorities in `NODE_EXTRA_CA_CERTS`. */
const clock = { now: () => new Date() }
const found = []
for (const publicOrigin of process.argv.slice(2)) {
  found.push(await examineTls({ env: { publicOrigin }, clock }))
}
process.stdout.write(`${JSON.stringify(found)}\n`)
