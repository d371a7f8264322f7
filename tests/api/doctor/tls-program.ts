import { examineTls } from '#api/doctor/examine-tls.ts'

/** Examines each origin that it is given, in a process that trusts what `NODE_EXTRA_CA_CERTS` names. */
const clock = { now: () => new Date() }
const found = []
for (const publicOrigin of process.argv.slice(2)) {
  found.push(await examineTls({ env: { publicOrigin }, clock }))
}
process.stdout.write(`${JSON.stringify(found)}\n`)
