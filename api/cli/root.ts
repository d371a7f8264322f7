import { parseArgs } from 'node:util'
import { makeRoots, nextRoot } from './root-make.ts'
import { signRequestFile } from './root-sign.ts'

const USAGE = `On a machine without network, with a copy of the product:
  npm run root -- make                 makes the root and the next one, each under a passphrase of its own
  npm run root -- sign request.json    shows what changes, asks, and writes the signed key set
      [--last keyset.bin]              the set signed last, to compare with
      [--not-after kid=time]           ends a key earlier or later than the request says
      [--compromised kid=time]         what this key signed from then on counts no more
      [--out keyset.bin] [--yes]
  npm run root -- next                 the next root takes over, and one more is made
All of them: [--folder .] says where the files of the roots are. Times are as in 2026-11-22T10:00:00Z.`

/** Nothing here opens a database or reads the server's environment: the roots live where no network is. */
async function runRoot(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: '.' },
      last: { type: 'string' },
      'not-after': { type: 'string', multiple: true, default: [] },
      compromised: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: 'keyset.bin' },
      yes: { type: 'boolean', default: false },
    },
  })
  const [verb, file, ...more] = positionals
  if (verb === 'make' && file === undefined) return makeRoots(values.folder)
  if (verb === 'next' && file === undefined) return nextRoot(values.folder)
  if (verb === 'sign' && file !== undefined && more.length === 0) {
    return signRequestFile(file, { ...values, notAfter: values['not-after'] })
  }
  throw new Error(USAGE)
}

runRoot(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
