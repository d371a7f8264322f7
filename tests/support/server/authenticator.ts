import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { Assertion, NewPasskey, PasskeyChallenge } from '#contracts/accounts/passkeys.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export interface Authenticator {
  keyId: string
  /** The key in the format COSE. The server stores the same bytes. */
  publicKey: Buffer
  /** The value of the signature counter in the next signature. */
  counter: number
  /** If true, the authenticator states that it has verified its user. */
  verifiesUser: boolean
  /** The origin of the page that asks the authenticator. */
  origin: string
  make(challenge: PasskeyChallenge): NewPasskey
  sign(challenge: Pick<PasskeyChallenge, 'challenge' | 'rpId'>): Assertion
}

/** Creates an authenticator. A test can make its statements false. */
export function createAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const authenticator: Authenticator = {
    keyId: id.toString('base64url'),
    publicKey: toCoseKey(publicKey),
    counter: 1,
    verifiesUser: true,
    origin,
    make: ({ challenge, rpId }) => ({
      keyId: authenticator.keyId,
      clientData: clientDataOf('webauthn.create', challenge, authenticator.origin),
      attestation: attest(
        Buffer.concat([
          authDataOf(rpId, authenticator, HAS_CREDENTIAL),
          Buffer.alloc(16),
          Buffer.from([0, id.length]),
          id,
          authenticator.publicKey,
        ]),
      ),
    }),
    sign: ({ challenge, rpId }) => {
      const clientData = clientDataOf('webauthn.get', challenge, authenticator.origin)
      const authData = authDataOf(rpId, authenticator)
      const clientHash = createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest()
      return {
        keyId: authenticator.keyId,
        clientData,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, clientHash]), privateKey).toString(
          'base64url',
        ),
      }
    },
  }
  return authenticator
}

function clientDataOf(type: string, challenge: string, origin: string): string {
  const text = JSON.stringify({ type, challenge, origin, crossOrigin: false })
  return Buffer.from(text).toString('base64url')
}

function authDataOf(
  rpId: string,
  { counter, verifiesUser }: Pick<Authenticator, 'counter' | 'verifiesUser'>,
  flags = 0,
): Buffer {
  const data = Buffer.alloc(37)
  createHash('sha256').update(rpId).digest().copy(data)
  data.writeUInt8(USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0) | flags, 32)
  data.writeUInt32BE(counter, 33)
  return data
}

/** Returns `{fmt: "none", attStmt: {}, authData}` in the format CBOR. */
function attest(authData: Buffer): string {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ]).toString('base64url')
}

/** Returns the key `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in the format CBOR. */
function toCoseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}
