import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CertificateBundle } from '#api/interop/certificates/certificate-request.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { PASSPHRASE } from '#tests/support/server/ceremony.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { runVisa } from '#tests/support/server/program.ts'

/** Each program starts, and makes a key out of a passphrase. */
const PROGRAMS = { timeout: 300_000 }
const ORIGIN = 'http://localhost:3000'

const folder = makeFolder()
const storage = await openTestDatabase()

const file = (name: string) => join(folder, name)

function onServer(...args: string[]) {
  const { connection } = storage
  const database = connection.kind === 'postgres' ? { DATABASE_URL: connection.url } : {}
  const env = { ...database, DATA_DIR: file('server'), PUBLIC_ORIGIN: ORIGIN }
  return runVisa(['certificates', ...args], env)
}

function offline(...args: string[]) {
  const options = ['--folder', file('offline'), '--out', file('certificates.json')]
  const env = { ROOT_PASSPHRASE: PASSPHRASE }
  return runVisa(['certificates', ...args, ...options], env)
}

const bundle = () =>
  CertificateBundle.parse(JSON.parse(readFileSync(file('certificates.json'), 'utf8')))

test(
  'one ceremony: the server asks, the root signs, the server puts it in force',
  PROGRAMS,
  async () => {
    const asked = await onServer('request', '--out', file('request.json'))
    expect(asked.output).toContain('Take it to the root')
    const [, sha256 = ''] = /read aloud there: (.*)/.exec(asked.output) ?? []

    const signed = await offline('sign', file('request.json'), '--yes')
    expect(signed.output).toContain(`Certificates for ${ORIGIN}: document, status, reader.`)
    expect(signed.output).toContain(`to be read aloud: ${sha256}`)
    expect(signed.code).toBe(0)
    const rootFile = file('offline/certificate-root.json')
    expect(statSync(rootFile).mode & 0o777).toBe(0o600)
    expect(readFileSync(rootFile, 'utf8')).not.toContain('privateKey')

    const installed = await onServer('install', file('certificates.json'))
    expect(installed.output).toContain('3 certificates are in force.')
    const rows = (await storage.database('interop_certificates').orderBy('use')) as {
      use: string
    }[]
    expect(rows.map(({ use }) => use)).toEqual(['document', 'reader', 'root', 'status'])
  },
)

test('a withdrawn certificate stands in this list and in later ones', PROGRAMS, async () => {
  const serials = (bytes: string) => {
    writeFileSync(file('list.der'), Buffer.from(bytes, 'base64url'))
    const args = ['crl', '-inform', 'DER', '-in', file('list.der'), '-noout', '-text']
    return [
      ...execFileSync('openssl', args)
        .toString()
        .matchAll(/Serial Number: (\w+)/g),
    ]
  }
  await offline('sign', file('request.json'), '--yes', '--withdraw', 'abcd')
  await offline('sign', file('request.json'), '--yes')
  expect(serials(bundle().revocationList.bytes).map(([, serial]) => serial)).toEqual(['ABCD'])
})

test(
  'nothing is signed for a key that did not prove itself, or by another passphrase',
  PROGRAMS,
  async () => {
    const request = JSON.parse(readFileSync(file('request.json'), 'utf8')) as {
      keys: { proof: string }[]
    }
    const [first, second] = request.keys
    writeFileSync(
      file('altered.json'),
      JSON.stringify({
        ...request,
        keys: [{ ...first, proof: second?.proof }, ...request.keys.slice(1)],
      }),
    )
    const refused = await offline('sign', file('altered.json'), '--yes')
    expect([refused.code, refused.output]).toEqual([
      2,
      'The document key has not proved that the server holds it.\n',
    ])
    const options = ['--yes', '--folder', file('offline'), '--out', file('never.json')]
    const wrong = await runVisa(['certificates', 'sign', file('request.json'), ...options], {
      ROOT_PASSPHRASE: 'another passphrase of nobody',
    })
    expect(wrong.code).toBe(2)
    expect(wrong.output).toContain('This passphrase does not open root')
    expect(existsSync(file('never.json'))).toBe(false)
  },
)
