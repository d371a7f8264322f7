import { execFileSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CertifiedSigner } from '#api/interop/formats/signer.ts'

const ES256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

export interface Certified extends CertifiedSigner {
  privateJwk: JsonWebKey
  publicKey: CryptoKey
  root: { pem: string; der: Uint8Array<ArrayBuffer> }
  pem: string
}

/**
 * Makes a new root with this name, and a signer. The root has signed the signer's certificate.
 * OpenSSL makes both certificates.
 */
export async function certify(rootName = '/C=ZZ/CN=Test root'): Promise<Certified> {
  const folder = mkdtempSync(join(tmpdir(), 'visa-certify-'))
  try {
    const openssl = (...args: string[]) =>
      execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
    openssl(
      'req',
      '-x509',
      ...newKey,
      '-keyout',
      'root.key',
      '-out',
      'root.pem',
      '-days',
      '3650',
      '-subj',
      rootName,
      '-addext',
      'keyUsage=critical,keyCertSign,cRLSign',
    )
    openssl(
      'req',
      ...newKey,
      '-keyout',
      'leaf.key',
      '-out',
      'leaf.csr',
      '-subj',
      '/C=ZZ/CN=Test signer',
    )
    writeFileSync(join(folder, 'leaf.ext'), LEAF)
    openssl(
      'x509',
      '-req',
      '-in',
      'leaf.csr',
      '-CA',
      'root.pem',
      '-CAkey',
      'root.key',
      '-days',
      '397',
      '-CAcreateserial',
      '-extfile',
      'leaf.ext',
      '-out',
      'leaf.pem',
    )
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    const privateJwk = createPrivateKey(read('leaf.key')).export({ format: 'jwk' })
    const { d: _d, ...publicJwk } = privateJwk
    const root = read('root.pem')
    return {
      privateJwk,
      privateKey: await crypto.subtle.importKey('jwk', privateJwk, ES256, false, ['sign']),
      publicKey: await crypto.subtle.importKey('jwk', publicJwk, ES256, true, ['verify']),
      chain: [toDer(read('leaf.pem'))],
      pem: read('leaf.pem'),
      root: { pem: root, der: toDer(root) },
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const LEAF = `basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=1.0.18013.5.1.2
subjectAltName=DNS:visa.test
subjectKeyIdentifier=none
authorityKeyIdentifier=none
`

function toDer(pem: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new X509Certificate(pem).raw)
}
