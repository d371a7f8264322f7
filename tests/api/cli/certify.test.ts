import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CertificateBundle } from '#api/interop/certificates/certificate-request.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { NEXT_PASSPHRASE, openOfflineMachine, writeJson } from '#tests/support/server/ceremony.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { runVisa } from '#tests/support/server/program.ts'

const ORIGIN = 'http://localhost:3000'

const folder = makeFolder()
const storage = await openTestDatabase()
const machine = openOfflineMachine(join(folder, 'offline'))
await machine.run(['make'])

const file = (name: string) => join(folder, name)

function onServer(...args: string[]) {
  const { connection } = storage
  const database = connection.kind === 'postgres' ? { DATABASE_URL: connection.url } : {}
  const env = { ...database, DATA_DIR: file('server'), PUBLIC_ORIGIN: ORIGIN }
  return runVisa(['root', ...args], env)
}

const signed = file('signed.json')
const offline = (...args: string[]) => machine.run(['sign', ...args, '--yes', '--out', signed])
const bundle = () => CertificateBundle.parse(JSON.parse(readFileSync(signed, 'utf8')))

/** Returns the serial numbers in the signed revocation list, as OpenSSL reads them. */
function withdrawn(): (string | undefined)[] {
  writeFileSync(file('list.der'), Buffer.from(bundle().revocationList.bytes, 'base64url'))
  const args = ['crl', '-inform', 'DER', '-in', file('list.der'), '-noout', '-text']
  const text = execFileSync('openssl', args).toString()
  return [...text.matchAll(/Serial Number: (\w+)/g)].map(([, serial]) => serial)
}

test('one ceremony: the server asks, the root signs, the server puts it in force', async () => {
  const asked = await onServer('request', 'certificates', '--out', file('request.json'))
  expect(asked.output).toContain('Take it to the root')
  const [, sha256 = ''] = /read aloud there: (.*)/.exec(asked.output) ?? []

  const first = await offline(file('request.json'))
  expect(first.output).toContain(`Certificates for ${ORIGIN}: document, status, reader.`)
  expect(first.output).toContain('THE FIRST CERTIFICATES: the root makes its own certificate.')
  expect(first.output).toContain(`to be read aloud: ${sha256}`)
  expect(first.code).toBe(0)
  expect(statSync(file('offline/certified-0.json')).mode & 0o777).toBe(0o600)

  const installed = await onServer('install', signed)
  expect(installed.output).toContain('3 certificates are in force.')
  const rows = (await storage.database('interop_certificates').orderBy('use')) as {
    use: string
  }[]
  expect(rows.map(({ use }) => use)).toEqual(['document', 'reader', 'root', 'status'])
})

test('the root keeps its own certificate from request to request', async () => {
  const { root } = bundle()
  const { output } = await offline(file('request.json'))
  expect(output).not.toContain('THE FIRST CERTIFICATES')
  expect(bundle().root).toBe(root)
})

test('a withdrawn certificate stands in this list and in later ones, also when the power failed', async () => {
  const { output } = await offline(file('request.json'), '--withdraw', 'abcd')
  expect(output).toContain('THE CERTIFICATE abcd IS WITHDRAWN.')
  expect(withdrawn()).toEqual(['ABCD'])
  // Leaves a half-written file, as a power failure during the write of the certified keys does.
  writeFileSync(file(`offline/certified-0.json.${crypto.randomUUID()}`), '{"origin": "http')
  await offline(file('request.json'))
  expect(withdrawn()).toEqual(['ABCD'])
  // With a folder in place of the output file, the command fails before it has written the signed
  // file.
  mkdirSync(file('a-folder'))
  const failed = await machine.run([
    ...['sign', file('request.json'), '--yes', '--withdraw', '1234', '--out', file('a-folder')],
  ])
  expect(failed.code).toBe(2)
  await offline(file('request.json'))
  expect(withdrawn()).toEqual(['ABCD', '1234'])
})

test('nothing is signed for a key that did not prove itself, or by another passphrase', async () => {
  const request = JSON.parse(readFileSync(file('request.json'), 'utf8')) as {
    keys: { proof: string }[]
  }
  const [first, second] = request.keys
  const keys = [{ ...first, proof: second?.proof }, ...request.keys.slice(1)]
  const altered = writeJson(file('altered.json'), { ...request, keys })
  const refused = await offline(altered)
  expect([refused.code, refused.output]).toEqual([
    2,
    'The document key: the server has not proved that it has the private key.\n',
  ])
  const options = ['--yes', '--out', file('never.json')]
  const wrong = await machine.run(['sign', file('request.json'), ...options], {
    ROOT_PASSPHRASE: 'another passphrase of nobody',
  })
  expect(wrong.code).toBe(2)
  expect(wrong.output).toContain('This passphrase does not open root')
  expect(existsSync(file('never.json'))).toBe(false)
})

test('a request of no kind, or with an option of the other kind, is refused', async () => {
  const unknown = await offline(writeJson(file('unknown.json'), { kind: 'coins', keys: [] }))
  expect(unknown.code).toBe(2)
  expect(unknown.output).toContain('unknown.json is not a request. Make a request on the server: ')
  const strange = await offline(file('request.json'), '--last', signed)
  expect([strange.code, strange.output]).toEqual([
    2,
    '--last has no meaning for a request of certificates.\n',
  ])
  const unsigned = await onServer('install', file('request.json'))
  expect(unsigned.code).toBe(2)
  expect(unsigned.output).toContain('was not signed by a root.')
})

test('certificates of another address need another root', async () => {
  const certified = file('offline/certified-0.json')
  const kept = readFileSync(certified, 'utf8')
  writeFileSync(certified, kept.replace(ORIGIN, 'https://another.example'))
  const { code, output } = await offline(file('request.json'))
  expect(code).toBe(2)
  expect(output).toContain('is for https://another.example. Each address needs its own root.')
  writeFileSync(certified, kept)
})

test('the next root certifies by a key of its own', async () => {
  const { root } = bundle()
  await machine.run(['next'], { NEXT_ROOT_PASSPHRASE: 'beyond the salt marshes' })
  const args = ['sign', file('request.json'), '--yes', '--out', signed]
  const { output } = await machine.run(args, { ROOT_PASSPHRASE: NEXT_PASSPHRASE })
  expect(output).toContain('THE FIRST CERTIFICATES: the root makes its own certificate.')
  expect(output).toContain('By root 1.')
  expect(bundle().root).not.toBe(root)
  expect(await onServer('install', signed)).toMatchObject({ code: 0 })
})
