import { parseArgs } from 'node:util'

const USAGE = `What wallets and verifiers of others check this server by. In this order:
  npm run certify -- --request                 on the server: makes keys, writes certify-request.json
  npm run certify -- --sign certify-request.json   on the machine without network: shows, asks, and signs
      [--withdraw serial]                      this certificate counts no more
      [--folder .]                             where the file of the root lies, made the first time
  npm run certify -- --install certificates.json   on the server: puts them in force
[--out file] says where the first two write; [--yes] asks nothing.`

/** The root of certificates is another key than the one of key sets; both may be used at one table. */
async function certify(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      request: { type: 'boolean', default: false },
      sign: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
      withdraw: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', default: '.' },
      out: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  })
  const { request, sign, install, out } = values
  const [file, ...more] = positionals
  const verbs = [request, sign, install].filter(Boolean).length
  if (verbs !== 1 || more.length > 0 || request === (file !== undefined)) throw new Error(USAGE)

  // Each verb takes only what its machine has: no database where the root is.
  if (file !== undefined && sign) {
    const { signCertificateRequest } = await import('./certify-sign.ts')
    return signCertificateRequest(file, { ...values, out: out ?? 'certificates.json' })
  }
  const server = await import('./certify-server.ts')
  if (file !== undefined) return server.installFile(file)
  return server.writeRequest(out ?? 'certify-request.json')
}

certify(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
