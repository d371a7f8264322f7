import { createHash, randomBytes, X509Certificate } from 'node:crypto'
import { CoseKey, type MdocContext } from '@owf/mdoc'

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/**
 * The cryptographic functions that `@owf/mdoc` needs from its user. The functions for MACs throw,
 * because no test makes a MAC.
 */
export const owfContext: MdocContext = {
  crypto: {
    random: (length) => new Uint8Array(randomBytes(length)),
    digest: ({ digestAlgorithm, bytes }) =>
      new Uint8Array(createHash(digestAlgorithm.replace('-', '')).update(bytes).digest()),
    calculateEphemeralMacKey: refuseMac,
  },
  cose: {
    sign1: {
      sign: async ({ key, toBeSigned }) => {
        const imported = await crypto.subtle.importKey('jwk', key.jwk, ECDSA, false, ['sign'])
        const signature = crypto.subtle.sign(ECDSA, imported, new Uint8Array(toBeSigned))
        return new Uint8Array(await signature)
      },
      verify: async ({ key, sign1 }) => {
        const { d: _d, ...jwk } = key.jwk
        const imported = await crypto.subtle.importKey('jwk', jwk, ECDSA, false, ['verify'])
        const [signature, signed] = [
          new Uint8Array(sign1.signature),
          new Uint8Array(sign1.toBeSigned),
        ]
        return crypto.subtle.verify(ECDSA, imported, signature, signed)
      },
    },
    mac0: { sign: refuseMac, verify: refuseMac },
  },
  x509: {
    getIssuerNameField: ({ certificate, field }) =>
      new X509Certificate(certificate).issuer
        .split('\n')
        .filter((line) => line.startsWith(`${field}=`))
        .map((line) => line.slice(field.length + 1)),
    getPublicKey: ({ certificate }) => toCoseKey(new X509Certificate(certificate)),
    verifyCertificateChain: ({ x5chain, trustedCertificates }) => {
      const [leaf] = x5chain.map((der) => new X509Certificate(der))
      const roots = trustedCertificates.map((der) => new X509Certificate(der))
      if (!leaf || !roots.some((root) => leaf.verify(root.publicKey)))
        throw new Error('Not trusted')
    },
    getCertificateData: ({ certificate }) => {
      const parsed = new X509Certificate(certificate)
      return {
        issuerName: parsed.issuer,
        subjectName: parsed.subject,
        serialNumber: parsed.serialNumber,
        thumbprint: parsed.fingerprint,
        notBefore: new Date(parsed.validFrom),
        notAfter: new Date(parsed.validTo),
        pem: parsed.toString(),
      }
    },
  },
}

function refuseMac(): never {
  throw new Error('No MAC here')
}

function toCoseKey(certificate: X509Certificate): CoseKey {
  const jwk = certificate.publicKey.export({ format: 'jwk' })
  return CoseKey.fromJwk({ ...jwk, alg: 'ES256' })
}
