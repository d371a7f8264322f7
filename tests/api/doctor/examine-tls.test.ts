import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Finding } from '#api/doctor/finding.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { runProgram } from '#tests/support/server/program.ts'

const SENT = 'max-age=31536000'
const OLD: ServerOptions = { minVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }

const folder = makeFolder()
const servers: Server[] = []

/** Makes a self-signed certificate for 127.0.0.1. */
function makeCertificate(name: string, days: number) {
  const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)]
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', String(days)]
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

async function serve(options: ServerOptions, hsts: string | undefined): Promise<string> {
  const server = createServer(options, (_request, response) => {
    if (hsts !== undefined) response.setHeader('Strict-Transport-Security', hsts)
    response.end()
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `https://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}
const [good, short, stranger] = [
  makeCertificate('good', 90),
  makeCertificate('short', 5),
  makeCertificate('stranger', 90),
]
const origins = [
  await serve(good, SENT),
  await serve(short, 'max-age=60'),
  await serve(stranger, undefined),
  await serve({ ...good, ...OLD }, SENT),
  'https://127.0.0.1:1',
  'http://127.0.0.1:1',
]
const trusted = join(folder, 'trusted.pem')
execFileSync('sh', ['-c', `cat ${folder}/good.pem ${folder}/short.pem > ${trusted}`])
const { output } = await runProgram(['tests/api/doctor/tls-program.ts', ...origins], {
  NODE_EXTRA_CA_CERTS: trusted,
})
const [answer = ''] = output.split('\n')
const found = JSON.parse(answer) as Finding[][]
afterAll(() => {
  for (const server of servers) server.close()
})

const lines = (at: number) => found[at]?.map(({ light, text }) => `${light} ${text}`)

test('a site with a trusted certificate, new protocols and HSTS is green', () => {
  expect(lines(0)).toEqual([
    expect.stringMatching(/^green The certificate ends in (89|90) days$/),
    'green The site accepts nothing older than TLS 1.2',
    'green Strict-Transport-Security is sent',
  ])
})

test('a certificate that ends in less than 14 days is red, and so is a short HSTS', () => {
  expect(lines(1)).toEqual([
    expect.stringMatching(/^red The certificate ends in [45] days. Renew it.$/),
    expect.stringMatching(/^green/),
    'red Strict-Transport-Security is missing or shorter than 180 days',
  ])
})

test('a certificate that nobody vouches for is red', () => {
  expect(lines(2)?.[0]).toMatch(/^red The certificate is not trusted: self-signed certificate/)
})

test('a site that speaks TLS 1.1 is red', () => {
  expect(lines(3)?.[1]).toMatch(/^red The site accepts TLS 1.1 or older/)
})

test('a site that does not answer is red, and one without encryption is not looked at', () => {
  expect(lines(4)?.[0]).toMatch(/^red .*ECONNREFUSED/)
  expect(lines(4)?.[2]).toMatch(/^red .* the site does not answer$/)
  expect(lines(5)).toEqual([expect.stringMatching(/^grey PUBLIC_ORIGIN is not https/)])
})
